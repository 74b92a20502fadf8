import type { FieldDef, Label, TextLevel } from '#fields/field-types.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { blockTemplates } from '../../catalogue/block-templates.ts'
import { keptMarkup } from '#domains/content/index.ts'

export type MarkupPlace = { group: string | null; symbol: string; value: string; label: Label; allows: TextLevel }

/** The HTML fields, of the block and of its groups, whose value is drawn as this HTML, in the order of the page. */
export function placesOfMarkup(block: StoredBlock, html: string): MarkupPlace[] {
  const template = blockTemplates.get(block.template)?.block
  const text = comparable(html)
  if (!template || text === '') return []
  const groups = block.positions.flatMap((id) => block.groups.find((group) => group.id === id) ?? [])
  return [
    ...findMarkup(block.fields, template.fields, text).map((place) => ({ group: null, ...place })),
    ...groups.flatMap(({ id, fields }) => findMarkup(fields, template.groups?.fields ?? [], text).map((place) => ({ group: id, ...place }))),
  ]
}

function findMarkup(values: Record<string, unknown>, fields: readonly FieldDef[], text: string): Omit<MarkupPlace, 'group'>[] {
  return fields.flatMap((field) => {
    const value = values[field.symbol]
    if (field.field_type !== 'Markdown' || field.format !== 'html' || typeof value !== 'string') return []
    return comparable(value) === text ? [{ symbol: field.symbol, value, label: field.label, allows: field.allows }] : []
  })
}

/** Compared after sanitising, because the canvas adds attributes to links, such as `tabindex`. */
const comparable = (html: string) => parsedBody(keptMarkup(html).html).innerHTML.trim()

/** The tag preserves leading spaces, which the parser would drop before a body. */
function parsedBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<body>${html}`, 'text/html').body
}
