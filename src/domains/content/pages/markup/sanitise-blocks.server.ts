import type { Catalogue } from '#block-engine/catalogue.ts'
import type { FieldDef } from '#fields/field-types.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { drawableMarkup, markupWithoutIds, sanitiseMarkup } from './sanitise-markup.server.ts'

/** Blocks with every HTML field made safe. A block that this build does not know stays as it is; it is never drawn. */
export function sanitiseBlocks(blocks: readonly StoredBlock[], catalogue: Catalogue): StoredBlock[] {
  return withMarkup(blocks, catalogue, sanitiseMarkup)
}

/** Blocks as they may be drawn, whenever they were stored. */
export function drawableBlocks(blocks: readonly StoredBlock[], catalogue: Catalogue): StoredBlock[] {
  return withMarkup(blocks, catalogue, drawableMarkup)
}

/** Blocks whose markup has no ids, for a second place on a page. */
export function blocksWithoutIds(blocks: readonly StoredBlock[], catalogue: Catalogue): StoredBlock[] {
  return withMarkup(blocks, catalogue, markupWithoutIds)
}

type Clean = (html: string) => string

function withMarkup(blocks: readonly StoredBlock[], catalogue: Catalogue, clean: Clean): StoredBlock[] {
  return blocks.map((stored) => {
    const template = catalogue.get(stored.template)
    if (!template) return stored
    const { fields, groups } = template.block
    return {
      ...stored,
      fields: cleanValues(stored.fields, fields, clean),
      groups: stored.groups.map((group) => ({ ...group, fields: cleanValues(group.fields, groups?.fields ?? [], clean) })),
    }
  })
}

function cleanValues(values: Record<string, unknown>, fields: readonly FieldDef[], clean: Clean): Record<string, unknown> {
  const markup = fields.filter((field) => field.field_type === 'Markdown' && field.format === 'html').map(({ symbol }) => symbol)
  const safe = markup.flatMap((symbol) => {
    const html = values[symbol]
    return typeof html === 'string' ? [[symbol, clean(html)] as const] : []
  })
  return { ...values, ...Object.fromEntries(safe) }
}
