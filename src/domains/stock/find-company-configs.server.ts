import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { companyConfig } from './schema.server.ts'
import type { ConfigType } from './vocabulary.ts'

export type CompanyConfigRow = typeof companyConfig.$inferSelect

/** Showroom configuration of these types, of one key or of all (A-312, C-306). */
export async function findCompanyConfigs({ db }: Ctx, { key, types }: { key?: string; types: readonly ConfigType[] }): Promise<CompanyConfigRow[]> {
  if (types.length === 0) return []
  return db
    .select()
    .from(companyConfig)
    .where(and(inArray(companyConfig.configType, [...types]), key === undefined ? undefined : eq(companyConfig.key, key)))
    .orderBy(asc(companyConfig.key), asc(companyConfig.configType))
}
