import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { formsForBlocks } from '#tests/support/drawing/forms-for-blocks.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderHtml } from '#tests/support/drawing/render-block.tsx'
import { load } from './data.server.ts'

async function draw(fields: Record<string, unknown>) {
  const values = { form_id: '', form_hidden_field_mapping: null, ...fields } as unknown as Parameters<typeof load>[0]
  return JSDOM.fragment(renderHtml(aStoredBlock('extended_warranty_form', fields), {}, await load(values, { forms: formsForBlocks() })))
}

test('[B-054] [B-196] [B-203] a fresh block has a table of prices by model, then the form', async () => {
  const fragment = await draw({ form_id: '1', form_hidden_field_mapping: { source: 'warranty' } })
  expect([...fragment.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['XE', '4,300'],
    ['XF', '4,700'],
    ['XJ', '6,700'],
    ['F-PACE', '4,800'],
    ['E-PACE', '4,600'],
    ['F-TYPE/XK', '4,700'],
  ])
  expect([...fragment.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual(['الطراز', 'السعر (بالدرهم)'])
  const [table, form] = [fragment.querySelector('table'), fragment.querySelector('form')]
  expect(table && form && Boolean(table.compareDocumentPosition(form) & 4)).toBe(true)
  expect(form?.querySelector('input[type=hidden][name=source]')?.getAttribute('value')).toBe('warranty')
})

test('[B-196] its fields stand in two columns where that is wanted', async () => {
  const columns = async (fields: object) => (await draw({ form_id: '1', ...fields })).querySelector('form')?.getAttribute('data-columns')
  expect([await columns({}), await columns({ has_two_columns: true })]).toEqual([null, 'two'])
})

test('[B-148] its button has the look of button_style', async () => {
  const lookOf = async (button_style: string) => (await draw({ form_id: '1', button_style })).querySelector('button[type=submit]')?.getAttribute('data-variant')
  expect([await lookOf('primary'), await lookOf('secondary')]).toEqual(['primary', 'secondary'])
})

test('[B-054] prices are worth reading without a form', async () => {
  const fragment = await draw({})
  expect([fragment.querySelector('table') !== null, fragment.querySelector('form')]).toEqual([true, null])
})
