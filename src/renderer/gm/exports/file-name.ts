const MOST = 80

/** A name that every file system takes, with our ending. */
export function fileName(title: string): string {
  const plain = title
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- control characters are just what file systems refuse
    .replace(/[\u0000-\u001f<>:"/\\|?*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
  return `${Array.from(plain).slice(0, MOST).join('').trim() || 'Turnkeeper'}.turnkeeper`
}

/** The day on the GM's wall, which just after midnight is not the day of UTC: "2026-03-09". */
export function localDate(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
