import { parse } from 'vue/compiler-sfc'
import ts from 'typescript'

export interface Import {
  specifier: string
  /** "type" leaves nothing behind at run time; "dynamic" runs later than the module. */
  kind: 'static' | 'type' | 'dynamic'
}

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string
  text: string
  /** The script of a Vue file, or the whole file. */
  syntax: ts.SourceFile
  imports: readonly Import[]
}

export function readSource(path: string, text: string): SourceFile {
  const script = path.endsWith('.vue') ? scriptOf(text) : text
  const syntax = ts.createSourceFile(path + '.ts', script, ts.ScriptTarget.Latest, true)
  return { path, text, syntax, imports: importsOf(syntax) }
}

function scriptOf(text: string): string {
  const { descriptor } = parse(text)
  return `${descriptor.script?.content ?? ''}\n${descriptor.scriptSetup?.content ?? ''}`
}

/** Visits every node of a file, outermost first. */
export function visit(node: ts.Node, each: (node: ts.Node) => void): void {
  each(node)
  node.forEachChild((child) => visit(child, each))
}

function importsOf(syntax: ts.SourceFile): Import[] {
  const found: Import[] = []
  visit(syntax, (node) => {
    const entry = importIn(node)
    if (entry) found.push(entry)
  })
  return found
}

function importIn(node: ts.Node): Import | null {
  if (ts.isImportDeclaration(node)) {
    const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    return entry(node.moduleSpecifier, typeOnly ? 'type' : 'static')
  }
  if (ts.isExportDeclaration(node)) return entry(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'static')
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? entry(node.argument.literal, 'type') : null
  }
  const isLoad = ts.isCallExpression(node) && /^(import|require)$/.test(node.expression.getText())
  return isLoad ? entry(node.arguments[0], 'dynamic') : null
}

function entry(specifier: ts.Node | undefined, kind: Import['kind']): Import | null {
  return specifier && ts.isStringLiteralLike(specifier) ? { specifier: specifier.text, kind } : null
}
