import ts from 'typescript'
import { SYSTEM_REGISTRY } from './layer-table'
import { visit, type SourceFile } from './source-file'

/** Names that mean a clock, dice, a page or the machine. Core gets all of these as arguments. */
const IMPURE = new Set([
  'console',
  'crypto',
  'document',
  'fetch',
  'indexedDB',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'requestAnimationFrame',
  'setInterval',
  'setTimeout',
  'window',
])
const NATIVE_DIALOGS = new Set(['alert', 'confirm', 'prompt'])
const GLOBALS = new Set(['window', 'globalThis', 'self'])

const MACHINE_PATH = /(^|[\s"'`(=:])(\/(home|Users|root|work|tmp)\/|[A-Z]:\\Users)/m

/** Returns one sentence per construct that must not stand in this file. */
export function forbiddenCode(file: SourceFile, systemIds: readonly string[]): string[] {
  const found = new Set<string>()
  const report = (what: string): void => void found.add(`${file.path}: ${what}`)
  if (MACHINE_PATH.test(file.text)) report('a path of one machine')
  if (file.path.endsWith('.vue') && /\sv-html\b/.test(file.text)) report('v-html')
  const own = ownNames(file.syntax)
  visit(file.syntax, (node) => {
    const what = inSource(file.path, node, systemIds)
    if (what && !own.has(what)) report(what)
  })
  return [...found]
}

/** What a file itself calls something: a parameter named "document" is no page. */
function ownNames(syntax: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  visit(syntax, (node) => {
    const isDeclared = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)
    if (isDeclared && ts.isIdentifier(node.name)) names.add(node.name.text)
  })
  return names
}

function inSource(path: string, node: ts.Node, systemIds: readonly string[]): string | null {
  if (!path.startsWith('src/')) return null
  return (
    nativeDialog(node) ??
    rawMarkup(node) ??
    (path.startsWith('src/core/') ? impurity(node) : null) ??
    (path === SYSTEM_REGISTRY ? null : (systemCheck(node) ?? namedSystem(path, node, systemIds)))
  )
}

function nativeDialog(node: ts.Node): string | null {
  if (!ts.isCallExpression(node)) return null
  const name = globalName(node.expression)
  return name && NATIVE_DIALOGS.has(name) ? `${name}()` : null
}

/** The name of a global that an expression reads: alert, window.alert, globalThis.alert. */
function globalName(node: ts.Expression): string | null {
  if (ts.isIdentifier(node)) return node.text
  const onGlobal = ts.isPropertyAccessExpression(node) && GLOBALS.has(node.expression.getText())
  return onGlobal ? node.name.text : null
}

function rawMarkup(node: ts.Node): string | null {
  const isRaw = ts.isPropertyAccessExpression(node) && /^(inner|outer)HTML$/.test(node.name.text)
  return isRaw ? node.name.text : null
}

function impurity(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node) && /^(Date\.now|Math\.random)$/.test(node.getText())) {
    return node.getText()
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) {
    return 'new Date() without a time'
  }
  return ts.isIdentifier(node) && IMPURE.has(node.text) && isRead(node) ? node.text : null
}

/** False where the word is only a name of something of ours: a property, a parameter, a variable. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isCallExpression(parent)) return true
  return ts.isExpressionStatement(parent) || ts.isTypeOfExpression(parent)
}

function systemCheck(node: ts.Node): string | null {
  if (ts.isSwitchStatement(node) && isSystemId(node.expression))
    return `a switch on ${node.expression.getText()}`
  if (!ts.isBinaryExpression(node) || !/^[!=]==?$/.test(node.operatorToken.getText())) return null
  const { left, right } = node
  const literal = ts.isStringLiteralLike(left) || ts.isStringLiteralLike(right)
  return literal && (isSystemId(left) || isSystemId(right))
    ? `a check of the rules system: ${node.getText()}`
    : null
}

/** `typeof block.systemId` asks for its shape, not which system it is. */
function isSystemId(node: ts.Node): boolean {
  if (ts.isTypeOfExpression(node)) return false
  return /(\bsystem\??\.id|\bsystemId)$/.test(node.getText())
}

/** Engine, history, views and formats work for any system and name none. */
function namedSystem(path: string, node: ts.Node, systemIds: readonly string[]): string | null {
  const general = path.startsWith('src/core/') && !path.startsWith('src/core/systems/')
  if (!general || !ts.isStringLiteralLike(node) || !systemIds.includes(node.text)) return null
  return `the name of a rules system: ${node.text}`
}
