import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const MOST_LINES = 80
const MOST_FILES = 25
const filesOf = (...folders: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], { encoding: 'utf8' })
    .trim()
    .split('\n')
const ownFiles = filesOf('src').filter((file) => !/[.](test|gen)[.]/.test(file))

/** Functions of a file that are longer than the limit, and have no comment above them that says why: "Long, since …". */
function unexplainedLongFunctions(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (text.split('\n').length <= MOST_LINES) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const longFunctions: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineOf(node.end) - lineOf(node.getStart()) + 1
      const above = text.slice(node.getFullStart(), node.getStart())
      if (lines > MOST_LINES && !/\bLong[,:]/.test(above)) longFunctions.push(`${file} ${node.name?.getText() ?? '(anonymous)'} ${lines}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return longFunctions
}

test('no function has more than 80 lines without a reason above it', () => {
  expect(ownFiles.filter((file) => /[.]tsx?$/.test(file)).flatMap(unexplainedLongFunctions)).toEqual([])
})

test('no folder has more than 25 files side by side: in src beside tests and what is generated, in tests and scripts all of them', () => {
  const counts = new Map<string, number>()
  for (const file of [...ownFiles, ...filesOf('tests', 'scripts')]) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([])
})

/** Handlers of errors that ask nobody what happened, and neither say it, log it nor hand it on, and have no comment why nothing need be said. */
function swallowedErrors(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const depthOf = (line: string) => line.length - line.trimStart().length
  return lines.flatMap((line, index) => {
    if (!/\bcatch \{$|\.catch\(\(\) =>/.test(line) || /^\s*(\/\/|\*)/.test(line)) return []
    const rest = lines.slice(index + 1)
    const end = line.endsWith('{') ? rest.findIndex((later) => later.trim() !== '' && depthOf(later) <= depthOf(line)) : 0
    const above = /^\s*\/\//.test(lines[index - 1] ?? '') ? [lines[index - 1]] : []
    const handler = [...above, line, ...rest.slice(0, end)].join('\n')
    return isTold.test(handler) ? [] : [`${file}:${index + 1}`]
  })
}
const isTold = /\/\/|\/\*|\blog\.\w+\(|console\.|throw |notify\(|[Ff]ail|reject\(|unreachable|'network'|flaw|malformed|broken|ok: false/

test('no error is swallowed: its handler logs it, hands it on, shows it, or says in a comment why nothing need be said', () => {
  expect(ownFiles.filter((file) => /[.]tsx?$/.test(file)).flatMap(swallowedErrors)).toEqual([])
})

/** Formatters of Intl that a function makes each time it runs, and comparisons that make one for their language. */
function formattersInFunctions(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (!/\bIntl[.]|localeCompare|toLocale/.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const formatters: string[] = []
  const visit = (node: ts.Node, isInside: boolean) => {
    const isMade = ts.isNewExpression(node) && /^Intl[.[]/.test(node.expression.getText())
    const isNamed = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
    const called = isNamed ? node.expression.name.text : ''
    const makesOne = isNamed && ((called === 'localeCompare' && node.arguments.length > 1) || /^toLocale(Date|Time)?String$/.test(called))
    if (isInside && (isMade || makesOne)) formatters.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, (child) => visit(child, isInside || ts.isFunctionLike(node)))
  }
  visit(source, false)
  return formatters
}

test('no function makes a formatter of its own: making one takes as long as a thousand uses, so they are shared', () => {
  expect(ownFiles.filter((file) => /[.]tsx?$/.test(file) && file !== 'src/kernel/format/shared-format.ts').flatMap(formattersInFunctions)).toEqual([])
})
