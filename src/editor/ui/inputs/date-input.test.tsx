// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderRoom } from '#tests/support/drawing/editor-room.tsx'
import { DateInput } from './date-input.tsx'

afterEach(cleanup)
const days: string[] = []

function Field({ first = '' }: { first?: string }) {
  const [day, setDay] = useState(first)
  return (
    <DateInput
      label="تاريخ البداية"
      value={day}
      onChange={(next) => {
        days.push(next)
        setDay(next)
      }}
    />
  )
}

test('a day is typed in three parts, its months named in the language of the interface, Arabic digits too', async () => {
  days.length = 0
  renderRoom(<Field />)
  const options = screen.getAllByRole('option').map((option) => option.textContent)
  expect([options[1], options[12]]).toEqual(['يناير', 'ديسمبر'])
  await userEvent.type(screen.getByLabelText('اليوم'), '٩')
  await userEvent.selectOptions(screen.getByLabelText('الشهر'), 'مايو')
  await userEvent.type(screen.getByLabelText('السنة'), '2026')
  expect(days).toEqual(['2026-05-09'])
  cleanup()
  renderRoom(<Field first="2026-05-09" />, 'en')
  expect(screen.getByLabelText<HTMLSelectElement>('Month').selectedOptions[0]?.textContent).toBe('May')
})

test('a date that does not exist shows an error, and is not accepted', async () => {
  days.length = 0
  renderRoom(<Field first="2026-02-28" />)
  await userEvent.clear(screen.getByLabelText('اليوم'))
  await userEvent.type(screen.getByLabelText('اليوم'), '30')
  expect(screen.getByText('لا يوجد هذا اليوم في التقويم.')).toBeDefined()
  expect(days.at(-1)).toBe('')
})
