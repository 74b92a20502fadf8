import type { CatalogueWithExamples } from '#block-engine/catalogue.ts'
import type { FieldDef } from '#fields/field-types.ts'
import { isSame } from '#kernel/json/is-same.ts'
import type { PageContent } from '../drafts/page-content.ts'
import { type ShownValues, shownValues } from './shown-values.ts'
import type { Warning } from './warning.ts'

/** Samples this short, such as "المزيد", may be intended. */
const LEAST_LETTERS = 12

/**
 * Blocks that still say what the sample of their template says: its invented people and sentences, its links that lead nowhere. One warning for each
 * block, at the first such field. Blocks that visitors see already as they are were asked about before.
 */
export function findSampleContent(content: PageContent, live: PageContent | null, catalogue: CatalogueWithExamples): Warning[] {
  const publishedBlocks = new Map((live?.blocks ?? []).map((block) => [block.id, block]))
  const templates = new Map(content.blocks.map((block) => [block.id, block]))
  const warnings = new Map<string, Warning>()
  for (const values of shownValues(content.blocks, catalogue)) {
    const block = templates.get(values.block)
    if (!block || warnings.has(block.id) || isSame(publishedBlocks.get(block.id), block)) continue
    const field = sampleField(values, samplesOf(catalogue, block.template, values.group !== undefined))
    if (field) warnings.set(block.id, { code: 'sample_content', block: block.id, ...(values.group ? { group: values.group } : {}), field, details: {} })
  }
  return [...warnings.values()]
}

export type SampleValues = Readonly<Record<string, unknown>>

/** The values that the samples of a template bring, of the block itself or of its items. */
export function samplesOf(catalogue: CatalogueWithExamples, template: string, isGroup: boolean): SampleValues[] {
  const examples = catalogue.get(template)?.examples ?? []
  return examples.flatMap(({ fields = {}, groups = [] }): SampleValues[] => (isGroup ? [...groups] : [fields]))
}

function sampleField({ fields, read }: ShownValues, samples: readonly SampleValues[]): string | undefined {
  return fields.find((field) => {
    const value = read(field)
    return isTelling(field, value) && samples.some((sample) => sample[field.symbol] !== undefined && isSame(sample[field.symbol], value))
  })?.symbol
}

/** Whether a value is content, such as a text, name or link, and not an option for the look. */
function isTelling(field: FieldDef, value: unknown): boolean {
  if (value === field.default) return false
  if (field.field_type === 'LinksCollection') return Array.isArray(value) && value.length > 0
  if (field.field_type === 'Link') return value !== null
  const isText = field.field_type === 'String' || field.field_type === 'Text' || (field.field_type === 'Markdown' && field.format === 'html')
  return isText && typeof value === 'string' && value.length >= LEAST_LETTERS
}
