import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from './define-block.ts'
import { describeBlock, describeField } from './descriptor.ts'
import { imageSizes } from './image-sizes.ts'
import { presets } from './presets.ts'
import { OF_ANY_SHAPE } from '#fields/field-types.ts'

const definition = {
  symbol: 'sample_cards',
  name: 'Sample cards',
  description: 'Cards in a row.',
  short_description: 'Cards',
  group: 'Advanced',
  version: 1,
  island: 'never',
  fields: [presets.heading],
} as const

describe('a template', () => {
  test('[B-117][B-118][B-119] is a resource of type template with exactly these attributes', () => {
    const block = defineBlock({ ...definition, list_priority: 5, groups: { max: 7, fields: [presets.paragraph] } })
    const { id, type, attributes } = describeBlock(block, '/ar/thumbnails/sample_cards.svg')
    expect({ id, type }).toEqual({ id: 'sample_cards', type: 'template' })
    expect(Object.keys(attributes)).toEqual([
      'key',
      'name',
      'description',
      'short_description',
      'group',
      'list_priority',
      'thumbnail',
      'hidden',
      'template',
      'area',
      'external_block',
      'max_field_groups',
      'fields',
      'field_groups_template',
    ])
    expect(attributes).toMatchObject({
      key: 'sample_cards',
      name: 'Sample cards',
      description: 'Cards in a row.',
      short_description: 'Cards',
      group: 'Advanced',
      list_priority: 5,
      thumbnail: { thumbnail_url: '/ar/thumbnails/sample_cards.svg' },
      hidden: false,
      template: 'sample_cards',
      area: 'content',
      external_block: false,
      max_field_groups: 7,
    })
    expect(attributes.fields.map(({ symbol }) => symbol)).toEqual(['block_scroll_id', 'heading'])
    expect(attributes.field_groups_template.map(({ symbol }) => symbol)).toEqual(['paragraph'])
  })

  test('[B-120] without a maximum says null, without groups 0', () => {
    expect(describeBlock(defineBlock({ ...definition, groups: { fields: [presets.heading] } }), '').attributes.max_field_groups).toBeNull()
    expect(describeBlock(defineBlock(definition), '').attributes).toMatchObject({ max_field_groups: 0, field_groups_template: [] })
  })

  test('[B-117][B-119] is named in English, comes last in its group and is offered unless it says otherwise', () => {
    const block = defineBlock({ ...definition, name: ['Cards', 'بطاقات'], short_description: ['In a row', 'في صف'] })
    expect(describeBlock(block, '').attributes).toMatchObject({ name: 'Cards', short_description: 'In a row', list_priority: 0, hidden: false })
  })

  test('[B-122] can be hidden from the picker', () => {
    expect(describeBlock(defineBlock({ ...definition, hidden: true }), '').attributes.hidden).toBe(true)
  })

  test('[B-308] is described without asking anybody, and survives JSON', () => {
    const described = describeBlock(defineBlock(definition), '/x.svg')
    expect(JSON.parse(JSON.stringify(described))).toEqual(described)
  })
})

describe('a field', () => {
  test('[B-121][B-130] has label, symbol, type, default, and whether it is translatable', () => {
    expect(describeField(presets.heading)).toEqual({
      label: 'Heading',
      symbol: 'heading',
      field_type: 'String',
      value: '',
      translatable: true,
      required: false,
      attrs: { max: 160 },
    })
    expect(describeField(presets.model_key)).toMatchObject({ value: null, translatable: false })
  })

  test('[B-125] of type Select has options of label and value', () => {
    expect(describeField(presets.header_tag).attrs).toEqual({
      options: ['1', '2', '3', '4', '5', '6'].map((value) => ({ label: `H${value}`, value })),
    })
  })

  test('[B-126] of type Markdown says whether it is html or json', () => {
    expect(describeField(presets.paragraph).attrs).toEqual({ language: 'html' })
  })

  test('[B-127] of type Image has its sizes and whether an alternative text belongs to it', () => {
    expect(describeField(presets['preset-interior']).attrs).toEqual({ sizes: imageSizes.square, withAlt: true })
  })

  test('[B-077] of a list of pictures has the sizes of the pictures', () => {
    const frames = { symbol: 'f', label: 'F', field_type: 'Json', format: 'json', schema: z.array(z.int()), default: [], filled: OF_ANY_SHAPE } as const
    expect(describeField(frames).attrs).toEqual({})
    expect(describeField({ ...frames, pictures: imageSizes.turn }).attrs).toEqual({ sizes: imageSizes.turn })
  })

  test('of type Number has its limits', () => {
    expect(describeField({ symbol: 'n', label: 'N', field_type: 'Number', min: 1 }).attrs).toEqual({ min: 1, max: null })
    expect(describeField({ symbol: 'n', label: 'N', field_type: 'Number', max: 9 }).attrs).toEqual({ min: null, max: 9 })
  })

  test.each(['String', 'Text', 'Icon', 'YouTube video'] as const)('of type %s has its longest length, and the records that it is chosen from', (field_type) => {
    expect(describeField({ symbol: 't', label: 'T', field_type }).attrs).toEqual({ max: null })
    expect(describeField({ symbol: 't', label: 'T', field_type, max: 8, choices: 'dealers' }).attrs).toEqual({ max: 8, choices: 'dealers' })
  })

  test('[B-160] of type Select names the choices that staff keep', () => {
    expect(describeField(presets.model_key).attrs).toMatchObject({ choices: 'model_years' })
    expect(describeField(presets.box_color).attrs.options).toContainEqual({ label: 'Grey', value: 'grey-theme' })
  })

  test('of any other type has no attributes, and says when it is required', () => {
    expect(describeField(presets.is_reversed).attrs).toEqual({})
    expect(describeField({ ...presets.heading, required: true }).required).toBe(true)
  })
})
