import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#platform/database/database.server.ts'
import { formSetting } from '../schema.server.ts'

/** The settings of the forms service that the service itself reads; others are kept for the programs that write them. */
export const serviceKeys = { recipients: 'general.notification_recipients', retention: 'general.retention_days' } as const

/** What a form that says nothing itself does: who is told of its leads, and for how many days they are kept; null keeps them. */
export type ServiceDefaults = { recipients: readonly string[]; retentionDays: number | null }

const Address = z.email().max(254)

/** The defaults of the forms service by its settings. A value that cannot be used counts as absent. */
export async function findServiceDefaults(db: Queryable): Promise<ServiceDefaults> {
  const rows = await db
    .select()
    .from(formSetting)
    .where(inArray(formSetting.key, Object.values(serviceKeys)))
  const textOf = (key: string) => rows.find((row) => row.key === key)?.value.trim() ?? ''
  const days = Number(textOf(serviceKeys.retention))
  return {
    recipients: textOf(serviceKeys.recipients)
      .split(/[,;\s]+/)
      .filter((address) => Address.safeParse(address).success),
    retentionDays: Number.isInteger(days) && days > 0 ? days : null,
  }
}
