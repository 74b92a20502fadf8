import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no screen of the admin types by hand what a call answers: it asks by the name of the call, whose definition says it', () => {
  const formFiles = readdirSync('src/admin', { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  const typed = formFiles
    .map((path) => join('admin', path))
    .filter((path) => !path.startsWith('admin/data-provider/'))
    .filter((path) => /\bcallApi\b|\buseLoaded</.test(readFileSync(join('src', path), 'utf8')))
  expect(typed.toSorted()).toEqual([])
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
