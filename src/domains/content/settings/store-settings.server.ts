import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { isStorable } from '#kernel/storable.ts'
import { done, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import type { SettingTable } from '#fields/settings/settings.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { recordVersion } from '#platform/database/record-version.server.ts'
import { setting } from '../schema.server.ts'
import { holdsAddressPassword, withoutAddressPasswords } from '#platform/http/address-password.ts'
import { isSecretSetting } from './is-secret-setting.ts'
import { rightsToWrite } from './rights-to-write.ts'
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
  const open = rows.filter(({ key }) => !isSecretSetting(key, table) && (seesAll || Object.hasOwn(table, key)))
  return open.map((row) => ({ ...row, value: withoutAddressPasswords(row.value) }))
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
): Promise<Outcome<WrittenRow, 'forbidden' | Invalid | StaleSetting>> {
  const outcome = await upsertSettings(ctx, [{ key, value, version }], table)
  if (outcome.ok) return done(outcome.value[0] as WrittenRow)
  if (outcome.code === 'invalid') return refuse({ code: 'invalid', fields: { value: outcome.fields[key] ?? [] } })
  return outcome.code === 'stale' ? refuse({ code: 'stale', current: outcome.moved[0] as StaleSetting['current'] }) : outcome
}

/** Writes several settings, each if it is still at its version where one is given: all of them or none. Complaints stand under the keys. */
export async function upsertSettings(
  ctx: Ctx,
  drafts: readonly (SettingDraft & { version?: string | null })[],
  table: SettingTable,
): Promise<Outcome<WrittenRow[], 'forbidden' | Invalid | { code: 'stale'; moved: StaleSetting['current'][] }>> {
  if (!drafts.every(({ key }) => mayWrite(ctx, key, table))) return refuse('forbidden')
  const fields = settingFlaws(drafts, table)
  if (Object.keys(fields).length > 0) return refuse({ code: 'invalid', fields })
  // One order of locks for all, so that two writers never wait for each other.
  const sortedDrafts = drafts.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  return ctx.db.transaction(async (tx) => {
    const storedByKey = new Map<string, WrittenSetting | undefined>()
    for (const { key } of sortedDrafts) {
      // A key that is not stored has no row to lock.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`)
      storedByKey.set(key, (await findStoredSettings(tx, eq(setting.key, key)))[0])
    }
    const staleRows = sortedDrafts.flatMap(({ key, version = null }) => {
      const current = settingVersion(key, storedByKey.get(key))
      return version === null || version === current ? [] : [{ key, version: current }]
    })
    if (staleRows.length > 0) return refuse({ code: 'stale', moved: staleRows })
    const rows: WrittenRow[] = []
    for (const { key, value } of sortedDrafts) rows.push(await writeOne({ tx, ctx, table }, { key, value }, storedByKey.get(key)))
    await announceChange(tx, 'site')
    return done(rows)
  })
}

/** Why values cannot be stored, by their keys. */
export function settingFlaws(drafts: readonly SettingDraft[], table: SettingTable): Record<string, string[]> {
  return Object.fromEntries(
    drafts.flatMap(({ key, value }) => {
      const flaw = isLongSetting(value) ? 'longer than 100 kB' : settingFlaw(key, value, table)
      if (flaw) return [[key, [flaw]]]
      return holdsAddressPassword(value) && !isSecretSetting(key, table) ? [[key, ['holds a password inside an address, which everybody could read']]] : []
    }),
  )
}

type WrittenRow = { row: SettingRow; isNew: boolean; version: string }
type Writing = { tx: Queryable; ctx: Ctx; table: SettingTable }

/** Stores one value and records it. */
async function writeOne({ tx, ctx, table }: Writing, { key, value }: SettingDraft, before: WrittenSetting | undefined): Promise<WrittenRow> {
  const safe = safeSettingValue(key, value, table, { value: before?.value })
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
  const { write: _, ...row } = after
  return { row, isNew: before === undefined, version: settingVersion(key, after) }
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
    const currentVersion = settingVersion(before.key, before)
    if (version !== null && version !== currentVersion) return refuse({ code: 'stale', current: { key: before.key, version: currentVersion } })
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
  return rightsToWrite(key, table).every((right) => may(staff, right))
}

function findStoredSettings(tx: Queryable, condition: ReturnType<typeof eq>): Promise<WrittenSetting[]> {
  return selectWritten(tx).where(condition).for('update')
}

function selectWritten(db: Queryable) {
  return db.select({ id: setting.id, key: setting.key, value: setting.value, write: sql<string>`xmin::text` }).from(setting)
}

/** For a secret, the audit log only records that it was written. */
function auditedValues(isSecret: boolean, { before, after }: { before: SettingRow | undefined; after: SettingRow | undefined }) {
  const audited = (row: SettingRow | undefined, entry: string) => {
    if (!row) return null
    return { value: isSecret ? entry : withoutAddressPasswords(row.value) }
  }
  return { before: audited(before, 'secret'), after: audited(after, 'new secret') }
}
