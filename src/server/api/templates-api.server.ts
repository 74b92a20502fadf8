import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Block } from '#block-engine/define-block.ts'
import { describeBlock } from '#block-engine/descriptor.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import type { AppEnv } from '../app-env.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'

const Field = z
  .object({
    label: z.string(),
    symbol: z.string(),
    field_type: z.string(),
    default_value: z.unknown(),
    translatable: z.boolean(),
    required: z.boolean(),
    attrs: z.record(z.string(), z.unknown()),
  })
  .openapi('TemplateField')
const Template = z
  .object({
    id: z.string(),
    type: z.literal('template'),
    attributes: z.object({
      key: z.string(),
      name: z.string(),
      description: z.string(),
      short_description: z.string(),
      group: z.string(),
      list_priority: z.number(),
      thumbnail: z.object({ thumbnail_url: z.string() }),
      hidden: z.boolean(),
      template: z.string(),
      area: z.string(),
      external_block: z.boolean(),
      max_field_groups: z.number().nullable(),
      fields: z.array(Field),
      field_groups_template: z.array(Field),
    }),
  })
  .openapi('Template')

const tags = ['Block templates']
const list = createRoute({
  method: 'get',
  path: '/api/templates',
  tags,
  summary: 'Every block template',
  responses: { 200: json(z.object({ data: z.array(Template) }), 'Descriptors by symbol.') },
})
const one = createRoute({
  method: 'get',
  path: '/api/templates/{symbol}',
  tags,
  summary: 'A block template',
  request: { params: z.object({ symbol: z.string() }) },
  responses: { 200: json(z.object({ data: Template }), 'The descriptor.'), ...failures(404) },
})

/** Descriptors of the catalogue, straight from the build: no database, no network (B-117, B-308). */
export function templateRoutes(): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(list, (c) => c.json({ data: [...catalogue.values()].map(({ block }) => descriptorOf(block)) }, 200))
  routes.openapi(one, (c) => {
    const template = catalogue.get(c.req.valid('param').symbol)
    return template ? c.json({ data: descriptorOf(template.block) }, 200) : c.json(errorBody(404), 404)
  })
  return routes
}

function descriptorOf(block: Block) {
  return describeBlock(block, `/ar/thumbnails/${block.symbol}.svg`)
}
