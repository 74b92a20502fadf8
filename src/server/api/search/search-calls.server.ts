import { z } from '@hono/zod-openapi'
import { foundKinds, suggest } from '#domains/search/index.ts'
import { done } from '#kernel/outcome.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { searchForStaff } from './staff-search.server.ts'

/** What staff look up; longer texts are no searches. */
const MOST_LETTERS = 100
const FoundRecord = z.object({ kind: z.enum(foundKinds), id: z.string(), title: z.string(), about: z.string(), code: z.string() }).openapi('FoundRecord')

/** Search suggestions, and what staff look up. */
export const searchCalls = [
  defineCall({
    method: 'get',
    path: '/search_suggestions/',
    tag: 'Search',
    who: 'anyone',
    cost: 'memory',
    summary: 'Suggests searches for a text that is being typed',
    // Any text is a valid query.
    query: z.object({
      keyword: z
        .string()
        .default('')
        .transform((text) => text.replaceAll('\u0000', '')),
    }),
    answer: data(z.array(z.string()), 'At most eight texts, the best match first. Spelling variants of Arabic match each other.'),
    extraHeaders: () => ({ 'cache-control': 'public, max-age=60' }),
    refusals: {},
    run: async (ctx, { query }) => done(suggest(await ctx.services.terms.get(ctx, ctx.services.stock), query.keyword)),
  }),
  defineCall({
    method: 'post',
    path: '/api/staff_search',
    tag: 'Search',
    who: 'staff',
    summary: 'Finds records that have each of the given words',
    description: 'The newest pages, vehicles, orders, leads, users and settings that the caller may see.',
    // It may name a person, so it stands in no address.
    body: z.object({ q: z.string().max(MOST_LETTERS), language: z.enum(['ar', 'en']).default('ar') }),
    answer: data(z.array(FoundRecord), 'At most six records of each kind.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: (ctx, { body: { q: search, language } }) => searchForStaff(ctx, { search, language }),
  }),
]
