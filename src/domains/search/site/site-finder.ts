import type { FoundPage } from '#domains/content/index.server.ts'
import type { Listing } from '#kernel/list-request.ts'
import type { Ctx } from '#platform/ctx.server.ts'

/** A model of which vehicles are published, by its maker, its name and the name that visitors read. */
export type ModelNames = { brand: string; name: string; display_name: string }

/** `models` are all that may be found. */
export type SiteWish = { keyword: string; items: number; models: readonly ModelNames[] }

/**
 * Finds the pages, at most `items`, and the models that a keyword means. Only pages that anybody may see are given, whatever is searched: an engine that is fed says what to look for, the
 * database and the stock say what there is.
 */
export type SiteFinder = { find: (ctx: Ctx, wish: SiteWish) => Promise<{ pages: Listing<FoundPage>; models: readonly ModelNames[] }> }
