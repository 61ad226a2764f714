const LENGTH = 96_000
const full = (piece: string): string => piece.repeat(LENGTH / piece.length)
const lines = (line: (place: number) => string): string =>
  Array.from({ length: 430 }, (_, at) => line(at)).join('\n')

/** Notes as long as a file may bring, of what makes a careless reader of Markdown look at everything again. */
export const hostileNotes: readonly (readonly [name: string, text: string])[] = [
  ['a heading with a long run of spaces', `# a${full(' ')}b`],
  ['a heading with a long run of hash signs', `# a ${full('#')}b`],
  ['stars', `${full('*')}a`],
  ['bold that is never closed', full('**a ')],
  ['stars and underscores in turn', `${full('*_')}a`],
  ['underscores at words', full('a_ _b')],
  ['brackets', `${full('[')}a`],
  ['links that are never closed', full('[a](')],
  ['pictures in pictures', `${full('![')}a`],
  ['code that is never closed', full('`a')],
  ['ever longer marks of code', lines((place) => `a${'`'.repeat(place + 1)}`)],
  ['backslashes', `${full('\\')}a`],
  ['fences', full('```\n~~~\nx\n')],
  ['quotes in quotes', `${full('>')}a`],
  ['lists in lists', `${full('- ')}a`],
  ['lists in lists, a line each', lines((place) => `${' '.repeat(place)}- a`)],
  ['lines', full('a\n')],
]
