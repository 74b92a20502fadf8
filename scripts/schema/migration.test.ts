import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'maarad-migration-'))
  cpSync('db', join(project, 'db'), { recursive: true })
  for (const name of ['src', 'scripts', 'node_modules', 'package.json', 'drizzle.config.ts']) symlinkSync(resolve(name), join(project, name))
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function migrate(name: string): string {
  return execFileSync(process.execPath, ['scripts/schema/migration.mjs', '--name', name], { cwd: project, encoding: 'utf8' })
}

const filesOf = (folder: string) => readdirSync(join(project, folder)).sort()
const snapshotOf = (name: string) => JSON.parse(readFileSync(join(project, 'db/migrations/meta', name), 'utf8'))

test('the tables of the code are those of the newest step, whose snapshot is the only one', () => {
  const before = filesOf('db/migrations')
  const [snapshot, journal, ...others] = filesOf('db/migrations/meta')
  expect(others).toEqual([])
  expect(journal).toBe('_journal.json')
  expect(before.filter((name) => name.endsWith('.sql')).at(-1)).toContain(`${snapshot?.split('_')[0]}_`)
  expect(migrate('nothing')).toContain('No schema changes')
  expect(filesOf('db/migrations')).toEqual(before)
  expect(filesOf('db/migrations/meta')).toEqual([snapshot, journal])
})

test('a change becomes the next step, and its snapshot takes the place of the one before', () => {
  const [newest = ''] = filesOf('db/migrations/meta')
  const stored = snapshotOf(newest)
  delete stored.tables['public.setting'].columns.value
  writeFileSync(join(project, 'db/migrations/meta', newest), JSON.stringify(stored))
  migrate('value_of_settings')
  const number = String(Number.parseInt(newest, 10) + 1).padStart(4, '0')
  expect(readFileSync(join(project, `db/migrations/${number}_value_of_settings.sql`), 'utf8')).toMatch(/^ALTER TABLE "setting" ADD COLUMN "value" jsonb;\n?$/)
  expect(filesOf('db/migrations/meta')).toEqual([`${number}_snapshot.json`, '_journal.json'])
  expect(snapshotOf(`${number}_snapshot.json`).prevId).toBe(stored.id)
})
