import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Words that do not say what a value is: `known` may be codes, a page or a number. A list of them says it (`knownCodes`), or the thing itself (`page`). */
const participles = new Set(
  'asked chosen counted drawn found given held kept known listed made named said seen sent shown stored taken told wanted written'.split(' '),
)

/** Names that are the word of what they stand for, by the beginning of their path. */
const exceptions: readonly [path: string, reason: string][] = [
  ['src/ui/page-protocol.ts', 'a constant is called as its attribute is: data-held'],
  ['src/screens/form/load.server.ts', 'a constant is called as its parameter is: _sent'],
]

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'scripts', 'bench'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => /[.]tsx?$/.test(file) && !/[.](gen|test)[.]/.test(file))

/** Variables, parameters, functions and types that are called by a participle alone. Members are not looked at: those of a call or a table are the API's. */
function bareParticiples(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const flaws: string[] = []
  const visit = (node: ts.Node) => {
    const name = declaredName(node)
    if (name && participles.has(name.text.toLowerCase())) flaws.push(`${file}:${source.getLineAndCharacterOfPosition(name.getStart()).line + 1} ${name.text}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return flaws
}

function declaredName(node: ts.Node): ts.Identifier | undefined {
  const isDeclaration = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isFunctionDeclaration(node) || ts.isTypeAliasDeclaration(node)
  // What is taken out of an object by the name that it has there is named there.
  const isOwnName = ts.isBindingElement(node) && (node.propertyName !== undefined || ts.isArrayBindingPattern(node.parent))
  return (isDeclaration || isOwnName) && node.name && ts.isIdentifier(node.name) ? node.name : undefined
}

test('no variable, parameter, function or type is called by a participle alone', () => {
  const isExcepted = (file: string) => exceptions.some(([path]) => file.startsWith(path))
  expect(files.filter((file) => !isExcepted(file)).flatMap(bareParticiples)).toEqual([])
})

test('each exception is still needed', () => {
  expect(exceptions.filter(([path]) => files.filter((file) => file.startsWith(path)).flatMap(bareParticiples).length === 0)).toEqual([])
})
