// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DayField } from './day-field.tsx'

afterEach(cleanup)

const words = { pick: 'اختيار يوم', placeholder: 'يوم/شهر/سنة', previous: 'السابق', next: 'التالي' }
const drawField = (more: Partial<Parameters<typeof DayField>[0]> = {}) => {
  const onInput = vi.fn()
  render(
    <DayField
      aria-label="اليوم"
      name="day"
      day=""
      today="2026-05-14"
      min="2026-05-14"
      max="2026-06-13"
      isClosed={(day) => new Date(day).getUTCDay() === 5}
      language="ar"
      words={words}
      onInput={onInput}
      {...more}
    />,
  )
  return { input: screen.getByLabelText<HTMLInputElement>('اليوم'), onInput, open: () => fireEvent.click(screen.getByRole('button', { name: 'اختيار يوم' })) }
}

test('a day is picked in Arabic from those that may be, and stands in the field day first', () => {
  const { input, onInput, open } = drawField()
  open()
  const calendar = within(screen.getByRole('dialog', { name: 'اختيار يوم' }))
  const isOpen = (day: string) => !calendar.getByRole<HTMLButtonElement>('button', { name: new RegExp(day) }).disabled
  expect([isOpen('13 مايو'), isOpen('14 مايو'), isOpen('15 مايو'), isOpen('16 مايو')]).toEqual([false, true, false, true])
  fireEvent.click(calendar.getByRole('button', { name: /16 مايو/ }))
  expect([input.value, onInput.mock.calls.length, screen.queryByRole('dialog'), document.activeElement]).toEqual(['16/05/2026', 1, null, input])
})

test('the calendar opens at the typed day, and Escape closes it alone', () => {
  const { input, open } = drawField({ day: '2026-06-01' })
  expect([input.value, input.type, input.placeholder]).toEqual(['01/06/2026', 'text', 'يوم/شهر/سنة'])
  open()
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('1')
  const outside = vi.fn()
  document.addEventListener('keydown', outside)
  fireEvent.keyDown(screen.getByRole('button', { pressed: true }), { key: 'Escape' })
  document.removeEventListener('keydown', outside)
  expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, input])
})
