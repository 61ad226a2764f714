import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isBuildStale } from '../../src/start/build-age.mjs'
import { serve } from '../../src/start/serve.mjs'

interface Reply {
  status: number | undefined
  headers: Record<string, unknown>
}

describe('the address of the browser host', () => {
  let folder: string
  let server: Awaited<ReturnType<typeof serve>>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'turnkeeper-serve-'))
    await mkdir(join(folder, 'renderer'))
    await writeFile(join(folder, 'secret.json'), '{}')
    await writeFile(join(folder, 'renderer', 'gm.html'), '<p>GM</p>')
    await writeFile(join(folder, 'renderer', 'run.sh'), 'no page')
    await symlink(join(folder, 'secret.json'), join(folder, 'renderer', 'link.json'))
    server = await serve(join(folder, 'renderer'), 0)
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  /** Not fetch(), which would tidy the path up before it is sent. */
  function ask(path: string, options: { method?: string; host?: string } = {}): Promise<Reply> {
    const { method = 'GET', host = `127.0.0.1:${server.port}` } = options
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: server.port, path, method, headers: { host } }, (reply) => {
        reply.resume()
        resolve({ status: reply.statusCode, headers: reply.headers })
      })
        .on('error', reject)
        .end()
    })
  }

  it('gives the GM page, with the same headers as in Electron', async () => {
    const { status, headers } = await ask('/gm.html?from=test')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('leads from its root to the GM page', async () => {
    expect(await ask('/')).toMatchObject({ status: 307, headers: { location: '/gm.html' } })
  })

  it.each([
    ['a path that climbs out', '/../secret.json', 403],
    ['one that climbs in disguise', '/..%2fsecret.json', 403],
    ['one with a backslash', '/..%5csecret.json', 403],
    ['one that cannot be decoded', '/%E0%A4%A', 403],
    ['one with a zero byte', '/gm.html%00.json', 403],
    ['a link that leads out', '/link.json', 404],
    ['a kind of file that is no page', '/run.sh', 403],
    ['a page that is not there', '/other.html', 404],
    ['a folder', '/assets/', 403],
  ])('refuses %s, under the same headers', async (_what, path, status) => {
    const reply = await ask(path)
    expect(reply.status).toBe(status)
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('takes nothing from anyone', async () => {
    expect((await ask('/gm.html', { method: 'POST' })).status).toBe(405)
  })

  it('gives nothing to a stranger’s name that leads here', async () => {
    expect((await ask('/gm.html', { host: 'evil.example' })).status).toBe(403)
  })

  it('leads "localhost" to the one address under which the data is kept', async () => {
    expect(await ask('/gm.html', { host: `localhost:${server.port}` })).toMatchObject({
      status: 307,
      headers: { location: `http://127.0.0.1:${server.port}/gm.html` },
    })
  })

  it('moves on to the next port when its own is taken', async () => {
    const second = await serve(folder, server.port)
    expect(second.port).toBeGreaterThan(server.port)
    await second.close()
  })
})

describe('the build', () => {
  let root: string
  const results = [
    'out/main/index.js',
    'out/preload/gm.cjs',
    'out/preload/player.cjs',
    'out/renderer/gm.html',
  ]

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'turnkeeper-build-'))
    await mkdir(join(root, 'src'))
    await write('src/main.ts', 1000)
    await touch('src', 1000)
    for (const name of results) await write(name, 2000)
    return () => rm(root, { recursive: true })
  })

  async function write(name: string, time: number): Promise<void> {
    await mkdir(join(root, name, '..'), { recursive: true })
    await writeFile(join(root, name), 'x')
    await touch(name, time)
  }

  const touch = (name: string, time: number): Promise<void> => utimes(join(root, name), time, time)

  it('serves as long as nothing changed', () => {
    expect(isBuildStale(root)).toBe(false)
  })

  it('is stale when a source is newer', async () => {
    await touch('src/main.ts', 3000)
    expect(isBuildStale(root)).toBe(true)
  })

  it('is stale when a part of it is missing', async () => {
    await rm(join(root, 'out/preload/player.cjs'))
    expect(isBuildStale(root)).toBe(true)
  })
})
