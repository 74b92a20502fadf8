import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { FeedDraft } from '#domains/stock/index.ts'
import { createFeed, deleteFeed, feedSorts, findFeed, listFeeds, previewFeed, SAMPLE_BYTES, saveFeed } from '#domains/stock/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'
import { Feed, FeedPreview } from './feed-shapes.ts'
import { flagFilter, listQuery } from './list-query.ts'
import { RecordId } from './record-id.ts'
import { recordRoutes } from './record-routes.server.ts'
import { refusalAnswer } from './refusal-answer.server.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'

const tag = 'Feeds'
/** A sample in base64, and the draft beside it. */
const MOST_PREVIEW_BYTES = SAMPLE_BYTES * 2 + 256 * 1024

const PreviewRequest = z.object({
  feed: FeedDraft,
  feed_id: RecordId.nullable().default(null).openapi({ description: 'The stored feed whose password a masked address means.' }),
  sample: z
    .base64()
    .max(SAMPLE_BYTES * 2)
    .nullable()
    .default(null)
    .openapi({ description: 'The first bytes of a file, in base64; null reads them from the address.' }),
})
const preview = createRoute({
  method: 'post',
  path: '/api/feeds/preview',
  tags: [tag],
  security: [{ bearer: [] }],
  middleware: [staffOnly, bodyLimit({ maxSize: MOST_PREVIEW_BYTES, onError: (c) => c.json(errorBody(413), 413) })] as const,
  summary: 'Reads the first rows of a file by a draft of a feed; writes nothing',
  request: { body: { content: { 'application/json': { schema: PreviewRequest } }, required: true } },
  responses: { 200: json(z.object({ data: FeedPreview }), 'Columns with examples, and rows as the rules read them.'), ...failures(401, 403, 413, 422) },
})

/** Feeds of vehicles as records, and a look at what a draft of one would read. Their runs are in `feed-runs-api`. */
export function feedRoutes(services: Services): OpenAPIHono<AppEnv> {
  const network = services.env.FEED_NETWORK
  const place = async (ctx: Ctx) => ({ network, timeZone: (await services.site.get(ctx)).settings.timeZone })
  const routes = apiApp()
  routes.openapi(preview, async (c) => {
    const { feed: draft, feed_id: feedId, sample } = c.req.valid('json')
    const outcome = await previewFeed(contextOf(services, c.get('staff')), {
      draft,
      feedId,
      network,
      sample: sample === null ? null : Buffer.from(sample, 'base64'),
    })
    return (outcome.ok ? c.json({ data: outcome.value }, 200, forStaff) : refusalAnswer(c, outcome)) as never
  })
  routes.route(
    '/',
    recordRoutes(services, {
      path: '/api/feeds',
      tag,
      noun: 'a feed of vehicles',
      record: Feed,
      draft: FeedDraft,
      list: { query: listQuery(feedSorts, { is_active: flagFilter }), rows: listFeeds },
      find: findFeed,
      create: async (ctx, draft) => createFeed(ctx, { draft, ...(await place(ctx)) }),
      save: async (ctx, change) => saveFeed(ctx, { ...change, ...(await place(ctx)) }),
      remove: deleteFeed,
    }),
  )
  return routes
}
