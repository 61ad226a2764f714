import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEGABYTE = 1024 * 1024

/** A disk that can be filled to the last byte and emptied again. Only the system's own user may make one. */
export class SmallDisk {
  private constructor(readonly path: string) {}

  /** Null where no disk can be mounted. */
  static mount(megabytes: number): SmallDisk | null {
    const path = mkdtempSync(join(tmpdir(), 'turnkeeper-disk-'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m`, 'tmpfs', path], {
        stdio: 'ignore',
      })
      return new SmallDisk(path)
    } catch {
      rmSync(path, { recursive: true })
      return null
    }
  }

  /** Writes until nothing more goes on it. */
  fill(): void {
    const file = openSync(this.ballast, 'a')
    for (let size = MEGABYTE; size >= 1; size = Math.floor(size / 4)) while (write(file, size));
    closeSync(file)
  }

  empty(): void {
    rmSync(this.ballast, { force: true })
  }

  get freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.path)
    return bavail * bsize
  }

  unmount(): void {
    execFileSync('umount', ['-l', this.path])
    rmSync(this.path, { recursive: true, force: true })
  }

  private get ballast(): string {
    return join(this.path, 'ballast')
  }
}

function write(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size
  } catch {
    return false
  }
}
