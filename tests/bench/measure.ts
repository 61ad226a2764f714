/** Time of one run in microseconds: the median of many, after a warm-up, so that other work does not show. */
export function microseconds(run: () => unknown, forMilliseconds = 300): number {
  for (let each = 0; each < 20; each++) run()
  const times: number[] = []
  const end = performance.now() + forMilliseconds
  while (performance.now() < end || times.length < 20) {
    const start = performance.now()
    run()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return 1000 * (times[Math.floor(times.length / 2)] ?? 0)
}

/** What we do, beside the least that the machine must do for it. */
export interface Bench {
  what: string
  ours: () => unknown
  limit: () => unknown
  limitIs: string
}

export interface Measured {
  what: string
  size: number
  ours: number
  limit: number
  limitIs: string
}

export function measured(size: number, benches: readonly Bench[]): Measured[] {
  return benches.map(({ what, ours, limit, limitIs }) => ({
    what,
    size,
    ours: microseconds(ours),
    limit: microseconds(limit),
    limitIs,
  }))
}

export function asTable(rows: readonly Measured[]): string {
  const head = ['', 'how many', 'ours µs', 'limit µs', 'times', 'limit']
  const body = rows.map(({ what, size, ours, limit, limitIs }) => [
    what,
    String(size),
    ours.toFixed(1),
    limit.toFixed(1),
    (ours / limit).toFixed(1),
    limitIs,
  ])
  const widths = head.map((_, column) =>
    Math.max(...[head, ...body].map((row) => (row[column] ?? '').length)),
  )
  const line = (row: string[]): string =>
    row
      .map((cell, column) =>
        column === 0 || column === 5 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [head, ...body].map(line).join('\n')
}
