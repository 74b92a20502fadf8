import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { NavRecordDraft, type NavRecord } from './nav-record.ts'
import { createNavRecord, deleteNavRecord, findNavRecord, listNavRecords, moveNavRecords, saveNavRecord } from './nav-records.server.ts'

const { db } = await testDatabase()
const ctx: Ctx = { db, clock: systemClock, log: quietLog, staff: { id: 'user:1', name: 'محرر', role: 'editor' } }
const visitor: Ctx = { ...ctx, staff: null }

beforeEach(async () => {
  await db.execute(sql`delete from nav_entry`)
})

const draft = (label: string, parent_id: number | null = null, rest: object = {}) => NavRecordDraft.parse({ label, parent_id, ...rest })

async function anEntry(label: string, parentId: number | null = null): Promise<NavRecord> {
  const outcome = await createNavRecord(ctx, draft(label, parentId))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

async function set() {
  const outcome = await listNavRecords(ctx, { page: 1, perPage: 100, sort: 'id', order: 'asc', search: '', ids: null, filters: {} })
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

/** A chain of entries, each below the one before. */
async function aChain(...labels: string[]): Promise<NavRecord[]> {
  const chain: NavRecord[] = []
  for (const label of labels) chain.push(await anEntry(label, chain.at(-1)?.id ?? null))
  return chain
}

const flaw = (field: string, code: string) => ({ ok: false, code: 'invalid', fields: { [field]: [code] } })

describe('an entry of the menu', () => {
  test('[A-016] stands at most four levels deep', async () => {
    const chain = await aChain('1', '2', '3', '4')
    expect(await createNavRecord(ctx, draft('5', chain[3]?.id))).toEqual(flaw('parent_id', 'too_deep'))
    const [top] = await aChain('a', 'b')
    const below = chain[2]?.id ?? 0
    expect(await saveNavRecord(ctx, { id: top?.id ?? 0, version: top?.version ?? '', draft: draft('a', below) })).toEqual(flaw('parent_id', 'too_deep'))
  })

  test('[A-016] never stands below itself, nor below nothing', async () => {
    const [one, , three] = await aChain('1', '2', '3')
    const save = (parentId: number) => saveNavRecord(ctx, { id: one?.id ?? 0, version: one?.version ?? '', draft: draft('1', parentId) })
    expect(await save(three?.id ?? 0)).toEqual(flaw('parent_id', 'cycle'))
    expect(await save(one?.id ?? 0)).toEqual(flaw('parent_id', 'cycle'))
    expect(await save(999_999)).toEqual(flaw('parent_id', 'no_such_entry'))
  })

  test('[A-016] leads where links may lead, and shows a picture that there is', async () => {
    expect(await createNavRecord(ctx, draft('x', null, { url: 'javascript:alert(1)', image_id: 77 }))).toEqual({
      ok: false,
      code: 'invalid',
      fields: { url: ['not_a_link'], image_id: ['no_such_image'] },
    })
  })

  test('[A-016] with entries below it is deleted only when that was said', async () => {
    const [one, two, three] = await aChain('1', '2', '3')
    const id = one?.id ?? 0
    const labels = [two, three].map((entry) => ({ id: entry?.id, label: entry?.label }))
    expect(await deleteNavRecord(ctx, { id, withChildren: false })).toEqual({ ok: false, code: 'has_children', children: labels })
    expect((await set()).total).toBe(3)
    expect(await deleteNavRecord(ctx, { id, withChildren: true })).toMatchObject({ ok: true })
    expect((await set()).total).toBe(0)
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from audit_entry where action = 'nav_entry.deleted'`)
    expect(rows[0]?.n).toBe(3)
  })

  test('[A-269] is staff’s to write', async () => {
    const { id, version } = await anEntry('x')
    const outcomes = await Promise.all([
      createNavRecord(visitor, draft('y')),
      saveNavRecord(visitor, { id, version, draft: draft('y') }),
      deleteNavRecord(visitor, { id, withChildren: true }),
      moveNavRecords(visitor, { version: '', entries: [] }),
      findNavRecord(visitor, id),
    ])
    expect(outcomes.map((outcome) => !outcome.ok && outcome.code)).toEqual(Array(5).fill('forbidden'))
  })
})

describe('moving the menu', () => {
  const places = (rows: readonly NavRecord[]) => rows.map(({ id, parent_id, position }) => ({ id, parent_id, position }))

  test('[A-016] puts all entries to their places in one step, and says so once for each that moved', async () => {
    const [one, two] = await aChain('1', '2')
    await anEntry('3')
    const { rows, version } = await set()
    const entries = places(rows).map((place) => (place.id === two?.id ? { ...place, parent_id: null, position: 5 } : place))
    const outcome = await moveNavRecords(ctx, { version, entries })
    expect(outcome).toMatchObject({ ok: true })
    const after = await set()
    expect(places(after.rows)).toEqual(entries)
    expect(after.version).toBe(outcome.ok ? outcome.value.version : '')
    const { rows: log } = await db.execute<{ subject: string; changes: object }>(sql`select subject, changes from audit_entry where action = 'nav_entry.moved'`)
    expect(log).toEqual([{ subject: String(two?.id), changes: { parent_id: [one?.id, null], position: [0, 5] } }])
  })

  test('[A-016] is refused with the set as it is, when it changed meanwhile or entries are missing', async () => {
    await aChain('1', '2')
    const { rows, version } = await set()
    const newEntry = await anEntry('new')
    expect(await moveNavRecords(ctx, { version, entries: places(rows) })).toMatchObject({
      ok: false,
      code: 'stale',
      current: { rows: [{}, {}, { id: newEntry.id }] },
    })
    const now = await set()
    expect(await moveNavRecords(ctx, { version: now.version, entries: places(rows) })).toMatchObject({ code: 'stale' })
    expect(await moveNavRecords(ctx, { version: now.version, entries: [...places(now.rows), { id: 9_999_999, parent_id: null, position: 0 }] })).toMatchObject({
      code: 'stale',
    })
  })

  test('[A-016] makes no circles and no doubles', async () => {
    const [one, two] = await aChain('1', '2')
    const { version } = await set()
    const circle = [
      { id: one?.id ?? 0, parent_id: two?.id ?? 0, position: 0 },
      { id: two?.id ?? 0, parent_id: one?.id ?? 0, position: 0 },
    ]
    expect(await moveNavRecords(ctx, { version, entries: circle })).toEqual(flaw(`entries.${one?.id}`, 'cycle'))
    const double = [0, 1].map((position) => ({ id: one?.id ?? 0, parent_id: null, position }))
    expect(await moveNavRecords(ctx, { version, entries: double })).toMatchObject({ ok: false })
    expect((await set()).version).toBe(version)
  })

  test('[A-016] by two at once gives no circle', async () => {
    const one = await anEntry('1')
    const two = await anEntry('2')
    const below = (entry: NavRecord, parent: NavRecord) => saveNavRecord(ctx, { id: entry.id, version: entry.version, draft: draft(entry.label, parent.id) })
    const outcomes = await Promise.all([below(one, two), below(two, one)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
