import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { describeBlock } from '#block-engine/descriptor.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { formsForBlocks } from '#tests/support/drawing/forms-for-blocks.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderHtml } from '#tests/support/drawing/render-block.tsx'
import { loadForm } from '../shared/load-form.server.ts'
import { form } from './block.ts'
import { load } from './data.server.ts'

const values = { form_id: '1', form_hidden_field_mapping: null, form_params_mapping: null, form_location_params_mapping: null, form_location_mapping: null }
type Values = Parameters<typeof load>[0]

async function draw(fields: Record<string, unknown>) {
  const data = await load({ ...values, ...fields } as unknown as Values, { forms: formsForBlocks() })
  return JSDOM.fragment(renderHtml(aStoredBlock('form', { ...fields }), {}, data))
}

test('[B-140] [C-056] [C-061] [C-062] the descriptor lists exactly the documented symbols, with their defaults', () => {
  const { fields } = describeBlock(form, '').attributes
  expect(Object.fromEntries(fields.map(({ symbol, value }) => [symbol, value]))).toEqual({
    block_scroll_id: '',
    form_id: '',
    form_hidden_field_mapping: null,
    form_params_mapping: null,
    form_location_params_mapping: null,
    form_location_mapping: null,
    box_color: 'light-theme',
    button_position: 'center',
    button_color: 'primary',
    form_position: 'center',
    has_two_columns: false,
    has_button_margin: false,
    modal_form: false,
  })
})

test('[B-140] the templates with a form have its presets: all six, or those without addresses and places', () => {
  const unmapped = ['form_id', 'has_two_columns', 'form_hidden_field_mapping']
  const mapped = [...unmapped, 'form_params_mapping', 'form_location_params_mapping', 'form_location_mapping']
  for (const [symbol, wanted] of [
    ['form', mapped],
    ['entry_form', mapped],
    ['expanded_entry_form', mapped],
    ['extended_warranty_form', unmapped],
    ['offers_form', unmapped],
  ] as const) {
    const block = catalogue.get(symbol)?.block
    const symbols = [...(block?.fields ?? []), ...(block?.groups?.fields ?? [])].map((field) => field.symbol)
    expect(symbols, symbol).toEqual(expect.arrayContaining(wanted))
  }
})

test('[C-055] the form with the id is drawn, its fields in order; without one nothing is', async () => {
  const names = [...(await draw({ form_id: '1' })).querySelectorAll('form [name]')].map((control) => control.getAttribute('name'))
  expect(names.slice(0, 4)).toEqual(['first_name', 'last_name', 'phone', 'email'])
  for (const form_id of ['', '99', 'x', '-1']) expect((await draw({ form_id })).children).toHaveLength(0)
})

test('[C-062] [C-061] theme, position and colour of the button and position of the form have exactly these choices', () => {
  const choices = form.fields.flatMap((field) => (field.field_type === 'Select' ? [[field.symbol, field.options.map(({ value }) => value)]] : []))
  expect(Object.fromEntries(choices)).toEqual({
    box_color: ['light-theme', 'grey-theme', 'dark-theme', 'black-theme', 'all-white-theme'],
    button_position: ['left', 'center', 'right'],
    button_color: ['primary', 'secondary'],
    form_position: ['left', 'center', 'right'],
  })
})

test('[C-062] the section has the theme that is chosen, and the light one without a choice', async () => {
  const themeOf = async (fields: Record<string, unknown>) =>
    (await draw({ form_id: '1', ...fields })).querySelector('[data-section-theme]')?.getAttribute('data-section-theme')
  expect([await themeOf({}), await themeOf({ box_color: 'dark-theme' })]).toEqual(['light-theme', 'dark-theme'])
})

test('[C-061] [C-062] [C-063] position, button and columns are marked for the stylesheet', async () => {
  const usual = await draw({ form_id: '1' })
  expect([usual.querySelector('[data-side]')?.getAttribute('data-side'), usual.querySelector('form')?.getAttribute('data-columns')]).toEqual(['middle', null])
  const changedForm = await draw({
    form_id: '1',
    form_position: 'left',
    button_position: 'right',
    button_color: 'secondary',
    has_two_columns: true,
    has_button_margin: true,
  })
  expect(changedForm.querySelector('[data-side]')?.getAttribute('data-side')).toBe('west')
  expect(changedForm.querySelector('form')?.getAttribute('data-columns')).toBe('two')
  const actions = changedForm.querySelector('[data-edge]')
  expect([actions?.getAttribute('data-edge'), actions?.hasAttribute('data-margin')]).toEqual(['east', true])
  expect(changedForm.querySelector('button[type=submit]')?.getAttribute('data-variant')).toBe('secondary')
  const marksOf = async (fields: Record<string, unknown>) => {
    const fragment = await draw({ form_id: '1', ...fields })
    return [fragment.querySelector('form')?.getAttribute('data-columns'), fragment.querySelector('[data-edge]')?.hasAttribute('data-margin')]
  }
  expect([await marksOf({ has_two_columns: true }), await marksOf({ has_button_margin: true })]).toEqual([
    ['two', false],
    [null, true],
  ])
})

