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
const written = filesOf('src').filter((file) => !/[.](test|gen)[.]/.test(file))

/** Functions of a file that are longer than the limit, and have no comment above them that says why: "Long, since …". */
function unexplainedLongFunctions(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (text.split('\n').length <= MOST_LINES) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineOf(node.end) - lineOf(node.getStart()) + 1
      const above = text.slice(node.getFullStart(), node.getStart())
      if (lines > MOST_LINES && !/\bLong[,:]/.test(above)) found.push(`${file} ${node.name?.getText() ?? '(anonymous)'} ${lines}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('no function has more than 80 lines without a reason above it', () => {
  expect(written.filter((file) => /[.]tsx?$/.test(file)).flatMap(unexplainedLongFunctions)).toEqual([])
})

test('no folder has more than 25 files side by side: in src beside tests and what is generated, in tests and scripts all of them', () => {
  const counts = new Map<string, number>()
  for (const file of [...written, ...filesOf('tests', 'scripts')]) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([])
})
