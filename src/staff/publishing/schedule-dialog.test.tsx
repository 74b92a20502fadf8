// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PlainDialogKit } from '#tests/support/drawing/plain-dialog-kit.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

afterEach(cleanup)

function open(props: Partial<ComponentProps<typeof ScheduleDialog>> = {}) {
  const onSchedule = vi.fn<ComponentProps<typeof ScheduleDialog>['onSchedule']>(async () => undefined)
  const onCallOff = vi.fn()
  render(
    <PlainDialogKit>
      <ScheduleDialog title="موعد" timeZone="Asia/Dubai" scheduled={[]} onClose={() => undefined} {...{ onSchedule, onCallOff }} {...props}>
        <p>شرح</p>
      </ScheduleDialog>
    </PlainDialogKit>,
  )
  return { onSchedule, onCallOff }
}
async function plan(day: string, time: string) {
  for (const [label, text] of [
    ['التاريخ', day],
    ['الوقت', time],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(new RegExp(label)))
    if (text) await userEvent.type(screen.getByLabelText(new RegExp(label)), text)
  }
  await userEvent.click(screen.getByRole('button', { name: 'جدولة' }))
}

test('[A-014] a time is read on the clocks of the market, in Arabic digits as well', async () => {
  const { onSchedule } = open()
  expect(screen.getByLabelText<HTMLInputElement>(/الوقت/).value).toBe('09:00')
  await plan('2999-05-01', '٠٨:٣٠')
  expect(onSchedule.mock.calls).toEqual([['2999-05-01T04:30:00.000Z']])
  expect(screen.getByText(/^المنطقة الزمنية للسوق: /)).toBeDefined()
})

test('[A-014] what is no moment, or has passed here or by the server, is told at the day', async () => {
  const { onSchedule } = open({ onSchedule: async () => 'past' })
  await plan('2999-05-01', '25:00')
  expect(screen.getByText('أدخل التاريخ والوقت.')).toBeDefined()
  await plan('2020-05-01', '09:00')
  expect(screen.getByText('هذا الموعد مضى.')).toBeDefined()
  expect(onSchedule).not.toHaveBeenCalled()
  await plan('2999-05-01', '09:00')
  await waitFor(() => expect(screen.getByText('هذا الموعد مضى.')).toBeDefined())
})

test('[A-014] what waits or failed is listed with its time and the way back; nothing is sent before the zone is known', async () => {
  const at = { text: 'سيُنشر', runAt: '2999-01-01T06:00:00Z' }
  const scheduled = [
    { ...at, key: '4', note: 'بواسطة سارة', hasFailed: false },
    { ...at, key: '5', note: '', hasFailed: true },
  ]
  const { onCallOff } = open({ scheduled, timeZone: undefined })
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toContain('سيُنشر · 2999-01-01T06:00:00Z')
  expect([lines[0]?.includes('تعذّر التنفيذ'), lines[1]?.includes('تعذّر التنفيذ')]).toEqual([false, true])
  await userEvent.click(screen.getAllByRole('button', { name: 'إلغاء الموعد: 2999-01-01T06:00:00Z' })[1] as HTMLElement)
  expect(onCallOff.mock.calls).toEqual([['5']])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'جدولة' }).disabled).toBe(true)
  cleanup()
  open()
  expect(screen.getByText('لا توجد عمليات مجدولة.')).toBeDefined()
})
