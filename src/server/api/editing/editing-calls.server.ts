import { z } from '@hono/zod-openapi'
import { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { parsePagePath } from '#domains/content/index.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { LARGEST_ID } from '#kernel/values/row-id.ts'
import { prepareBlocks } from '#site/page/prepare-blocks.server.ts'
import { findReferences } from '../../staff/find-references.server.ts'
import { findSiteFacts } from '../../staff/find-site-facts.server.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { FoundReferences, SiteFacts } from './editing-shapes.ts'

const MOST_IDS = 2000
const ids = z.array(z.int().positive().max(LARGEST_ID)).max(MOST_IDS).default([])
const Query = z.record(z.string().max(80), z.union([z.string().max(200), z.array(z.string().max(200)).max(40)]))

const rules = { tag: 'Editing', who: 'pages.read', limit: 'page' } as const

/** The data that the editor's canvas needs to render a page like the site. */
export const editingCalls = [
  defineCall({
    ...rules,
    method: 'post',
    path: '/api/editing/references',
    summary: 'Resolves what the blocks of a page refer to',
    description: 'Pictures, paths of published pages, and names of files.',
    body: z.object({ images: ids, pages: ids, files: ids }),
    answer: data(FoundReferences, 'The references by id; what does not exist is absent.'),
    refusals: {},
    run: async (ctx, { body }) => done(await findReferences(ctx, body)),
  }),
  defineCall({
    ...rules,
    method: 'post',
    path: '/api/editing/block_data',
    summary: 'Loads the data that a block draws besides its values',
    body: z.object({ block: StoredBlock, path: z.string().max(2000).default(''), query: Query.default({}) }),
    answer: data(z.object({ value: z.unknown(), failed: z.boolean() }), 'The data; null with `failed` if it could not be loaded.'),
    refusals: { gone: 404 },
    run: async (ctx, { body: { block, path, query } }) => {
      if (!dataLoaders.has(block.template)) return refuse('gone')
      const { site, stock } = ctx.services
      const place = {
        path: parsePagePath(path) ?? '',
        title: '',
        publicUrl: ctx.services.env.PUBLIC_URL,
        query: new URLSearchParams(Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value]))),
        site: await site.get(ctx),
        stock,
      }
      const { blocks } = await prepareBlocks(ctx, [block], place)
      const [ready] = blocks
      // A block that is hidden or out of its time draws nothing, and so needs nothing.
      return done({ value: ready?.state === 'ready' ? (ready.props.data ?? null) : null, failed: ready?.state === 'failed' })
    },
  }),
  defineCall({
    ...rules,
    // Everybody's screens tell moments in the time zone of the site, those of a retailer's people as well.
    who: 'staff',
    method: 'get',
    path: '/api/editing/site',
    summary: 'Reads what a page is drawn with besides its blocks',
    answer: data(SiteFacts, 'The site; its words are those of blocks that staff changed, by `{template}.{word}`.'),
    refusals: {},
    run: async (ctx) => done(await findSiteFacts(ctx, ctx.services.site)),
  }),
]
