// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { JSDOM } from 'jsdom'
import { afterEach, expect, test, vi } from 'vitest'
import { presets } from '#block-engine/presets.ts'
import type { FieldDef } from '#fields/field-types.ts'
import { describeBlock } from '#block-engine/descriptor.ts'
import { propsOf } from '#tests/support/drawing/draw-view.tsx'
import { formsForBlocks } from '#tests/support/drawing/forms-for-blocks.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderHtml } from '#tests/support/drawing/render-block.tsx'
import { offersForm } from './block.ts'
import { load } from './data.server.ts'
import { OffersForm } from './view.tsx'

const flags = ['new_cars', 'approved', 'owners', 'branded_goods', 'defender', 'discovery', 'range_rover', 'jaguar'] as const
const off = Object.fromEntries(flags.map((flag) => [flag, false]))

async function draw(fields: Record<string, unknown>) {
  const values = { form_id: '1', form_hidden_field_mapping: null, category: '', ...off, ...fields } as unknown as Parameters<typeof load>[0]
  const data = await load(values, { forms: formsForBlocks() })
  return JSDOM.fragment(renderHtml(aStoredBlock('offers_form', { form_id: '1', ...fields }), {}, data))
}
const unseen = (fragment: DocumentFragment, name: string) =>
  [...fragment.querySelectorAll(`input[type=hidden][name=${name}]`)].map((input) => input.getAttribute('value'))

test('[B-196] [B-197] [B-198] [B-199] [B-200] [B-201] [B-202] [B-320] the descriptor has the documented fields and defaults', () => {
  const defaults = Object.fromEntries(describeBlock(offersForm, '').attributes.fields.map(({ symbol, value }) => [symbol, value]))
  expect(defaults).toMatchObject({ form_id: '', has_two_columns: false, form_hidden_field_mapping: null, table_content: '', category: '', ...off })
  expect(defaults).toMatchObject({ form_title: '', form_subtile: '', button_position: 'right', error_button_text: 'Try again' })
  expect(defaults.error_text).toBe('Something went wrong, please try again.')
  expect('form_subtitle' in defaults).toBe(false)
})

test('[B-197] [B-198] [B-199] [B-310] the category and the flags that are on go with the lead', async () => {
  const fragment = await draw({ category: 'season', new_cars: true, owners: true, defender: true, range_rover: true })
  expect([unseen(fragment, 'category'), unseen(fragment, 'interests'), unseen(fragment, 'brands')]).toEqual([
    ['season'],
    ['new_cars', 'owners'],
    ['defender', 'range_rover'],
  ])
  for (const flag of flags) {
    const alone = await draw({ [flag]: true })
    expect([...unseen(alone, 'interests'), ...unseen(alone, 'brands')]).toEqual([flag])
  }
})

test('[B-200] [B-196] title, subtitle and table stand above the form', async () => {
  const fragment = await draw({ form_title: 'عنوان', form_subtile: 'عنوان فرعي', table_content: '<table><tr><td>1</td></tr></table>' })
  expect([...fragment.querySelectorAll('table, h2, h2 + p, form')].map(({ localName }) => localName)).toEqual(['table', 'h2', 'p', 'form'])
  expect(fragment.querySelector('h2 + p')?.textContent).toBe('عنوان فرعي')
  expect([fragment.querySelector('h2')?.textContent, fragment.querySelector('table td')?.textContent]).toEqual(['عنوان', '1'])
})

test('[B-196] its fields stand in two columns where that is wanted, and mapped values go along unseen', async () => {
  const fragment = await draw({ has_two_columns: true, form_hidden_field_mapping: { source: 'offers', campaign: 'summer' } })
  expect(fragment.querySelector('form')?.getAttribute('data-columns')).toBe('two')
  expect([unseen(fragment, 'source'), unseen(fragment, 'campaign')]).toEqual([['offers'], ['summer']])
  expect((await draw({})).querySelector('form')?.hasAttribute('data-columns')).toBe(false)
})

