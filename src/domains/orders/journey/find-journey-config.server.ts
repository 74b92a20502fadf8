import { findCompanyConfigs } from '#domains/stock/index.server.ts'
import { configTypes } from '#domains/stock/index.ts'
import { Fault } from '#kernel/fault.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { fetchJson } from '#platform/http/fetch-text.server.ts'
import { configAddress, type ConfigStore, journeyConfigTypes, storeOf } from './journey-config.ts'

/**
 * The configuration of the journey by type: from the content-integration API at `endpoint`, else what staff wrote here.
 * Null when the API fails, which is logged.
 */
export async function findJourneyConfig(ctx: Ctx, { endpoint, isConfigurator }: { endpoint: string; isConfigurator: boolean }): Promise<ConfigStore | null> {
  const types = journeyConfigTypes(isConfigurator)
  if (endpoint === '') {
    const rows = await findCompanyConfigs(ctx, { types: configTypes.filter((type) => types.includes(type)) })
    return storeOf(rows.map(({ configType, content }) => ({ config_type: configType, data: content })))
  }
  try {
    const answer = await fetchJson(configAddress(endpoint, types), { network: ctx.network ?? 'public', attempts: 1 })
    return storeOf(isRecord(answer) ? answer.data : undefined)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    ctx.log.warn('the configuration of online orders could not be had', { reason: reasonOf(error) })
    return null
  }
}
