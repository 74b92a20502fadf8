import ts from 'typescript'

/** Where a record that has a prototype is written or read under a computed name. */
type Lookup = { line: number; text: string }

/**
 * Finds records of any name (`{}`, or an object literal declared as `Record<string, …>`) that are written or read under a computed name: of the same file,
 * or `exported` by others. Under `__proto__`, `constructor` or `toString` such a record answers with what every object has; `byName()` and a `Map` do not.
 * Records whose names are a union of literals are none of these.
 */
export function lookupsWithPrototype(file: string, text: string, exported: readonly string[] = []): Lookup[] {
  // Most files have neither, and need not be parsed.
  if (!/Record<string|[:=] \{\}/.test(text) && !exported.some((name) => text.includes(`${name}[`))) return []
  const source = parse(file, text)
  const nodes = nodesOf(source)
  const imported = new Set(nodes.flatMap((node) => (ts.isImportSpecifier(node) ? [node.name.text] : [])))
  const records = new Set([...exported.filter((name) => imported.has(name)), ...nodes.flatMap(recordName)])
  return nodes.flatMap((node) => {
    if (!ts.isElementAccessExpression(node) || ts.isLiteralExpression(node.argumentExpression)) return []
    const name = accessedName(node.expression)
    return name !== null && records.has(name) ? [{ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: node.getText() }] : []
  })
}

/** The names of a file's exported records of any name. */
export function exportedRecords(file: string, text: string): string[] {
  if (!/export const \w+: (Readonly<)?Record<string,/.test(text)) return []
  return parse(file, text).statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement) || !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    return statement.declarationList.declarations.flatMap(recordName)
  })
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
}

function nodesOf(source: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return nodes
}

/** `found` of `found[…]`, `files` of `read.files[…]`. */
function accessedName(expression: ts.Expression): string | null {
  if (ts.isIdentifier(expression)) return expression.text
  return ts.isPropertyAccessExpression(expression) ? `.${expression.name.text}` : null
}

/** The name of a variable, or of a member with a dot before it, whose value is an object literal for any names. */
function recordName(node: ts.Node): string[] {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && isAsOpenRecord(node.initializer)) return [`.${node.name.text}`]
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return []
  const { type, initializer } = node
  const isOpen = isAsOpenRecord(initializer) || (ts.isObjectLiteralExpression(initializer) && (type ? isOpenType(type) : initializer.properties.length === 0))
  return isOpen ? [node.name.text] : []
}

function isAsOpenRecord(value: ts.Expression): boolean {
  return ts.isAsExpression(value) && ts.isObjectLiteralExpression(value.expression) && isOpenType(value.type)
}

function isOpenType(type: ts.TypeNode): boolean {
  return /^(Readonly<)?Record<string,/.test(type.getText())
}
