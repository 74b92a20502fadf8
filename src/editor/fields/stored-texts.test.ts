import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import type { FieldDef } from '#fields/field-types.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { pages } from '#demo/content/pages/index.ts'
import { sections } from '#demo/content/sections.ts'
import { sanitiseMarkup } from '#domains/content/pages/markup/sanitise-markup.server.ts'
import { textExtensions } from '#domains/content/ui/rich-text/nodes/extensions.ts'
import { closeText, isEditable, openText } from '#domains/content/ui/rich-text/markup/text-document.ts'

const schema = getSchema(textExtensions(() => ''))

type Values = Record<string, unknown>
type Filled = { template: string; fields: Values; groups?: readonly Values[] | undefined }

/** The HTML fields of a block that are filled, each with its name. */
function textsOf({ template, fields, groups = [] }: Filled): [name: string, html: string][] {
  const block = catalogue.get(template)?.block
  const found = (values: Values, defs: readonly FieldDef[]) =>
    defs.flatMap((field): [string, string][] => {
      const value = values[field.symbol] ?? ('default' in field ? field.default : undefined)
      return field.field_type === 'Markdown' && field.format === 'html' && typeof value === 'string' && value ? [[`${template}.${field.symbol}`, value]] : []
    })
  return block ? [...found(fields, block.fields), ...groups.flatMap((group) => found(group, block.groups?.fields ?? []))] : []
}

const samples = [...catalogue].flatMap(([template, { examples }]) => examples.map(({ fields, groups }) => ({ template, fields, groups })))
const demo = [...pages, ...sections].flatMap(({ blocks }) =>
  blocks.map(({ template, fields, groups }) => ({ template, fields, groups: groups.map((group) => group.fields) })),
)
const texts = new Map(
  [...samples, ...demo]
    .flatMap(textsOf)
    .flatMap(([name, html]) => [`${name}: ${html}`, `${name}: ${sanitiseMarkup(html)}`].map((key) => [key, key.slice(name.length + 2)] as const)),
)

test('[A-014] every text of the demo and of the samples of blocks can be opened, and is stored to the letter when nobody touches it', () => {
  expect(texts.size).toBeGreaterThan(100)
  for (const [name, html] of texts) {
    const text = openText(html, schema)
    const doc = schema.nodeFromJSON(text.content)
    expect(closeText(doc, text), name).toBe(html)
    expect(isEditable(text), name).toBe(true)
    doc.descendants((node) => expect(node.type.name, name).not.toMatch(/^kept/))
  }
})
