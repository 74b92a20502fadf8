import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FieldDef, TextLevel } from '#fields/field-types.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { sanitiseMarkup } from '#domains/content/pages/markup/sanitise-markup.server.ts'
import { textExtensions } from '#domains/content/ui/rich-text/nodes/extensions.ts'
import { closeText, isEditable, openText } from '#domains/content/ui/rich-text/markup/text-document.ts'
import { formTextLevels, type FormSettings } from '#domains/forms/form.ts'
import { settingTable } from '#tests/support/records/setting-table.ts'
import { starterForms } from './forms/starter-forms.ts'
import { pages } from './pages/index.ts'
import { sections } from './sections.ts'
import { settings } from './settings.ts'
import { companyConfigs } from './stock.ts'

type Values = Record<string, unknown>
type Filled = { template: string; fields: Values; groups?: readonly Values[] | undefined }
type Text = { name: string; html: string; level: TextLevel }

/** The HTML fields of a block that are filled. */
function textsOf({ template, fields, groups = [] }: Filled): Text[] {
  const block = catalogue.get(template)?.block
  const found = (values: Values, defs: readonly FieldDef[]) =>
    defs.flatMap((field): Text[] => {
      const html = values[field.symbol] ?? ('default' in field ? field.default : undefined)
      if (field.field_type !== 'Markdown' || field.format !== 'html' || typeof html !== 'string' || !html) return []
      return [{ name: `${template}.${field.symbol}`, html, level: field.allows }]
    })
  return block ? [...found(fields, block.fields), ...groups.flatMap((group) => found(group, block.groups?.fields ?? []))] : []
}

/** Every `html` of a configuration: a text of a journey, or of what the showroom shows beside a car. */
function htmlIn(value: unknown, name: string): Text[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]): Text[] =>
    key === 'html' && typeof member === 'string' ? [{ name: `${name}.html`, html: member, level: 'article' }] : htmlIn(member, `${name}.${key}`),
  )
}

const samples = [...catalogue].flatMap(([template, { examples }]) => examples.map(({ fields, groups }) => ({ template, fields, groups })))
const blocks = [...pages, ...sections].flatMap((page) =>
  page.blocks.map(({ template, fields, groups }) => ({ template, fields, groups: groups.map((group) => group.fields) })),
)
const forms = starterForms.flatMap((form) => [
  ...form.fields.flatMap(({ id, type, html }): Text[] =>
    Object.values(html ?? {}).map((text) => ({ name: `form.${id}`, html: text, level: type === 'consent' ? formTextLevels.consent : formTextLevels.html })),
  ),
  ...Object.values((form.settings as FormSettings).thank_you.text).map((html): Text => ({ name: 'form.thank_you', html, level: formTextLevels.thanks })),
])
const ofSettings = Object.entries(settingTable).flatMap(([key, { format, allows = 'article', default: value }]): Text[] =>
  format === 'html' ? [settings[key], value].flatMap((html) => (typeof html === 'string' && html ? [{ name: key, html, level: allows }] : [])) : [],
)
const journeys = companyConfigs.flatMap(({ configType, content }) => htmlIn(content, configType))
/** What the demo has no text for, as staff write it. */
const written: Text[] = [
  { name: 'general.page_not_found_html', html: '<h2>ضللت الطريق</h2>\n<p>اسألنا <a href="/ar/contact-us">هنا</a></p>', level: 'article' },
  { name: 'footer.legal_text', html: '<p>سجل تجاري <bdi dir="ltr">1048</bdi></p>', level: 'text' },
  { name: 'general.exit_popup.content', html: 'ستنتقل إلى <strong>موقع آخر</strong>.', level: 'text' },
  { name: 'form.note', html: '<h3>قبل الزيارة</h3>\n<ul>\n<li>الهوية</li>\n<li>الرخصة</li>\n</ul>', level: formTextLevels.html },
  { name: 'showroom.html', html: '<h2>الضمان</h2><table><tr><td>5</td></tr></table>', level: 'article' },
]
const all = [...[...samples, ...blocks].flatMap(textsOf), ...forms, ...ofSettings, ...journeys, ...written]
const texts = [
  ...new Map(all.flatMap(({ html, ...text }) => [html, sanitiseMarkup(html)].map((one) => [`${text.name}: ${one}`, { ...text, html: one }]))).values(),
]

test('[A-014] every text of the demo, of its forms, journeys and settings, and of the samples of blocks can be opened, and is stored to the letter when nobody touches it', () => {
  expect(texts.length).toBeGreaterThan(100)
  expect([forms, journeys].map(({ length }) => length > 0)).toEqual([true, true])
  for (const { name, html, level } of texts) {
    const schema = getSchema(textExtensions(() => '', level))
    const text = openText(html, schema)
    const doc = schema.nodeFromJSON(text.content)
    const saved = closeText(doc, text)
    expect(saved, name).toBe(html)
    // The server takes nothing from what it stored before.
    const stored = sanitiseMarkup(html)
    expect(sanitiseMarkup(stored, level, stored), name).toBe(stored)
    expect(isEditable(text), name).toBe(true)
    doc.descendants((node) => expect(node.type.name, name).not.toMatch(/^kept/))
  }
})

test('every text of the demo has only what its field allows', () => {
  for (const { name, html, level } of texts) expect(sanitiseMarkup(html, level), name).toBe(sanitiseMarkup(html))
})

test('[A-014] a text that was stored before its field was limited is kept to the letter when it is saved', () => {
  const pieces = [
    '<h2>أ</h2>',
    '<p>ب <b>ج</b></p>',
    '<ul><li>د</li></ul>',
    '<blockquote>هـ</blockquote>',
    '<table><tbody><tr><td>و</td></tr></tbody></table>',
    'ز',
    '\n',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), fc.constantFrom('sentences', 'text', 'article'), (parts, level) => {
      const html = parts.join('')
      const schema = getSchema(textExtensions(() => '', level))
      const text = openText(html, schema)
      expect(sanitiseMarkup(closeText(schema.nodeFromJSON(text.content), text), level, html)).toBe(html)
    }),
  )
})