test('[C-064] modal_form draws a button to the form instead, which passes the hidden values on', async () => {
  const fragment = await draw({ form_id: '1', modal_form: true, has_two_columns: true, form_hidden_field_mapping: { utm: 'abc' } })
  expect(fragment.querySelector('form')).toBeNull()
  expect(fragment.querySelector('a')?.getAttribute('href')).toBe('/ar/form/1?utm=abc&_layout=double_column')
})

test('[C-058] [C-059] [C-060] form_params_mapping, form_location_params_mapping and form_location_mapping reach the form in either shape', async () => {
  const loaded = await loadForm(
    {
      form_id: '1',
      form_hidden_field_mapping: [{ name: 'utm', value: 'abc' }],
      form_params_mapping: { p: 'first_name' },
      form_location_params_mapping: { city: 'place' },
      form_location_mapping: { dxb: 'dubai' },
    },
    { forms: formsForBlocks() },
  )
  expect(loaded?.mappings).toEqual({ hidden: { utm: 'abc' }, params: { p: 'first_name' }, locationParams: { city: 'place' }, locations: { dxb: 'dubai' } })
})

test('[C-157] mappings that cannot be read are none', async () => {
  const loaded = await loadForm({ form_id: '1', form_hidden_field_mapping: 'x', form_params_mapping: null }, { forms: formsForBlocks() })
  expect(loaded?.mappings).toEqual({ hidden: {}, params: {}, locationParams: {}, locations: {} })
})

describe('on the page', () => {
  async function styleOf(selector: string, stylesheet: string, fields: Record<string, unknown>, dir = 'rtl') {
    const { document } = new JSDOM(`<!doctype html><html dir="${dir}"><body></body></html>`).window
    document.body.innerHTML = [...(await draw({ form_id: '1', ...fields })).children].map(({ outerHTML }) => outerHTML).join('')
    return declaredStyle(document.querySelector(selector), stylesheet, 741)
  }

  test.each([
    ['rtl', 'flex-end', 'center', 'flex-start'],
    ['ltr', 'flex-start', 'center', 'flex-end'],
  ])('[B-141] [C-062] in %s the button stands at the side of the screen that is chosen, in the form as well as alone', async (dir, ...sides) => {
    const placesOf = (selector: string, stylesheet: string, more: object) =>
      Promise.all(
        ['left', 'center', 'right'].map(async (button_position) => (await styleOf(selector, stylesheet, { button_position, ...more }, dir))['justify-content']),
      )
    expect(await placesOf('[data-edge]', 'domains/forms/ui/form-view.module.css', {})).toEqual(sides)
    expect(await placesOf('[data-side] > [data-side]', 'blocks/form/standard/view.module.css', { modal_form: true })).toEqual(sides)
  })

  test('[C-061] [C-062] [C-063] a form stands in the middle or at its side, in one column or two, with space above its button or none', async () => {
    const marginsOf = async (fields: object) => {
      const style = await styleOf('[data-side]', 'blocks/form/standard/view.module.css', { ...fields })
      return [style['margin-inline'], style['margin-inline-start'], style['margin-inline-end']]
    }
    expect(await marginsOf({})).toEqual(['auto', undefined, undefined])
    expect(await marginsOf({ form_position: 'left' })).toEqual(['auto', undefined, '0'])
    expect(await marginsOf({ form_position: 'right' })).toEqual(['auto', '0', undefined])
    const inForm = (selector: string, fields: object) => styleOf(selector, 'domains/forms/ui/form-view.module.css', { ...fields })
    const columns = [await inForm('.fields', {}), await inForm('.fields', { has_two_columns: true })].map((style) => style['grid-template-columns'])
    expect(columns).toEqual(['minmax(0, 1fr)', 'repeat(2, minmax(0, 1fr))'])
    const spaces = [await inForm('[data-edge]', {}), await inForm('[data-edge]', { has_button_margin: true })].map((style) => style['margin-block-start'])
    expect(spaces).toEqual([undefined, 'var(--space-m)'])
  })
})
