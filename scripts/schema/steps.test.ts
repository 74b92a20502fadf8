import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'db/migrations'

/** What takes something away from the build before, which goes on serving while the new one starts: what it reads, or what its rows may leave out. */
const harmful: readonly { what: string; pattern: RegExp }[] = [
  { what: 'drops', pattern: /\bdrop (?:table|column|view|type|function|trigger|sequence|constraint|index|schema)\b/i },
  { what: 'renames', pattern: /\brename\b/i },
  { what: 'wants a value that was not wanted', pattern: /\bset not null\b/i },
  { what: 'adds a column that the build before does not fill', pattern: /\badd column (?!.*\b(?:default|generated|serial|bigserial)\b).*\bnot null\b/i },
  { what: 'changes a type', pattern: /\balter column \S+ (?:set data )?type\b/i },
  { what: 'empties', pattern: /^(?:truncate|delete from)\b/i },
]

/** Steps that do it all the same, and why the build before does without. Everything since the first step counts: no release is older. */
const reasons = new Map([
  ['0002_drafts.sql drops', 'the version of a draft moved to its page, before anything was in operation'],
  ['0011_words_of_cards.sql empties', 'texts of staff move to other keys in the same step; the build before shows its own words there'],
  ['0013_no_secrets_of_forms.sql drops', 'forms gave up secrets of their own before anything was in operation, and what was stored is deleted on purpose'],
  ['0042_order_of_changes.sql drops', 'an index alone: nothing names it, and another one takes its place in the same step'],
  [
    '0062_invoices_of_other_sellers.sql drops',
    'a constraint alone: the one in its place allows all that it allowed, and the build before numbers by the series without a name',
  ],
  ['0064_bounded_mornings.sql drops', 'an index alone: the one in its place begins with the same columns'],
  ['0067_documents_in_folders.sql drops', 'an index alone: the one in its place begins with the same column'],
  [
    '0068_forms_bin.sql drops',
    'constraints alone: a trigger does the same for versions of a form that the build before deletes, and exports go after a day anyhow',
  ],
  ['0070_without_presence_of_pages.sql drops', 'the build before has what people do in pages in another table (0275), and asks this one for nothing'],
  ['0071_authorized_payments.sql drops', 'an index that comes back in the same step, and a column that the build before names no more'],
])

/** What a step does to what was there before it, one entry for each kind; tables that the step makes itself are nobody's yet. */
function harmOf(sql: string): string[] {
  const statements = sql.split('--> statement-breakpoint').map((text) =>
    text
      .replace(/^\s*--.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  const own = new Set(statements.flatMap((text) => /^create table (?:if not exists )?"?(\w+)/i.exec(text)?.[1] ?? []))
  const old = statements.filter((text) => !own.has(/^alter table (?:only )?"?(\w+)/i.exec(text)?.[1] ?? ''))
  return harmful.flatMap(({ what, pattern }) => (old.some((text) => pattern.test(text)) ? [what] : []))
}

test('no step of the schema takes away what the build before it uses, unless it is named here with its reason', () => {
  const steps = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  expect(steps.length).toBeGreaterThan(60)
  const found = steps.flatMap((name) => harmOf(readFileSync(join(FOLDER, name), 'utf8')).map((what) => `${name} ${what}`))
  expect(found).toEqual([...reasons.keys()])
})

test.each([
  ['ALTER TABLE "page" DROP COLUMN "title";', 'drops'],
  ['DROP TABLE "page" CASCADE;', 'drops'],
  ['ALTER TABLE "page" RENAME COLUMN "title" TO "name";', 'renames'],
  ['ALTER TABLE "page" ALTER COLUMN "title" SET NOT NULL;', 'wants a value that was not wanted'],
  ['ALTER TABLE "page" ADD COLUMN "title" text NOT NULL;', 'adds a column that the build before does not fill'],
  ['ALTER TABLE "page" ALTER COLUMN "title" SET DATA TYPE integer;', 'changes a type'],
  ['CREATE TABLE "other" ("id" int);--> statement-breakpoint\nDELETE FROM "page";', 'empties'],
])('%s is found', (sql, what) => {
  expect(harmOf(sql)).toEqual([what])
})

test.each([
  'ALTER TABLE "page" ADD COLUMN "title" text;',
  `ALTER TABLE "page" ADD COLUMN "title" text DEFAULT '' NOT NULL;`,
  'ALTER TABLE "page" ADD COLUMN "id" serial NOT NULL;',
  'ALTER TABLE "page" ALTER COLUMN "title" DROP NOT NULL;',
  'ALTER TABLE "page" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "c"("id") ON DELETE set null;',
  '-- DROP TABLE "page"\nCREATE INDEX "a" ON "page" ("title");',
  'CREATE TABLE "new" ("id" int NOT NULL);--> statement-breakpoint\nALTER TABLE "new" ALTER COLUMN "id" SET NOT NULL;',
])('%s is no harm', (sql) => {
  expect(harmOf(sql)).toEqual([])
})
