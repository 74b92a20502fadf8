import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { type AnyOutcome, done, type Invalid, type Outcome, refuse, type Refused, type Stale } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isUniqueViolation } from '#platform/database/constraint.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import type { CompanyConfigRow } from '../find-company-configs.server.ts'
import { companyConfig } from '../schema.server.ts'
import { type CompanyConfigDraft, companyConfigName, type CompanyConfigRecord } from './company-config.ts'

/** Fields that the admin's list of showroom configuration may be sorted by. */
export const companyConfigSorts = ['key', 'config_type', 'updated_at', 'id'] as const

const columns = { id: companyConfig.id, key: companyConfig.key, config_type: companyConfig.configType, updated_at: companyConfig.updatedAt }

export async function listCompanyConfigRecords(ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<CompanyConfigRecord>, 'forbidden'>> {
  if (!may(ctx.staff, 'stock.read')) return refuse('forbidden')
  const { rows, ...count } = await listRows(ctx.db, request, { table: companyConfig, id: companyConfig.id, columns, searched: [companyConfig.key] })
  return done({ rows: rows.map(recordOfRow), ...count })
}

export async function findCompanyConfigRecord(ctx: Ctx, id: number): Promise<Outcome<CompanyConfigRecord, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'stock.read')) return refuse('forbidden')
  const [row] = await ctx.db.select().from(companyConfig).where(eq(companyConfig.id, id))
  return row ? done(recordOfRow(row)) : refuse('gone')
}

export async function createCompanyConfig(ctx: Ctx, draft: CompanyConfigDraft): Promise<Outcome<CompanyConfigRecord, 'forbidden' | Invalid>> {
  if (!may(ctx.staff, 'stock.write') || !maySendMoney(ctx, {}, draft.content)) return refuse('forbidden')
  return unlessTaken(() =>
    ctx.db.transaction(async (tx) => {
      await announceChange(tx, 'listings')
      const [row] = await tx.insert(companyConfig).values(columnsOf(draft)).returning()
      await recordAudit(tx, ctx, { action: 'company_config.created', subject: companyConfigName(draft), after: draft })
      return done(recordOfRow(row as CompanyConfigRow)) // an insert that did not fail gives its row
    }),
  )
}

/** Replaces a configuration that is still at `version`. */
export async function saveCompanyConfig(
  ctx: Ctx,
  { id, version, draft }: { id: number; version: string; draft: CompanyConfigDraft },
): Promise<Outcome<CompanyConfigRecord, 'forbidden' | 'gone' | Stale<CompanyConfigRecord> | Invalid>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  return unlessTaken(() =>
    ctx.db.transaction(async (tx) => {
      await announceChange(tx, 'listings')
      const [before] = await tx.select().from(companyConfig).where(eq(companyConfig.id, id)).for('update')
      if (!before) return refuse('gone')
      if (!maySendMoney(ctx, before.content, draft.content)) return refuse('forbidden')
      if (String(before.version) !== version) return refuse({ code: 'stale', current: recordOfRow(before) })
      const [after] = await tx
        .update(companyConfig)
        .set({ ...columnsOf(draft), version: before.version + 1, updatedAt: sql`now()` })
        .where(eq(companyConfig.id, id))
        .returning()
      await recordAudit(tx, ctx, { action: 'company_config.changed', subject: companyConfigName(draft), before: draftOfRow(before), after: draft })
      return done(recordOfRow(after as CompanyConfigRow)) // the row is locked
    }),
  )
}

export async function deleteCompanyConfig(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(companyConfig).where(eq(companyConfig.id, id)).for('update')
    if (before && !maySendMoney(ctx, before.content, {})) return refuse('forbidden')
    await announceChange(tx, 'listings')
    const [row] = await tx.delete(companyConfig).where(eq(companyConfig.id, id)).returning()
    if (!row) return refuse('gone')
    await recordAudit(tx, ctx, { action: 'company_config.deleted', subject: companyConfigName(draftOfRow(row)), before: draftOfRow(row) })
    return done(null)
  })
}

/** Providers and accounts of payments decide to whom money goes, so they are changed by those alone who may choose that. */
function maySendMoney({ staff }: Ctx, before: unknown, after: unknown): boolean {
  return may(staff, 'connections.write') || isDeepStrictEqual(paymentOf(before), paymentOf(after))
}

function paymentOf(content: unknown): unknown {
  return typeof content === 'object' && content !== null && 'payment' in content ? content.payment : undefined
}

function columnsOf({ key, config_type, content }: CompanyConfigDraft) {
  return { key, configType: config_type, content }
}

function draftOfRow({ key, configType, content }: CompanyConfigRow): CompanyConfigDraft {
  return { key, config_type: configType, content }
}

function recordOfRow(row: CompanyConfigRow): CompanyConfigRecord {
  return { ...draftOfRow(row), id: row.id, version: String(row.version), updated_at: row.updatedAt.toISOString() }
}

async function unlessTaken<Answer extends AnyOutcome>(write: () => Promise<Answer>): Promise<Answer | Refused<Invalid>> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'company_config_key')) return refuse({ code: 'invalid', fields: { config_type: ['taken'] } })
    throw error
  }
}
