// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, memoryStore } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApprovalRecord } from '#domains/payments/index.server.ts'
import { createDataProvider } from '../data-provider/data-provider.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { DecideButtons } from './decide-buttons.tsx'

const requests: { call: string; body: unknown }[] = []
let isDown = false

const payment = { id: 4, state: 'captured', amount_minor: 200_000, captured_minor: 200_000, refunded_minor: 20_000, currency: 'AED', card: '4242' }
const approval: ApprovalRecord = {
  ...{ id: 9, payment_id: 4, order_id: null, action: 'refund', amount_minor: 50_000, currency: 'AED', reason: 'خصم متفق عليه' },
  ...{ asked_by: 'محاسب تجريبي', asked_at: '2026-05-15T08:00:00Z', expires_at: '2026-05-18T08:00:00Z', state: 'waiting' },
  ...{ decided_by: '', decided_at: null, note: '', may_approve: true, may_decline: true },
}

beforeEach(() => {
  requests.length = 0
  isDown = false
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    requests.push({ call: `${method} ${address}`, body: body ? JSON.parse(String(body)) : undefined })
    if (address === '/api/payments/4') return isDown ? Response.json({}, { status: 503 }) : Response.json({ data: payment })
    return Response.json({ data: {} })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function theDialog(more: Partial<ApprovalRecord>, button: string) {
  render(
    <AdminContext dataProvider={createDataProvider([])} i18nProvider={createI18nProvider('ar', [], () => undefined)} store={memoryStore()}>
      <DecideButtons approval={{ ...approval, ...more }} />
    </AdminContext>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: button }))
  const dialog = within(screen.getByRole('dialog', { name: button }))
  const dialogText = () => screen.getByRole('dialog').textContent?.replace(/[\u2066-\u2069]/g, '') ?? ''
  return { user, dialog, dialogText, confirm: dialog.getByRole<HTMLButtonElement>('button', { name: button }) }
}

test('whoever approves reads the amount, who asked and why, what was taken, what stays, the card, what follows and the mail', async () => {
  const { user, dialog, dialogText, confirm } = await theDialog({}, 'موافقة')
  await dialog.findByText(/يُردّ/)
  for (const text of ['ردّ مبلغ 500 درهم', 'بطلب من محاسب تجريبي · خصم متفق عليه', 'المبلغ المحصَّل2,000 درهم', 'رُدّ سابقًا200 درهم', '•••• 4242'])
    expect(dialogText()).toContain(text)
  expect(dialogText()).toContain('يبقى محصَّلًا بعد الردّ1,300 درهم')
  expect(dialogText()).toContain('يُردّ 500\u00a0درهم إلى العميل ويصدر به إشعار دائن، ولا يمكن التراجع عن ذلك.')
  expect(dialogText()).toContain('تصل إلى العميل رسالة «ردّ جزء من المبلغ».')
  await user.click(confirm)
  expect(requests.at(-1)).toEqual({ call: 'POST /api/payment_approvals/9/approve', body: { note: '' } })
})

test('the cancellation of an order says that the order ends as well', async () => {
  const { dialog, dialogText } = await theDialog({ action: 'cancel', amount_minor: 180_000 }, 'موافقة')
  await dialog.findByText(/يُلغى الطلب/)
  expect(dialogText()).toContain('يُلغى الطلب ويُردّ 1,800\u00a0درهم إلى العميل، وتعود السيارة متاحة للبيع.')
  expect(dialogText()).toContain('يبقى محصَّلًا بعد الردّ0 درهم')
})

test('a payment that cannot be read is not approved unseen', async () => {
  isDown = true
  const { dialog, confirm } = await theDialog({}, 'موافقة')
  await dialog.findByText('تعذّر تحميل بيانات الدفعة.')
  expect(confirm.disabled).toBe(true)
})

test('declining needs a reason and says that nothing changes', async () => {
  const { user, dialog, dialogText, confirm } = await theDialog({}, 'رفض')
  expect(dialogText()).toContain('لا يتغير شيء في الدفعة، وينتهي طلب الموافقة.')
  expect(confirm.disabled).toBe(true)
  await user.type(dialog.getByRole('textbox'), 'لا مستندات')
  await user.click(confirm)
  expect(requests.at(-1)).toEqual({ call: 'POST /api/payment_approvals/9/decline', body: { note: 'لا مستندات' } })
})
