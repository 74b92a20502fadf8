import { z } from '@hono/zod-openapi'
import { suggest } from '#domains/search/index.ts'
import { done } from '#kernel/outcome.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'

/** Search suggestions. */
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
]
