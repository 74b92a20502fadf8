import type { Catalogue } from '#block-engine/catalogue.ts'
import type { FieldDef } from '#block-engine/field-types.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { sanitiseMarkup } from './sanitise-markup.server.ts'

/** Blocks with every HTML field made safe. A block that this build does not know stays as it is; it is never drawn. */
export function sanitiseBlocks(blocks: readonly StoredBlock[], catalogue: Catalogue): StoredBlock[] {
  return blocks.map((stored) => {
    const template = catalogue.get(stored.template)
    if (!template) return stored
    const { fields, groups } = template.block
    return {
      ...stored,
      fields: sanitiseValues(stored.fields, fields),
      groups: stored.groups.map((group) => ({ ...group, fields: sanitiseValues(group.fields, groups?.fields ?? []) })),
    }
  })
}

function sanitiseValues(values: Record<string, unknown>, fields: readonly FieldDef[]): Record<string, unknown> {
  const markup = fields.filter((field) => field.field_type === 'Markdown' && field.format === 'html').map(({ symbol }) => symbol)
  const safe = markup.flatMap((symbol) => {
    const html = values[symbol]
    return typeof html === 'string' ? [[symbol, sanitiseMarkup(html)] as const] : []
  })
  return { ...values, ...Object.fromEntries(safe) }
}
