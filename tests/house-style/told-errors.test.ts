import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** How handlers call what they caught. */
const CAUGHT = /^(error|cause|failure|thrown|err)$/

/** Files that say the sentence of a mistake to the person who made it, in a file of rows or in a variable: nothing else caused it. */
const FOR_PEOPLE = new Set(['src/server/api/import-body.server.ts', 'src/server/commands/check-config.server.ts', 'src/server/commands/run-command.server.ts'])

const onServer = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !/[.](test|gen)[.]/.test(file))
  .filter((file) => /[.]server[.]ts$|^src\/main[.]ts$|^src\/(platform|server)\/.*[.]ts$/.test(file))

/** Places where an error is written as its text alone, which leaves out what caused it: `fetch failed` says nothing. */
function bareErrors(text: string): string[] {
  const source = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true)
  const bareOnes: string[] = []
  const visit = (node: ts.Node) => {
    if (isBare(node) && !isHandedOn(node)) bareOnes.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText()}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return bareOnes
}

function isBare(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'message' && CAUGHT.test(nameOf(node.expression))
  if (ts.isTemplateSpan(node)) return CAUGHT.test(nameOf(node.expression))
  return ts.isCallExpression(node) && node.expression.getText() === 'String' && CAUGHT.test(nameOf(lastOf(node.arguments[0])))
}

/** What is taken at last: `error.cause ?? error` is `error`. */
function lastOf(node: ts.Node | undefined): ts.Node | undefined {
  return node && ts.isBinaryExpression(node) ? lastOf(node.right) : node
}

/** The name behind parentheses and casts: `(error.cause as Error).message` asks `cause`. */
function nameOf(node: ts.Node | undefined): string {
  if (node === undefined) return ''
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return nameOf(node.expression)
  return ts.isPropertyAccessExpression(node) ? node.name.text : node.getText()
}

/** It is compared, becomes the text of another error, or is that of a kind whose sentence is for people. */
function isHandedOn(node: ts.Node): boolean {
  for (let above = node.parent; above && !ts.isFunctionLike(above) && !ts.isStatement(above); above = above.parent) {
    if (ts.isNewExpression(above)) return true
    if (ts.isConditionalExpression(above) && /instanceof \w+Error\b/.test(above.condition.getText())) return true
    if (ts.isBinaryExpression(above) && above.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return true
  }
  return false
}

test('an error that the server logs or keeps is told with what caused it (`reasonOf`)', () => {
  const flaws = onServer.filter((file) => !FOR_PEOPLE.has(file)).flatMap((file) => bareErrors(readFileSync(file, 'utf8')).map((place) => `${file}:${place}`))
  expect(flaws).toEqual([])
})

test.each([
  `ctx.log.warn('x', { reason: error.message })`,
  'log.warn(`x: $' + '{cause.message}`)',
  'log.warn(`x: $' + '{error}`)',
  `tell('x', { reason: String((error as Error).cause ?? error) })`,
  `log.error('x', { reason: String((error.cause as Error | undefined)?.message) })`,
  `const problem = String(cause instanceof Error ? cause.message : cause)`,
  `await end(ctx, { state: 'failed', error: error.message })`,
])('%s is found', (code) => expect(bareErrors(`function f() { ${code} }`)).not.toEqual([]))

test.each([
  `throw new SendError(cause.message, { cause })`,
  `if (error.message === 'timeout') end()`,
  `log.warn('x', { reason: reasonOf(error) })`,
  `say(error instanceof EnvError ? error.message : reasonOf(error))`,
])('%s is not', (code) => expect(bareErrors(`function f() { ${code} }`)).toEqual([]))
