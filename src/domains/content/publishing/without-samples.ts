import type { CatalogueWithExamples } from '#block-engine/catalogue.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { FieldDef } from '#fields/field-types.ts'
import { isSame } from '#kernel/json/is-same.ts'
import { isFilled } from '#kernel/json/json-values.ts'
import { samplesOf, type SampleValues } from './sample-content.ts'
import type { Warning } from './warning.ts'

/** What a page is without its samples: blocks as they would be, and those of which nothing would be left. */
export type WithoutSamples = { changed: StoredBlock[]; removed: string[] }

/**
 * Takes out of warned blocks all that their samples brought and nobody has replaced: texts, links, buttons and pictures, items that are samples as a whole, and blocks of
 * which nothing is left. What somebody wrote stays, and so does a sample without which a block could not be published. Null without such warnings.
 */
export function withoutSamples(blocks: readonly StoredBlock[], warnings: readonly Warning[], catalogue: CatalogueWithExamples): WithoutSamples | null {
  const warned = new Set(warnings.flatMap(({ code, block }) => (code === 'sample_content' ? [block] : [])))
  if (warned.size === 0) return null
  const cleaned = blocks.filter(({ id }) => warned.has(id)).map((block) => ({ block, rest: rest(block, catalogue) }))
  return {
    changed: cleaned.flatMap(({ rest: remaining }) => remaining ?? []),
    removed: cleaned.flatMap(({ block, rest: remaining }) => (remaining ? [] : [block.id])),
  }
}

/** A block without its samples; null when nothing of it is left. */
function rest(block: StoredBlock, catalogue: CatalogueWithExamples): StoredBlock | null {
  const template = catalogue.get(block.template)?.block
  if (!template) return block
  const own = freed(block.fields, template.fields, samplesOf(catalogue, block.template, false))
  const restByGroup = new Map(
    block.groups.map((group) => [group.id, freed(group.fields, template.groups?.fields ?? [], samplesOf(catalogue, block.template, true))] as const),
  )
  const groups = block.groups.flatMap((group) => {
    const groupRest = restByGroup.get(group.id)
    return groupRest?.isLeft ? [{ ...group, fields: groupRest.values }] : []
  })
  if (!own.isLeft && groups.length === 0) return null
  const ids = new Set(groups.map(({ id }) => id))
  const still = (list: readonly string[]) => list.filter((id) => ids.has(id))
  return { ...block, fields: own.values, groups, positions: still(block.positions), active_positions: still(block.active_positions) }
}

type Values = Record<string, unknown>

/** Values without those of samples, and whether any content of somebody's own is left. */
function freed(values: Values, fields: readonly FieldDef[], samples: readonly SampleValues[]): { values: Values; isLeft: boolean } {
  const contents = fields.filter((field) => isContent(field) && hasContent(values[field.symbol]))
  const freeValues = { ...values }
  let isLeft = false
  for (const { symbol, required } of contents) {
    const own = ownPart(
      values[symbol],
      samples.map((sample) => sample[symbol]),
    )
    if (own !== undefined) isLeft = true
    if (own !== undefined || required === true) freeValues[symbol] = own ?? values[symbol]
    else delete freeValues[symbol]
  }
  return { values: freeValues, isLeft }
}

/** What of a value is no sample; of a list of buttons, those that are none. Undefined for nothing. */
function ownPart(value: unknown, samples: readonly unknown[]): unknown {
  if (samples.some((sample) => isSame(sample, value))) return undefined
  if (!Array.isArray(value)) return value
  const entries = samples.flatMap((sample) => (Array.isArray(sample) ? sample : []))
  const own = value.filter((entry) => !entries.some((sample) => isSame(sample, entry)))
  return own.length === 0 ? undefined : own
}

/** Fields that say or show something; the others are options of the look. */
function isContent({ field_type, ...field }: FieldDef): boolean {
  if (field_type === 'String') return !('choices' in field)
  if (field_type === 'Markdown') return 'format' in field && field.format === 'html'
  return field_type === 'Text' || field_type === 'Link' || field_type === 'LinksCollection' || field_type === 'Image' || field_type === 'YouTube video'
}

function hasContent(value: unknown): boolean {
  return isFilled(value) && !(Array.isArray(value) && value.length === 0)
}
