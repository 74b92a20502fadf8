import type { FieldDef } from '#fields/field-types.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { lineOfMarkup } from '#kernel/values/markup-text.ts'
import { blockTemplates } from '../catalogue/block-templates.ts'
import { orderedGroups } from '../draft/block-edits.ts'

const MAX_LETTERS = 64
/** Fields whose text serves as a name, best first. */
const naming = [
  'heading',
  'title',
  'name',
  'tab_label',
  'label',
  'modal_tab_title',
  'quote',
  'caption',
  'author',
  'subtitle',
  'description',
  'paragraph',
  'info',
  'html',
  'value',
]

/** The first text of a block, which distinguishes it from blocks of the same template in lists; '' when it has none. */
export function blockTitle(block: StoredBlock): string {
  const template = blockTemplates.get(block.template)?.block
  if (!template) return ''
  const own = textOf(block.fields, template.fields)
  if (own) return own
  for (const group of orderedGroups(block)) {
    const title = textOf(group.fields, template.groups?.fields ?? [])
    if (title) return title
  }
  return ''
}

/** The first text of a group. */
export function groupTitle(values: Record<string, unknown>, fields: readonly FieldDef[]): string {
  return textOf(values, fields)
}

/** The first picture of a block or of its groups; null when it has none. */
export function blockPicture(block: StoredBlock): number | null {
  const template = blockTemplates.get(block.template)?.block
  if (!template) return null
  const own = pictureOf(block.fields, template.fields)
  if (own !== null) return own
  for (const group of orderedGroups(block)) {
    const picture = pictureOf(group.fields, template.groups?.fields ?? [])
    if (picture !== null) return picture
  }
  return null
}

/** The first picture among some values. */
export function pictureOf(values: Record<string, unknown>, fields: readonly FieldDef[]): number | null {
  for (const { field_type, symbol } of fields) {
    const id = field_type === 'Image' ? (values[symbol] as { id?: unknown } | null | undefined)?.id : undefined
    if (typeof id === 'number') return id
  }
  return null
}

function textOf(values: Record<string, unknown>, fields: readonly FieldDef[]): string {
  const texts = fields.filter(isText)
  const ranked = [...naming.flatMap((symbol) => texts.filter((field) => field.symbol === symbol)), ...texts.filter((field) => field.translatable)]
  for (const { symbol } of ranked) {
    const value = values[symbol]
    const text = typeof value === 'string' ? lineOfMarkup(value) : ''
    if (text) return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS).trimEnd()}…` : text
  }
  return ''
}

function isText(field: FieldDef): boolean {
  return field.field_type === 'String' || field.field_type === 'Text' || (field.field_type === 'Markdown' && field.format === 'html')
}
