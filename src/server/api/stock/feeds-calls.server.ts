import { z } from '@hono/zod-openapi'
import { FeedDraft } from '#domains/stock/index.ts'
import { createFeed, deleteFeed, feedSorts, findFeed, listFeeds, previewFeed, SAMPLE_BYTES, saveFeed } from '#domains/stock/index.server.ts'
import { data } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { flagFilter, listQuery } from '../list-query.ts'
import { recordCalls } from '../record-calls.server.ts'
import { RecordId } from '../record-id.ts'
import { Feed, FeedPreview } from './feed-shapes.ts'

const tag = 'Feeds'
/** A sample in base64, and the draft beside it. */
const MOST_PREVIEW_BYTES = SAMPLE_BYTES * 2 + 256 * 1024

const PreviewRequest = z.object({
  feed: FeedDraft,
  feed_id: RecordId.nullable().default(null).openapi({ description: 'The stored feed whose password a masked address refers to.' }),
  sample: z
    .base64()
    .max(SAMPLE_BYTES * 2)
    .nullable()
    .default(null)
    .openapi({ description: 'The first bytes of the file in base64; null reads them from the address.' }),
})
async function placeOf(ctx: CallCtx) {
  return { network: ctx.services.env.FEED_NETWORK, timeZone: (await ctx.services.site.get(ctx)).settings.timeZone }
}

/** Feeds of vehicles as records, and a look at what a draft of one would read. */
export const feedsCalls = [
  defineCall({
    method: 'post',
    path: '/api/feeds/preview',
    tag,
    who: 'staff',
    summary: 'Previews the first rows of a file with a draft of a feed',
    description: 'Nothing is stored.',
    body: PreviewRequest,
    limit: MOST_PREVIEW_BYTES,
    answer: data(FeedPreview, 'The columns with examples, and the rows as the rules read them.'),
    refusals: { forbidden: 403, invalid: 422 },
    run: async (ctx, { body: { feed: draft, feed_id: feedId, sample } }) => {
      const { families, stock } = (await ctx.services.site.get(ctx)).settings
      const currencies = new Set(stock.factors.map(([currency]) => currency))
      const bytes = sample === null ? null : Buffer.from(sample, 'base64')
      return previewFeed(ctx, { draft, feedId, families, currencies, network: ctx.services.env.FEED_NETWORK, sample: bytes })
    },
  }),
  ...recordCalls({
    path: '/api/feeds',
    tag,
    noun: { one: 'a feed of vehicles', many: 'feeds of vehicles' },
    record: Feed,
    draft: FeedDraft,
    limit: 'lists',
    list: { query: listQuery(feedSorts, { is_active: flagFilter, key: z.string().max(60) }), rows: listFeeds },
    find: findFeed,
    create: async (ctx, draft) => createFeed(ctx, { draft, ...(await placeOf(ctx)) }),
    save: async (ctx, change) => saveFeed(ctx, { ...change, ...(await placeOf(ctx)) }),
    audited: ({ key }) => ({ actions: ['feed.changed'], subjects: [key] }),
    writeConflicts: {},
    remove: deleteFeed,
    removeConflicts: { running: 409 },
  }),
]
