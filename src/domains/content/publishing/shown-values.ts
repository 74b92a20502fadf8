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
  return blocks.flatMap((stored): ShownValues[] => {
    const template = catalogue.get(stored.template)
    if (!template || stored.is_hidden) return []
    const { fields, groups } = template.block
    const shown = activeGroups(stored).slice(0, groups?.shown)
    return [
      { block: stored.id, fields, own: stored.fields, read: readerOf(stored.fields) },
      ...shown.map((group) => ({ block: stored.id, group: group.id, fields: groups?.fields ?? [], own: stored.fields, read: readerOf(group.fields) })),
    ]
  })
}

function readerOf(values: Record<string, unknown>) {
  return (field: FieldDef) => values[field.symbol] ?? field.default ?? null
}
