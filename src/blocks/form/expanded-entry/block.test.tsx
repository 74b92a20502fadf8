// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { describeBlock } from '#block-engine/descriptor.ts'
import { formsForBlocks } from '#tests/support/drawing/forms-for-blocks.ts'
import { expandedEntryForm } from './block.ts'
import { load } from './data.server.ts'
import { ExpandedEntryForm } from './view.tsx'

type Props = Parameters<typeof ExpandedEntryForm>[0]
const values = {
  heading: 'كيف نخدمك؟',
  form_hidden_field_mapping: { source: 'page' },
  form_params_mapping: null,
  has_two_columns: true,
  button_position: 'right',
} as unknown as Props['values']
const groups = [
  { id: 'a', tab_label: 'استفسار', tab_icon: '', form_id: '1', form_hidden_field_mapping: { source: 'tab' }, description: '' },
  { id: 'b', tab_label: 'كتيّب', tab_icon: '', form_id: '3', form_hidden_field_mapping: null, description: '<p>وصف</p>' },
  { id: 'c', tab_label: 'نموذج محذوف', tab_icon: '', form_id: '99', form_hidden_field_mapping: null, description: '' },
] as unknown as Props['groups']

async function show() {
  const data = await load(values, { forms: formsForBlocks() }, groups)
  render(<ExpandedEntryForm id="b1" anchor={undefined} isEager={false} values={values} groups={groups} words={{ label: 'الطلبات' }} data={data} />)
}
afterEach(cleanup)

test('[B-058] stands in the group Advanced and keeps six tabs', () => {
  const { attributes } = describeBlock(expandedEntryForm, '')
  expect([expandedEntryForm.group, expandedEntryForm.groups.max]).toEqual(['Advanced', 6])
  expect(attributes.field_groups_template.map(({ symbol }) => symbol)).toEqual(['tab_label', 'tab_icon', 'form_id', 'form_hidden_field_mapping', 'description'])
})

test('[B-058] each tab has its own form, and a change of tabs keeps what was typed', async () => {
  await show()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['استفسار', 'كتيّب'])
  const [enquiry, brochure] = [...document.querySelectorAll('form')]
  expect([enquiry, brochure].map((form) => form?.getAttribute('action'))).toEqual(['/ar/form/1', '/ar/form/3'])
  const name = enquiry?.elements.namedItem('first_name') as HTMLInputElement
  name.value = 'سالم'
  fireEvent.input(name)
  fireEvent.click(screen.getByRole('tab', { name: 'كتيّب' }))
  fireEvent.click(screen.getByRole('tab', { name: 'استفسار' }))
  expect(document.querySelector<HTMLInputElement>('input[name=first_name]')?.value).toBe('سالم')
})

test('hidden values of a tab come before those of the block', async () => {
  await show()
  const sources = [...document.querySelectorAll('input[name=source]')].map((input) => input.getAttribute('value'))
  expect(sources).toEqual(['tab', 'page'])
})
