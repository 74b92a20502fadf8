import { z } from 'zod'
import { documentedLink } from '../documented-link.ts'
import { type FieldDef, linkTypes, targetActions, targetTypes, type TextField } from '#fields/field-types.ts'
import { readYouTubeId } from '../youtube.ts'

const address = z.string().trim().max(2000)
const day = z.iso.date()

const Link = z.preprocess(
  documentedLink,
  z.object({
    label: z.string().max(300).optional(),
    url: address,
    link_type: z.enum(linkTypes).optional(),
    target_type: z.enum(targetTypes).optional(),
    target_action: z.enum(targetActions).or(z.literal('')).optional(),
  }),
)

const Button = z.object({
  id: z.string().max(64),
  label: z.string().min(1).max(300),
  button_type: z.string().max(40).optional(),
  target: address,
  link_type: z.enum(linkTypes).optional(),
  target_type: z.enum(targetTypes).optional(),
  target_action: z.enum(targetActions).or(z.literal('')).optional(),
})

const Image = z.object({ id: z.int().positive(), alt: z.string().max(500).optional() })

/** Scripts live in metaheads, where a role guards them; markup of a block is sanitised where it is written. */
const HTML_MAX = 200_000
const STRING_MAX = 300
const TEXT_MAX = 5000
/** A choice of a list that staff keep: any key, since one that they took off it must not spoil the pages that have it. */
const KEY = /^[a-z0-9][a-z0-9-]{0,119}$/

// Building a schema costs more than using it, and every field of a page is checked on every uncached request.
const schemas = new WeakMap<FieldDef, z.ZodType>()

/** The schema of one field's stored value; null and absent mean "use the default", except where the field is required. */
export function valueSchema(field: FieldDef): z.ZodType {
  const sharedSchema = schemas.get(field)
  if (sharedSchema) return sharedSchema
  const schema = presentValueSchema(field)
  const ownSchema = field.required ? schema.refine((value) => value !== '', { error: 'required' }) : schema.nullish()
  schemas.set(field, ownSchema)
  return ownSchema
}

/**
 * Whether a stored value fits its field at a glance. True says what the schema would say, without its cost: a page has hundreds of
 * plain texts, numbers and choices, read on every uncached request. False says nothing; the schema then decides.
 */
export function isPlainlyValid(value: unknown, field: FieldDef): boolean {
  switch (field.field_type) {
    case 'String':
    case 'Icon':
      return typeof value === 'string' && value.length <= (field.max ?? STRING_MAX) && isComplete(value, field)
    case 'Text':
      return typeof value === 'string' && value.length <= (field.max ?? TEXT_MAX) && isComplete(value, field)
    case 'Markdown':
      return field.format === 'html' && typeof value === 'string' && value.length <= HTML_MAX && !(field.required && value === '')
    case 'Bool':
      return typeof value === 'boolean'
    case 'Select':
      return field.options.some((option) => option.value === value) || (field.choices !== undefined && typeof value === 'string' && KEY.test(value))
    default:
      return false
  }
}

function isComplete(value: string, { required, mustContain }: TextField): boolean {
  return value === '' ? !required : mustContain === undefined || value.includes(mustContain)
}

function presentValueSchema(field: FieldDef): z.ZodType {
  switch (field.field_type) {
    case 'String':
    case 'Icon':
      return withPlaceholder(z.string().max(field.max ?? STRING_MAX), field)
    case 'Text':
      return withPlaceholder(z.string().max(field.max ?? TEXT_MAX), field)
    case 'YouTube video':
      return z.string().refine((value) => value === '' || readYouTubeId(value) !== null, { error: 'not_youtube' })
    case 'Number':
      return z
        .number()
        .min(field.min ?? -1e12)
        .max(field.max ?? 1e12)
    case 'Bool':
      return z.boolean()
    case 'Select':
      return field.choices ? z.string().regex(KEY) : z.enum(field.options.map(({ value }) => value))
    case 'Json':
      return field.schema
    case 'Markdown':
      return field.format === 'json' ? field.schema : z.string().max(HTML_MAX)
    case 'Image':
      return Image
    case 'Link':
      return Link
    case 'LinksCollection':
      return z.array(Button).max(20)
    case 'DateRange':
      return z.object({ from: day, to: day }).refine(({ from, to }) => from <= to, { error: 'range_reversed' })
    case 'Separator':
      return z.never()
  }
}

function withPlaceholder(schema: z.ZodString, { mustContain }: TextField): z.ZodType {
  return mustContain === undefined ? schema : schema.refine((value) => value === '' || value.includes(mustContain), { error: `must contain ${mustContain}` })
}
