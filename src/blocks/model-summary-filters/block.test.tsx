// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { modelSummaryFilters } from './block.ts'
import { ModelSummaryFilters } from './view.tsx'

type Props = Parameters<typeof ModelSummaryFilters>[0]
const fuels: Record<string, string> = { petrol: 'بنزين', diesel: 'ديزل' }
const traits = (fuel: string) => JSON.stringify({ engine_type: { [fuel]: fuels[fuel] }, drivetrain: { awd: 'دفع رباعي' } })
const summary = (tab: string, ...engines: string[]) =>
  `<section><ul data-summary="${tab}">${engines.map((fuel) => `<li data-derivative='${traits(fuel)}'>${fuel}</li>`).join('')}</ul></section>`

beforeEach(() => {
  document.body.innerHTML = `<div id="page">${summary('first', 'petrol', 'diesel')}${summary('second', 'petrol')}</div><div id="bar"></div>`
})
afterEach(cleanup)

function draw(values: Partial<Props['values']> = {}) {
  return render(<ModelSummaryFilters {...propsOf(values)} />, { container: document.getElementById('bar') as HTMLElement })
}
const visibleDerivatives = () => [...document.querySelectorAll('[data-derivative]:not([hidden])')].map(({ textContent }) => textContent)
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('[B-082] it is in the group Specials and shows only the derivatives of the chosen engine, then all again', () => {
  expect(modelSummaryFilters.group).toBe('Specials')
  draw()
  choose('المحرك', 'diesel')
  expect(visibleDerivatives()).toEqual(['diesel'])
  expect(screen.getByRole('status').textContent).toBe('المعروض: 1')
  fireEvent.click(screen.getByRole('button', { name: 'عرض الكل' }))
  expect(visibleDerivatives()).toEqual(['petrol', 'diesel', 'petrol'])
})

test('[B-255] two summaries with different engines react, and one of which nothing is left goes as a whole', () => {
  draw()
  choose('المحرك', 'diesel')
  expect([...document.querySelectorAll<HTMLElement>('#page section')].map(({ hidden }) => hidden)).toEqual([false, true])
})

test('[B-255] [B-004] with a tab_id it reacts on the summaries of that tab alone', () => {
  draw({ tab_id: 'first' })
  choose('المحرك', 'diesel')
  expect(visibleDerivatives()).toEqual(['diesel', 'petrol'])
})

test('[B-004] filter_keys says which filters there are; one that tells nothing apart is left out', () => {
  draw()
  expect(screen.getAllByRole('combobox')).toHaveLength(1)
  cleanup()
  draw({ filter_keys: ['drivetrain'] })
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('when it leaves the page everything is shown again', () => {
  const { unmount } = draw()
  choose('المحرك', 'diesel')
  unmount()
  expect(visibleDerivatives()).toEqual(['petrol', 'diesel', 'petrol'])
})

function propsOf(values: Partial<Props['values']>): Props {
  return {
    id: 'b1',
    anchor: undefined,
    isEager: false,
    values: {
      block_scroll_id: '',
      heading: '',
      header_size: 'm',
      header_tag: '2',
      header_font: 'primary',
      filter_keys: ['engine_type', 'drivetrain', 'body'],
      reset_label: 'عرض الكل',
      tab_id: '',
      ...values,
    },
    groups: [],
    words: { label: 'تصفية', engine_type: 'المحرك', drivetrain: 'الدفع', body: 'الهيكل', all: 'الكل', count: 'المعروض: {n}' },
    data: undefined,
  }
}
