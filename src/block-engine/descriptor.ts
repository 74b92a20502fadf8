import type { Block } from './define-block.ts'
import type { FieldDef, fieldTypes } from '#fields/field-types.ts'
import { nameIn } from '#fields/name-in.ts'

/** A template as the API describes it (B-117 to B-121): exactly these attributes, in the documents' shape; its names are the English ones. */
export type Descriptor = {
  id: string
  type: 'template'
  attributes: {
    key: string
    name: string
    description: string
    short_description: string
    group: string
    list_priority: number
    thumbnail: { thumbnail_url: string }
    hidden: boolean
    template: string
    area: 'content'
    external_block: boolean
    max_field_groups: number | null
    fields: DescribedField[]
    field_groups_template: DescribedField[]
  }
}

export type DescribedField = {
  label: string
  symbol: string
  field_type: (typeof fieldTypes)[number]
  value: unknown
  translatable: boolean
  required: boolean
  attrs: Record<string, unknown>
}

/** The descriptor of a template. `thumbnailUrl` is where its picture is served. */
export function describeBlock(block: Block, thumbnailUrl: string): Descriptor {
  return {
    id: block.symbol,
    type: 'template',
    attributes: {
      key: block.symbol,
      name: nameIn('en', block.name),
      description: block.description,
      short_description: nameIn('en', block.short_description),
      group: block.group,
      list_priority: block.list_priority ?? 0,
      thumbnail: { thumbnail_url: thumbnailUrl },
      hidden: block.hidden ?? false,
      template: block.symbol,
      area: 'content',
      external_block: false,
      max_field_groups: block.groups ? (block.groups.max ?? null) : 0,
      fields: block.fields.map(describeField),
      field_groups_template: (block.groups?.fields ?? []).map(describeField),
    },
  }
}

/** A field as label, symbol, type, default, translatable flag, and the attributes of its type (B-121, B-125 to B-127). */
export function describeField(field: FieldDef): DescribedField {
  return {
    label: nameIn('en', field.label),
    symbol: field.symbol,
    field_type: field.field_type,
    value: field.default ?? null,
    translatable: field.translatable ?? false,
    required: field.required ?? false,
    attrs: fieldAttributes(field),
  }
}

function fieldAttributes(field: FieldDef): Record<string, unknown> {
  switch (field.field_type) {
    case 'Select':
      return { options: field.options.map(({ label, value }) => ({ label: nameIn('en', label), value })), ...(field.choices && { choices: field.choices }) }
    case 'Markdown':
      return { language: field.format }
    case 'Json':
      return field.pictures ? { sizes: field.pictures } : {}
    case 'Image':
      return { sizes: field.sizes, withAlt: field.withAlt }
    case 'Number':
      return { min: field.min ?? null, max: field.max ?? null }
    case 'String':
    case 'Text':
    case 'Icon':
    case 'YouTube video':
      return { max: field.max ?? null, ...(field.choices && { choices: field.choices }) }
    default:
      return {}
  }
}
