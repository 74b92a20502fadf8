import { z } from '@hono/zod-openapi'
import type { Block } from '#block-engine/define-block.ts'
import { describeBlock } from '#block-engine/descriptor.ts'
import { fieldTypes } from '#fields/field-types.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'

const Field = z
  .object({
    label: z.string(),
    symbol: z.string(),
    field_type: z.enum(fieldTypes),
    value: z.unknown(),
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

const rules = { tag: 'Block templates', who: 'anyone', cost: 'memory', method: 'get' } as const

/** Descriptors of the catalogue, straight from the build: no database, no network (B-117, B-308). */
export const templatesCalls = [
  defineCall({
    ...rules,
    path: '/api/templates',
    summary: 'Lists every block template',
    answer: data(z.array(Template), 'The descriptors by symbol.'),
    refusals: {},
    run: () => done([...catalogue.values()].map(({ block }) => descriptorOf(block))),
  }),
  defineCall({
    ...rules,
    path: '/api/templates/{symbol}',
    summary: 'Reads a block template',
    params: z.object({ symbol: z.string() }),
    answer: data(Template, 'The descriptor.'),
    refusals: { gone: 404 },
    run: (_ctx, { params: { symbol } }) => {
      const template = catalogue.get(symbol)
      return template ? done(descriptorOf(template.block)) : refuse('gone')
    },
  }),
]

function descriptorOf(block: Block) {
  return describeBlock(block, `/ar/thumbnails/${block.symbol}`)
}
