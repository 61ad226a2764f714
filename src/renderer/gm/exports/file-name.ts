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
