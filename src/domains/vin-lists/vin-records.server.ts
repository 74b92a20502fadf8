import type { z } from 'zod'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { fieldFlaws } from '#kernel/json/field-flaws.ts'
import { countActions, type ImportedRow, type ImportReport, type ImportRow } from '#kernel/import-report.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Invalid, type Outcome, refuse, type Refused, type Stale } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isUniqueViolation } from '#platform/database/constraint.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'

/** How one kind of record is kept: the reads and writes of its table. */
export type VinStore<Draft extends { vin: string }> = {
  noun: 'listed_vin' | 'map_package'
  schema: z.ZodType<Draft>
  /** The unique constraint of the key. */
  constraint: string
  keyOf: (draft: Draft) => string
  list: (db: Queryable, request: ListRequest) => Promise<Listing<StoredRecord<Draft>>>
  findForUpdate: (tx: Queryable, id: number) => Promise<StoredRecord<Draft> | null>
  find: (db: Queryable, id: number) => Promise<StoredRecord<Draft> | null>
  /** Records whose VIN is one of these. */
  findByVins: (db: Queryable, vins: readonly string[]) => Promise<StoredRecord<Draft>[]>
  insert: (tx: Queryable, drafts: readonly Draft[]) => Promise<StoredRecord<Draft>[]>
  update: (tx: Queryable, id: number, draft: Draft) => Promise<StoredRecord<Draft>>
  remove: (tx: Queryable, id: number) => Promise<void>
  /** Locks the table against other writers until the transaction ends. */
  lock: (tx: Queryable) => Promise<void>
}
export type StoredRecord<Draft> = Draft & { id: number; version: string }

