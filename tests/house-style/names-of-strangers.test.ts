import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exportedRecords, lookupsWithPrototype } from './names-of-strangers.ts'

/** What runs on the server, or in both places; the screens of staff run only in their own browser. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => /[.]tsx?$/.test(file) && !/[.](test|gen)[.]/.test(file) && !/^src\/(admin|editor|site\/browser)\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('a record that is written or read under a computed name has no prototype', () => {
  const exported = files.flatMap(({ file, text }) => exportedRecords(file, text))
  const lookups = files.flatMap(({ file, text }) => lookupsWithPrototype(file, text, exported).map(({ line, text: lookup }) => `${file}:${line} ${lookup}`))
  expect(lookups).toEqual([])
})

test.each([
  ['collects under any name', 'const found: Record<string, string[]> = {}\nfor (const [name, value] of form) found[name] = [value]', 2],
  ['collects under any name without a type', 'const found = {}\nfound[name] = 1', 2],
  ['reads a table under any name', "const kinds: Readonly<Record<string, string>> = { a: 'b' }\nreturn kinds[extension]", 2],
  ['reads a member of a member', 'const read = { files: {} as Record<string, File[]> }\nread.files[name] = []', 2],
  ['reads a table of another file', 'import { tables } from "./tables.ts"\nreturn tables[name]', 2],
])('the scan finds who %s', (_what, text, line) => {
  const exported = exportedRecords('tables.ts', "export const tables: Record<string, string> = { a: 'b' }")
  expect(lookupsWithPrototype('x.ts', text, exported).map((lookup) => lookup.line)).toEqual([line])
})

test.each([
  ['a record without a prototype', "const kinds: Record<string, string> = byName({ a: 'b' })\nreturn kinds[extension]"],
  ['a Map', 'const kinds = new Map<string, string>()\nreturn kinds.get(extension)'],
  ['a table of known names', "const kinds: Record<Kind, string> = { a: 'b' }\nreturn kinds[kind]"],
  ['a name that is written out', "const found: Record<string, string> = {}\nfound['a'] = 'b'"],
])('and lets pass %s', (_what, text) => {
  expect(lookupsWithPrototype('x.ts', text)).toEqual([])
})
