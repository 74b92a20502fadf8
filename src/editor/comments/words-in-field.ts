import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { blockTemplates } from '../catalogue/block-templates.ts'
import type { FieldDef } from '#fields/field-types.ts'

type FieldOfBlock = { group: string; field: string }

/** Letters alone: line breaks and spaces differ between a field, its source and the page. */
const bare = (text: string) => text.replace(/\s+/g, '')

/** The text of a field without its markup. */
function textOf({ field_type: type }: FieldDef, value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (type === 'String' || type === 'Text') return value
  if (type === 'Markdown') return new DOMParser().parseFromString(value, 'text/html').body.textContent ?? ''
  return null
}

/** Whether words still stand in a field of a block. */
export function hasWords(block: StoredBlock, { group, field }: FieldOfBlock, words: string): boolean {
  const template = blockTemplates.get(block.template)?.block
  const fields = group === '' ? template?.fields : template?.groups?.fields
  const values = group === '' ? block.fields : block.groups.find(({ id }) => id === group)?.fields
  const definition = fields?.find(({ symbol }) => symbol === field)
  const text = definition && values ? textOf(definition, values[field]) : null
  return text !== null && bare(text).includes(bare(words))
}

/** The first field of a block in which these words stand; null when none has them. */
export function fieldWithWords(block: StoredBlock, words: string): FieldOfBlock | null {
  const template = blockTemplates.get(block.template)?.block
  const own = template?.fields.find(({ symbol }) => hasWords(block, { group: '', field: symbol }, words))
  if (own) return { group: '', field: own.symbol }
  for (const { id } of block.groups) {
    const field = template?.groups?.fields.find(({ symbol }) => hasWords(block, { group: id, field: symbol }, words))
    if (field) return { group: id, field: field.symbol }
  }
  return null
}
