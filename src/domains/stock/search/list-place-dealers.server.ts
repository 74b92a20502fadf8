import { findActiveDealers } from '#domains/retailers/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { guardedFetch } from '#platform/http/fetch-text.server.ts'
import { type DealerSources, findSearchedDealers } from './place/find-searched-dealers.ts'
import type { PostcodeSearch } from './place/postcode-search.ts'

/** Codes of the dealers of a place; [] when the endpoints of the settings do not answer in time: the browser asks again. */
export async function listPlaceDealers(ctx: Ctx, place: PostcodeSearch, { endpoints, brand }: Pick<DealerSources, 'endpoints' | 'brand'>): Promise<string[]> {
  const sources: DealerSources = { endpoints, brand, find: (search) => findActiveDealers(ctx, search), log: ctx.log }
  return (await findSearchedDealers(place, sources, { fetch: guardedFetch({ network: ctx.network ?? 'public' }) })) ?? []
}
