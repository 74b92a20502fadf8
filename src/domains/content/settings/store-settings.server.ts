import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { isStorable } from '#kernel/storable.ts'
import { done, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import type { SettingTable } from '#kernel/settings/settings.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { recordVersion } from '#platform/database/record-version.server.ts'
import { setting } from '../schema.server.ts'
import { isSecretSetting } from './is-secret-setting.ts'
import { safeSettingValue } from './safe-setting.server.ts'
import { isLongSetting, MOST_SETTING_BYTES, settingFlaw } from './setting-flaw.ts'

export type SettingRow = typeof setting.$inferSelect
/** A stored setting with the number of its last write, which changes with every write and reveals nothing about the value. */
export type WrittenSetting = SettingRow & { write: string }

/** A setting as staff write it (C-071, C-072): a dotted key and any JSON value; null gives the default back (C-074). */
export const SettingDraft = z.object({
  key: z
    .string()
    .trim()
    .regex(/^[a-z][\w-]*(\.[\w-]+)*$/i)
    .max(120),
  value: z.json().refine(isStorable, { error: 'holds characters that cannot be stored' }),
})
export type SettingDraft = z.infer<typeof SettingDraft>

/** Carries only the current version, because the value may be a secret. */
type StaleSetting = Stale<{ key: string; version: string }>

export async function listSettings({ db }: Ctx): Promise<SettingRow[]> {
  return db.select().from(setting).orderBy(asc(setting.key))
}

/**
 * Stored settings that the caller may see, without secrets. Everybody sees those that the product reads; those under other keys are for
 * staff who may write settings.
 */
export async function listOpenSettings({ db, staff }: Ctx, table: SettingTable): Promise<SettingRow[]> {
  const rows = await db
    .select()
    .from(setting)
    .where(sql`octet_length(${setting.value}::text) <= ${MOST_SETTING_BYTES * 2}`)
    .orderBy(asc(setting.key))
  const seesAll = may(staff, 'settings.write')
  return rows.filter(({ key }) => !isSecretSetting(key, table) && (seesAll || Object.hasOwn(table, key)))
}

/** The version of a setting, stored or not. It is computed without the value, so it is safe for secrets. */
export function settingVersion(key: string, row: WrittenSetting | undefined): string {
  return recordVersion([key, row?.id ?? null, row?.write ?? null])
}

/**
 * Writes a setting by key (C-232), if it is still at `version` where one is given. `isNew` tells whether the key had no row before.
 * Secrets are for admins to write, and so is what runs scripts of others. `table` has the settings that the product knows.
 */
export async function upsertSetting(
  ctx: Ctx,
  { key, value, version = null }: SettingDraft & { version?: string | null },
  table: SettingTable,
): Promise<Outcome<{ row: SettingRow; isNew: boolean; version: string }, 'forbidden' | Invalid | StaleSetting>> {
  if (!mayWrite(ctx, key, table)) return refuse('forbidden')
  const flaw = isLongSetting(value) ? 'longer than 100 kB' : settingFlaw(key, value, table)
  if (flaw) return refuse({ code: 'invalid', fields: { value: [flaw] } })
  const safe = safeSettingValue(key, value, table)
  return ctx.db.transaction(async (tx) => {
    // A key that is not stored has no row to lock.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`)
    const [before] = await findStoredSettings(tx, eq(setting.key, key))
    if (version !== null && version !== settingVersion(key, before)) return refuse({ code: 'stale', current: { key, version: settingVersion(key, before) } })
    await tx
      .insert(setting)
      .values({ key, value: safe })
      .onConflictDoUpdate({ target: setting.key, set: { value: safe } })
    const [after] = await findStoredSettings(tx, eq(setting.key, key))
    if (!after) throw new Error('an upsert left no row')
    await recordAudit(tx, ctx, {
      action: before ? 'setting.changed' : 'setting.created',
      subject: key,
      ...auditedValues(isSecretSetting(key, table), { before, after }),
    })
    await announceChange(tx, 'site')
    const { write: _, ...row } = after
    return done({ row, isNew: before === undefined, version: settingVersion(key, after) })
  })
}

/** Removes a setting by id, so that its default holds again (C-231). */
export async function deleteSetting(
  ctx: Ctx,
  { id, version = null }: { id: number; version?: string | null },
  table: SettingTable,
): Promise<Outcome<null, 'forbidden' | 'gone' | StaleSetting>> {
  if (!may(ctx.staff, 'settings.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [before] = await findStoredSettings(tx, eq(setting.id, id))
    if (!before) return refuse('gone')
    if (!mayWrite(ctx, before.key, table)) return refuse('forbidden')
    const stored = settingVersion(before.key, before)
    if (version !== null && version !== stored) return refuse({ code: 'stale', current: { key: before.key, version: stored } })
    await tx.delete(setting).where(eq(setting.id, id))
    await recordAudit(tx, ctx, {
      action: 'setting.deleted',
      subject: before.key,
      ...auditedValues(isSecretSetting(before.key, table), { before, after: undefined }),
    })
    await announceChange(tx, 'site')
    return done(null)
  })
}

/** Stored settings with their versions, in the order of their keys. */
export async function listWrittenSettings(db: Queryable): Promise<WrittenSetting[]> {
  return selectWritten(db).orderBy(asc(setting.key))
}

function mayWrite({ staff }: Ctx, key: string, table: SettingTable): boolean {
  if (!may(staff, 'settings.write')) return false
  if (Object.hasOwn(table, key) && table[key]?.runsScripts && !may(staff, 'metaheads.write')) return false
  return !isSecretSetting(key, table) || may(staff, 'secrets.write')
}

function findStoredSettings(tx: Queryable, condition: ReturnType<typeof eq>): Promise<WrittenSetting[]> {
  return selectWritten(tx).where(condition).for('update')
}

function selectWritten(db: Queryable) {
  return db.select({ id: setting.id, key: setting.key, value: setting.value, write: sql<string>`xmin::text` }).from(setting)
}

/** For a secret, the audit log only records that it was written. */
function auditedValues(isSecret: boolean, { before, after }: { before: SettingRow | undefined; after: SettingRow | undefined }) {
  const audited = (row: SettingRow | undefined, written: string) => {
    if (!row) return null
    return { value: isSecret ? written : row.value }
  }
  return { before: audited(before, 'secret'), after: audited(after, 'new secret') }
}
