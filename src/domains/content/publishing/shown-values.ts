import type { Catalogue } from '#block-engine/catalogue.ts'
import type { FieldDef } from '#fields/field-types.ts'
import { activeGroups } from '#block-engine/resolve-block.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'

/** The values of a block or of one of its groups that visitors may see, now or on schedule. */
export type ShownValues = {
  block: string
  group?: string
  fields: readonly FieldDef[]
  /** Values of the block itself, by which a picture's sizes may be chosen. */
  own: Record<string, unknown>
  /** The stored value, else the field's default. */
  read: (field: FieldDef) => unknown
}

/** Everything that a page shows, in reading order, without hidden blocks and groups but with scheduled ones. */
export function shownValues(blocks: readonly StoredBlock[], catalogue: Catalogue): ShownValues[] {
  return blocks.flatMap((block): ShownValues[] => {
    const template = catalogue.get(block.template)
    if (!template || block.is_hidden) return []
    const { fields, groups } = template.block
    const shownGroups = activeGroups(block).slice(0, groups?.shown)
    return [
      { block: block.id, fields, own: block.fields, read: readerOf(block.fields) },
      ...shownGroups.map((group) => ({ block: block.id, group: group.id, fields: groups?.fields ?? [], own: block.fields, read: readerOf(group.fields) })),
    ]
  })
}

function readerOf(values: Record<string, unknown>) {
  return (field: FieldDef) => values[field.symbol] ?? field.default ?? null
}
