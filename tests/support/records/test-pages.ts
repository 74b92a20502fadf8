import { sql } from 'drizzle-orm'
import type { CatalogueWithExamples } from '#block-engine/catalogue.ts'
import { type Block, defineBlock } from '#block-engine/define-block.ts'
import { pictureField, presets } from '#block-engine/presets.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage, findPage, type PageRow } from '#domains/content/index.server.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Database, Db } from '#platform/database/database.server.ts'
import { quietLog } from '../site/quiet-log.ts'
import { testDatabase } from '../site/test-database.ts'

const text = defineBlock({
  symbol: 'text',
  name: 'Text',
  description: 'x',
  short_description: 'x',
  group: 'Content',
  version: 2,
  island: 'never',
  fields: [
    presets.heading,
    presets.header_tag,
    presets.paragraph,
    presets.buttons,
    { symbol: 'link', label: 'Link', field_type: 'Link' },
    pictureField('image', 'standard'),
  ],
  groups: { max: 3, fields: [presets.paragraph, pictureField('image', 'standard')] },
})

/** One template, whose stored blocks of version 1 called their heading `title`. */
export const testCatalogue: CatalogueWithExamples = new Map([
  [
    'text',
    {
      block: text as unknown as Block,
      examples: [],
      upgrades: [
        {
          from: 1,
          name: 'title became heading',
          apply: (block) => {
            const { title, ...fields } = block.fields
            return { ...block, fields: { ...fields, heading: title } }
          },
        },
      ],
    },
  ],
])

/** A block of that template, all its groups shown. */
export function aText(id: string, fields: Record<string, unknown> = {}, groups: readonly Record<string, unknown>[] = []): StoredBlock {
  const storedGroups = groups.map((values, index) => ({ id: `g${index + 1}`, fields: { ...values } }))
  const ids = storedGroups.map((group) => group.id)
  return { id, template: 'text', version: 2, fields: { ...fields }, groups: storedGroups, positions: ids, active_positions: ids }
}

export type TestPages = {
  database: Database
  time: { now: Date }
  /** The context of an editor; another name where several work at once. */
  ctxOf: (name?: string, role?: Staff['role']) => Ctx
  visitor: Ctx
  aPage: (values?: Partial<Record<keyof PageDraft, unknown>>) => Promise<PageRow>
}

/** A database for tests about pages, with a clock that stands still. */
export async function testPages(): Promise<TestPages> {
  const database = await testDatabase()
  const time = { now: new Date('2026-05-15T08:00:00Z') }
  const clock: Clock = { now: () => time.now }
  const ctxOf = (name = 'محرر', role: Staff['role'] = 'editor'): Ctx => ({ db: database.db, clock, log: quietLog, staff: { id: `user:${name}`, name, role } })
  let count = 0
  return {
    database,
    time,
    ctxOf,
    visitor: { ...ctxOf(), staff: null },
    aPage: async (values = {}) => {
      count += 1
      const outcome = await createPage(ctxOf(), PageDraft.parse({ path: `page-${count}`, status: 'published', title: 'عنوان', ...values }), testCatalogue)
      if (!outcome.ok) throw new Error(outcome.code)
      return outcome.value
    },
  }
}

/** The page of an id as it is stored now; null when there is none. */
export async function storedPage(db: Db, id: number): Promise<PageRow | null> {
  const { rows } = await db.execute<{ path: string }>(sql`select path from page where id = ${id}`)
  const [row] = rows
  return row ? findPage({ db, clock: { now: () => new Date() }, log: quietLog, staff: null }, row.path) : null
}

/** The value of an outcome that must have come off. */
export function unwrap<Value>(outcome: { ok: true; value: Value } | { ok: false; code: string; details?: unknown }): Value {
  if (!outcome.ok) throw new Error(`refused: ${outcome.code} ${JSON.stringify(outcome.details)}`)
  return outcome.value
}

/** Reads what the audit log has had added since now. */
export async function auditedSince(db: Db): Promise<() => Promise<Record<string, unknown>[]>> {
  const readAudit = async (from: number) =>
    (
      await db.execute<Record<string, unknown> & { id: string }>(
        sql`select id, action, subject, actor_name as "actorName", changes from audit_entry where id > ${from} order by id`,
      )
    ).rows
  const last = Number((await readAudit(0)).at(-1)?.id ?? 0)
  return () => readAudit(last)
}
