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
    summary: 'What somebody who types this may look for',
    // Any text is a valid query.
    query: z.object({
      keyword: z
        .string()
        .default('')
        .transform((text) => text.replaceAll('\u0000', '')),
    }),
    answer: data(z.array(z.string()), 'Up to eight texts, the fittest first; spelling variants of Arabic count as the same.'),
    extraHeaders: () => ({ 'cache-control': 'public, max-age=60' }),
    refusals: {},
    run: async (ctx, { query }) => done(suggest(await ctx.services.terms.get(ctx, ctx.services.stock), query.keyword)),
  }),
  defineCall({
    method: 'post',
    path: '/api/staff_search',
    tag: 'Search',
    who: 'staff',
    summary: 'The few newest pages, vehicles, orders, leads, users and settings that have each of these words, as far as one may see them',
    // It may name a person, so it stands in no address.
    body: z.object({ q: z.string().max(MOST_LETTERS), language: z.enum(['ar', 'en']).default('ar') }),
    answer: data(z.array(FoundRecord), 'At most six of each kind.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: (ctx, { body: { q: search, language } }) => searchForStaff(ctx, { search, language }),
  }),
]