test('[B-148] its button has the look of button_style', async () => {
  const lookOf = async (fields: object) => (await draw({ ...fields })).querySelector('button[type=submit]')?.getAttribute('data-variant')
  expect([await lookOf({}), await lookOf({ button_style: 'primary' }), await lookOf({ button_style: 'secondary' })]).toEqual([
    'primary',
    'primary',
    'secondary',
  ])
})

test('[B-201] its button is at the right', async () => {
  expect((await draw({})).querySelector('[data-edge]')?.getAttribute('data-edge')).toBe('east')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('[B-202] [B-278] [B-319] a submission that fails shows error_text, and error_button_text on the button that sends the kept values again', async () => {
  const values = { form_id: '3', form_hidden_field_mapping: null, category: '', ...off, error_text: 'لم يصل طلبك.', error_button_text: 'أعد الإرسال' }
  const data = await load(values as unknown as Parameters<typeof load>[0], { forms: formsForBlocks() })
  const answers = [500, 201]
  const request = vi.fn<typeof fetch>(async (url) =>
    String(url).endsWith('/leads')
      ? new Response(JSON.stringify({ data: { id: 1, thank_you: { heading: { ar: 'وصل' }, text: { ar: '' } } } }), { status: answers.shift() ?? 500 })
      : new Response('{}', { status: 503 }),
  )
  vi.stubGlobal('fetch', request)
  const props = { id: 'b1', anchor: undefined, isEager: false, values, groups: [], words: {}, data } as unknown as Parameters<typeof OffersForm>[0]
  render(<OffersForm {...props} />)
  for (const input of document.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [name=company_website])')) {
    if (input.type === 'checkbox' || input.type === 'radio') input.checked = true
    else input.value = { email: 'a@b.ae', tel: '+971501234567' }[input.type] ?? 'سالم'
  }
  for (const select of document.querySelectorAll('select')) select.selectedIndex = 1
  const form = document.querySelector('form')
  if (!form) throw new Error('no form')
  fireEvent.input(form)
  await act(async () => void fireEvent.submit(form))
  expect((await screen.findByText('لم يصل طلبك.')).getAttribute('role')).toBe('alert')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'أعد الإرسال' })))
  expect(await screen.findByText('وصل')).toBeTruthy()
  const bodies = request.mock.calls.filter(([url]) => String(url).endsWith('/leads')).map(([, init]) => JSON.parse(String(init?.body)).attributes)
  expect(bodies[1]).toEqual(bodies[0])
})

test('[B-319] the default error and its button stand there until an editor writes others', async () => {
  const defaults = Object.fromEntries((offersForm.fields as readonly FieldDef[]).map(({ symbol, default: value }) => [symbol, value]))
  expect([defaults.error_text, defaults.error_button_text]).toEqual([presets.error_msg.default, 'Try again'])
  const { values } = propsOf<Parameters<typeof OffersForm>[0]>('offers_form', { form_id: '3' })
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
  const data = await load(values, { forms: formsForBlocks() })
  render(<OffersForm {...propsOf<Parameters<typeof OffersForm>[0]>('offers_form', { form_id: '3' }, data)} />)
  for (const input of document.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [name=company_website])')) {
    if (input.type === 'checkbox' || input.type === 'radio') input.checked = true
    else input.value = { email: 'a@b.ae', tel: '+971501234567' }[input.type] ?? 'سالم'
  }
  for (const select of document.querySelectorAll('select')) select.selectedIndex = 1
  const form = document.querySelector('form') as HTMLFormElement
  fireEvent.input(form)
  await act(async () => void fireEvent.submit(form))
  expect((await screen.findByText(presets.error_msg.arabic)).getAttribute('role')).toBe('alert')
  expect(screen.getByRole('button', { name: presets.try_again_btn_label.arabic })).toBeTruthy()
})
