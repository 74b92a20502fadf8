import { findActiveRetailers } from '#domains/retailers/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { guardedFetch } from '#platform/http/fetch-text.server.ts'
import { type RetailerSources, findSearchedRetailers } from './place/find-searched-retailers.ts'
import type { PostcodeSearch } from './place/postcode-search.ts'

/** Codes of the retailers of a place; [] when the configured endpoints do not answer in time: the browser then asks again. */
export async function listPlaceRetailers(
  ctx: Ctx,
  place: PostcodeSearch,
  { endpoints, brand }: Pick<RetailerSources, 'endpoints' | 'brand'>,
): Promise<string[]> {
  const sources: RetailerSources = { endpoints, brand, find: (search) => findActiveRetailers(ctx, search), log: ctx.log }
  return (await findSearchedRetailers(place, sources, { fetch: guardedFetch({ network: ctx.network ?? 'public' }) })) ?? []
}
