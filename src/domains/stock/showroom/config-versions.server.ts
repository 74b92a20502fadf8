import { eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { listChangesOf } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { companyConfig } from '../schema.server.ts'
import { companyConfigName } from './company-config.ts'

/** A version of a configuration: the one with the number that the configuration had then; `before` is the previous content. */
export type ConfigVersion = { id: number; number: number; at: string; actor_name: string; before: Record<string, unknown>; content: Record<string, unknown> }

const MOST_VERSIONS = 50

/** The versions of a configuration, the newest first: what the audit log has of it, for whoever may read the configuration itself. */
export async function listCompanyConfigVersions(ctx: Ctx, id: number): Promise<Outcome<ConfigVersion[], 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'stock.read')) return refuse('forbidden')
  const [row] = await ctx.db.select().from(companyConfig).where(eq(companyConfig.id, id))
  if (!row) return refuse('gone')
  const subject = companyConfigName({ key: row.key, config_type: row.configType })
  const entries = await listChangesOf(ctx, { subject, actions: ['company_config.created', 'company_config.changed'], most: MOST_VERSIONS })
  const versions = entries.flatMap(({ id: entryId, at, actorName, changes }, index): ConfigVersion[] => {
    if (!changes.content) return []
    const [before, after] = changes.content.map((content) => (content ?? {}) as Record<string, unknown>) // contents are objects
    return [{ id: entryId, number: row.version - index, at: at.toISOString(), actor_name: actorName, before: before ?? {}, content: after ?? {} }]
  })
  const first = versions.at(-1)
  const isCreatedUnseen = first !== undefined && versions.length < MOST_VERSIONS && Object.keys(first.before).length > 0
  if (!isCreatedUnseen) return done(versions)
  // The demo and imports write no audit log, so the content before the first change counts as a version.
  return done([...versions, { id: 0, number: first.number - 1, at: row.createdAt.toISOString(), actor_name: '', before: first.before, content: first.before }])
}
