import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Files whose calls are known to nobody but their callers: sources of any kind of record, and addresses that a screen is given. */
const general = [
  'admin/data-provider/ask.ts',
  'admin/data-provider/forms-calls.ts',
  'admin/data-provider/rest-source.ts',
  'admin/data-provider/use-call.ts',
  'admin/data-provider/use-loaded.ts',
]
/** Records of `recordCalls`, and lists of any media, whose types are not among those of the calls. */
const records = [
  'admin/feeds/run-screen.tsx',
  'admin/leads/leads-source.ts',
  'admin/media/media-sources.ts',
  'admin/page-parts/page-parts-source.ts',
  'admin/vehicles/stock-source.ts',
]

test('no screen of the admin types by hand what a call answers: it asks by the name of the call, whose definition says it', () => {
  const written = readdirSync('src/admin', { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  const typed = written
    .map((path) => join('admin', path))
    .filter((path) => /\bcallApi<|= await callApi\(|\(await callApi\(/.test(readFileSync(join('src', path), 'utf8')))
  expect(typed.toSorted().filter((path) => ![...general, ...records].includes(path))).toEqual([])
})

/** Screens of staff that ask by the names of calls alone. */
const byName = ['src/editor', 'src/staff', 'src/domains/media/ui', 'src/domains/search/ui']

test('neither the editor nor what it shares types by hand what a call answers', () => {
  const files = byName.flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
  const typed = files
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .filter((path) => /(?<!function )\b(staffFetch|useAnswer)<|\bawait staffFetch\((?!\.\.\.requestOf)/.test(readFileSync(path, 'utf8')))
  expect(typed).toEqual([])
})
