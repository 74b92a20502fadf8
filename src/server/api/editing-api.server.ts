import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { StoredBlock } from '#block-engine/stored-block.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { may } from '#domains/accounts/index.ts'
import { parsePagePath } from '#domains/content/index.ts'
import { prepareBlocks } from '#site/page/prepare-blocks.server.ts'
import type { AppEnv } from '../app-env.ts'
import type { Services } from '../services.server.ts'
import { findReferences } from '../staff/find-references.server.ts'
import { findSiteFacts } from '../staff/find-site-facts.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'
import { staffContext } from './page-answers.server.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'

const MOST_IDS = 2000
const ids = z.array(z.int().positive().max(2_147_483_647)).max(MOST_IDS).default([])
const rules = { tags: ['Editing'], security: [{ bearer: [] }], middleware: staffOnly }
const body = <Schema extends z.ZodType>(schema: Schema) => ({ content: { 'application/json': { schema } }, required: true as const })

const Image = z
  .object({
    id: z.int(),
    bucket: z.int(),
    checksum: z.string(),
    version: z.int(),
    mimeType: z.string(),
    width: z.int(),
    height: z.int(),
    colour: z.string().nullable(),
    alt: z.object({ ar: z.string(), en: z.string() }),
    focalPoint: z.object({ x: z.number(), y: z.number() }),
  })
  .openapi('EditingImage')

const references = createRoute({
  ...rules,
  method: 'post',
  path: '/api/editing/references',
  summary: 'What the blocks of a page point to: pictures, paths of published pages, names of files',
  request: { body: body(z.object({ images: ids, pages: ids, files: ids })) },
  responses: {
    200: json(
      z.object({
        data: z.object({
          images: z.record(z.string(), Image),
          pages: z.record(z.string(), z.string()),
          files: z.record(z.string(), z.object({ name: z.string() })),
        }),
      }),
      'By id; what does not exist is absent.',
    ),
    ...failures(401, 403, 422),
  },
})
const blockData = createRoute({
  ...rules,
  method: 'post',
  path: '/api/editing/block_data',
  summary: 'What a block draws besides its values, as its loader finds it now',
  request: { body: body(z.object({ block: StoredBlock, path: z.string().max(2000).default('') })) },
  responses: {
    200: json(z.object({ data: z.unknown(), failed: z.boolean().optional() }), 'The data; null with `failed` when it could not be loaded.'),
    ...failures(401, 403, 404, 422),
  },
})
const site = createRoute({
  ...rules,
  method: 'get',
  path: '/api/editing/site',
  summary: 'What a page is drawn with besides its blocks',
  responses: {
    200: json(
      z.object({
        data: z.object({
          theme: z.string(),
          area: z.string(),
          language: z.string(),
          time_zone: z.string(),
          predefined_links: z.array(z.object({ alias: z.string(), url: z.string() })).readonly(),
          words: z.record(z.string(), z.string()),
          data_templates: z.array(z.string()).readonly(),
        }),
      }),
      'The words are those of blocks that staff changed, by `{template}.{word}`.',
    ),
    ...failures(401, 403),
  },
})

/** What the editor's canvas needs to draw a page as the site would. */
export function editingRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(references, async (c) => {
    const ctx = staffContext(services, c)
    if (!may(ctx.staff, 'pages.read')) return c.json(errorBody(403), 403)
    return c.json({ data: await findReferences(ctx, c.req.valid('json')) }, 200, forStaff)
  })
  routes.openapi(blockData, async (c) => {
    const ctx = staffContext(services, c)
    if (!may(ctx.staff, 'pages.read')) return c.json(errorBody(403), 403)
    const { block, path } = c.req.valid('json')
    if (!dataLoaders.has(block.template)) return c.json(errorBody(404), 404)
    const place = { path: parsePagePath(path) ?? '', query: new URLSearchParams(), site: await services.site.get(ctx), stock: services.stock }
    const { blocks } = await prepareBlocks(ctx, [block], place)
    const [ready] = blocks
    // A block that is hidden or out of its time draws nothing, and so needs nothing.
    const answer = ready?.state === 'ready' ? { data: ready.props.data ?? null } : { data: null, ...(ready?.state === 'failed' ? { failed: true } : {}) }
    return c.json(answer, 200, forStaff)
  })
  routes.openapi(site, async (c) => {
    const ctx = staffContext(services, c)
    if (!may(ctx.staff, 'pages.read')) return c.json(errorBody(403), 403)
    return c.json({ data: await findSiteFacts(ctx, services.site) }, 200, forStaff)
  })
  return routes
}
