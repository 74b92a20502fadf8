import type { Catalogue } from '#block-engine/catalogue.ts'
import type { FieldDef, HtmlField } from '#fields/field-types.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { drawableMarkup, markupWithoutIds, sanitiseMarkup } from './sanitise-markup.server.ts'

/** Blocks with every HTML field made safe. A block that this build does not know stays as it is; it is never drawn. */
export function sanitiseBlocks(blocks: readonly StoredBlock[], catalogue: Catalogue): StoredBlock[] {
  return withMarkup(blocks, catalogue, (html) => sanitiseMarkup(html))
}

/** The same for blocks that somebody edits, whose texts get no element that their field may not have: only what stood in them before stays. */
export function sanitiseEdits(blocks: readonly StoredBlock[], before: readonly (readonly StoredBlock[])[], catalogue: Catalogue): StoredBlock[] {
  const storedValues = new Map<string, string>()
  for (const { id, fields, groups } of before.flat()) {
    for (const [place, values] of [[id, fields] as const, ...groups.map((group) => [`${id}/${group.id}`, group.fields] as const)]) {
      for (const [symbol, value] of Object.entries(values)) {
        if (typeof value === 'string') storedValues.set(`${place}/${symbol}`, `${storedValues.get(`${place}/${symbol}`) ?? ''}${value}`)
      }
    }
  }
  return withMarkup(blocks, catalogue, (html, { allows }, place) => sanitiseMarkup(html, allows, storedValues.get(place)))
}

/** Blocks as they may be drawn, whenever they were stored. */
export function drawableBlocks(blocks: readonly StoredBlock[], catalogue: Catalogue): StoredBlock[] {
  return withMarkup(blocks, catalogue, (html) => drawableMarkup(html))
}

/** Blocks whose markup has no ids, for a second place on a page. */
export function blocksWithoutIds(blocks: readonly StoredBlock[], catalogue: Catalogue): StoredBlock[] {
  return withMarkup(blocks, catalogue, (html) => markupWithoutIds(html))
}

/** `place` is the field of a block, or of its group. */
type Clean = (html: string, field: HtmlField, place: string) => string

function withMarkup(blocks: readonly StoredBlock[], catalogue: Catalogue, clean: Clean): StoredBlock[] {
  return blocks.map((storedBlock) => {
    const template = catalogue.get(storedBlock.template)
    if (!template) return storedBlock
    const { fields, groups } = template.block
    return {
      ...storedBlock,
      fields: cleanValues(storedBlock.fields, { fields, place: storedBlock.id }, clean),
      groups: storedBlock.groups.map((group) => ({
        ...group,
        fields: cleanValues(group.fields, { fields: groups?.fields ?? [], place: `${storedBlock.id}/${group.id}` }, clean),
      })),
    }
  })
}

function cleanValues(
  values: Record<string, unknown>,
  { fields, place }: { fields: readonly FieldDef[]; place: string },
  clean: Clean,
): Record<string, unknown> {
  const safe = fields.flatMap((field) => {
    const html = values[field.symbol]
    const isMarkup = field.field_type === 'Markdown' && field.format === 'html' && typeof html === 'string'
    return isMarkup ? [[field.symbol, clean(html, field, `${place}/${field.symbol}`)] as const] : []
  })
  return { ...values, ...Object.fromEntries(safe) }
}