/** The use-cases of staff for one kind of record: list, read, add, change, remove, import. Long, since they share the store and its lock. */
export function vinRecords<Draft extends { vin: string }>(store: VinStore<Draft>) {
  const { noun } = store
  const isStaff = (ctx: Ctx) => may(ctx.staff, 'vin_lists.write')
  const vinTaken = { code: 'invalid', fields: { vin: ['taken'] } } as const

  async function storing<Answer>(write: () => Promise<Answer>): Promise<Answer | Refused<Invalid>> {
    try {
      return await write()
    } catch (error) {
      if (isUniqueViolation(error, store.constraint)) return refuse(vinTaken)
      throw error
    }
  }

  return {
    list: async (ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<StoredRecord<Draft>>, 'forbidden'>> =>
      isStaff(ctx) ? done(await store.list(ctx.db, request)) : refuse('forbidden'),

    find: async (ctx: Ctx, id: number): Promise<Outcome<StoredRecord<Draft>, 'forbidden' | 'gone'>> => {
      if (!isStaff(ctx)) return refuse('forbidden')
      const record = await store.find(ctx.db, id)
      return record ? done(record) : refuse('gone')
    },

    create: async (ctx: Ctx, draft: Draft): Promise<Outcome<StoredRecord<Draft>, 'forbidden' | Invalid>> => {
      if (!isStaff(ctx)) return refuse('forbidden')
      return storing(() =>
        ctx.db.transaction(async (tx) => {
          const [newRecord] = await store.insert(tx, [draft])
          if (!newRecord) throw new Error(`the database took a ${noun} and returned no row`)
          await recordAudit(tx, ctx, { action: `${noun}.created`, subject: newRecord.id, after: draft })
          return done(newRecord)
        }),
      )
    },

    save: async (
      ctx: Ctx,
      { id, version, draft }: { id: number; version: string; draft: Draft },
    ): Promise<Outcome<StoredRecord<Draft>, 'forbidden' | 'gone' | Invalid | Stale<StoredRecord<Draft>>>> => {
      if (!isStaff(ctx)) return refuse('forbidden')
      return storing(() =>
        ctx.db.transaction(async (tx) => {
          const before = await store.findForUpdate(tx, id)
          if (!before) return refuse('gone')
          if (before.version !== version) return refuse({ code: 'stale', current: before })
          const savedRecord = await store.update(tx, id, draft)
          await recordAudit(tx, ctx, { action: `${noun}.changed`, subject: id, before: factsOf(before), after: draft })
          return done(savedRecord)
        }),
      )
    },

    remove: async (ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> => {
      if (!isStaff(ctx)) return refuse('forbidden')
      return ctx.db.transaction(async (tx) => {
        const before = await store.findForUpdate(tx, id)
        if (!before) return refuse('gone')
        await store.remove(tx, id)
        await recordAudit(tx, ctx, { action: `${noun}.deleted`, subject: id, before: factsOf(before) })
        return done(null)
      })
    },

    /** From a file, by the key: new ones are added, known ones get the columns of the file. All or nothing, like all imports. */
    bring: async (
      ctx: Ctx,
      { rows, isDryRun }: { rows: readonly ImportRow[]; isDryRun: boolean },
    ): Promise<Outcome<ImportReport, 'forbidden' | { code: 'invalid'; report: ImportReport }>> => {
      if (!isStaff(ctx)) return refuse('forbidden')
      return ctx.db.transaction(async (tx) => {
        await store.lock(tx)
        const plans = await plansOf(tx, store, rows)
        const report = countActions(plans.map(({ row }) => row))
        if (isDryRun) return done(report)
        if (report.counts.invalid > 0) return refuse({ code: 'invalid', report })
        const fresh = plans.flatMap(({ row, draft }) => (draft && row.action === 'create' ? [draft] : []))
        if (fresh.length > 0) await store.insert(tx, fresh)
        for (const { row, draft, before } of plans) if (draft && before && row.action === 'update') await store.update(tx, before.id, draft)
        const { create, update } = report.counts
        // One entry for the file: ten thousand VINs would bury everything else.
        if (create + update > 0) await recordAudit(tx, ctx, { action: `${noun}.imported`, subject: '', after: { create, update } })
        return done(report)
      })
    },
  }
}

function factsOf<Draft>({ id: _id, version: _version, ...facts }: StoredRecord<Draft>): Record<string, unknown> {
  return facts
}

type Plan<Draft> = { row: ImportedRow; draft?: Draft; before?: StoredRecord<Draft> }

async function plansOf<Draft extends { vin: string }>(tx: Queryable, store: VinStore<Draft>, rows: readonly ImportRow[]): Promise<Plan<Draft>[]> {
  const parsedRows = rows.map(({ line, values }) => ({ line, values, parsed: store.schema.safeParse(cellsOf(values)) }))
  const vins = parsedRows.flatMap(({ parsed }) => (parsed.success ? [parsed.data.vin] : []))
  const recordsByKey = new Map((await store.findByVins(tx, vins)).map((record) => [store.keyOf(record), record]))
  const seenKeys = new Set<string>()
  return parsedRows.map(({ line, values, parsed }): Plan<Draft> => {
    if (!parsed.success) {
      return { row: { line, action: 'invalid', key: String(values.vin ?? ''), fields: fieldFlaws(parsed.error) } }
    }
    const draft = parsed.data
    const key = store.keyOf(draft)
    if (seenKeys.has(key)) return { row: { line, action: 'invalid', key, fields: { vin: ['twice'] } } }
    seenKeys.add(key)
    const before = recordsByKey.get(key)
    if (!before) return { row: { line, action: 'create', key }, draft }
    const was = factsOf<Draft>(before)
    const isSame = Object.entries(draft).every(([name, value]) => was[name] === value)
    return { row: { line, action: isSame ? 'unchanged' : 'update', key }, draft, before }
  })
}

/** Cells as values of the fields: an empty one is absent, and a size is a number. */
function cellsOf(values: ImportRow['values']): Record<string, unknown> {
  const filledCells = Object.entries(values).filter(([, value]) => value !== '' && value !== null)
  return Object.fromEntries(filledCells.map(([name, value]) => [name, name === 'size_gb' ? Number(value) : value]))
}
