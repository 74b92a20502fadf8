// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, ListContextProvider, memoryStore, ResourceContextProvider, useNotificationContext } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { StaffRole } from '#kernel/staff.ts'
import { SignedInProvider } from '../app/signed-in.ts'
import { subjects } from '../app/subjects.ts'
import { createDataProvider } from '../data-provider/data-provider.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { payments } from '../payments/subject.ts'
import { OrderBoard } from './order-board.tsx'
import { ListedSums } from './order-sums.tsx'
import { OrderScreen } from './order-screen.tsx'
import { orders } from './subject.ts'
import { orderActionWords } from './words.ts'

const requests: { call: string; body: unknown; ifMatch: string | null }[] = []
let order: Record<string, unknown> = {}
let refusal: Response | null = null
const at = '2026-05-15T08:00:00.000Z'
const record = {
  ...{ id: 7, order_number: 'M-7KQ4-9XWD-2FTP', state: 'paid', kind: 'reservation', vehicle_name: 'Defender 110', vehicle_vin: 'SALEA7RU0P2000326' },
  ...{ vehicle_price: 30_000_000, retailer_name: 'معرض الخليج', finance_option: 'lease', customer_name: 'سارة', customer_email: 'sara@example.com' },
  ...{ created_at: at, sums: { total: 66_200_000, held: 0, paid: 30_000, refunded: 20_000, rest: null } },
  ...{ customer_phone: '+971501234567', amount: 50_000, currency: 'AED', appointment: { date: '2026-05-18', time: { value: '11:00' } }, version: 'v1' },
}

beforeAll(() => {
  window.scrollTo = () => undefined
})
beforeEach(() => {
  requests.length = 0
  refusal = null
  order = {
    ...record,
    vehicle_link: '/ar/showroom/7',
    stages: [
      { key: 'reserved', label: 'حُجزت السيارة', at: '15 مايو 2026، 12:00' },
      { key: 'confirmed', label: 'أُكّد الطلب', at: '' },
    ],
    facts: [
      { key: 'vehicle', group: 'السيارة', label: 'السيارة', value: 'Defender 110', is_figure: false },
      { key: 'way_to_pay', group: 'الدفع', label: 'طريقة الدفع', value: 'شراء بالتقسيط', is_figure: false },
      { key: 'payment_reference', group: 'الدفع', label: 'مرجع الدفع', value: 'pi_1', is_figure: true },
      { key: 'total', group: 'الدفع', label: 'الإجمالي', value: '662,000 درهم', is_figure: true },
      { key: 'customer_name', group: 'العميل', label: 'العميل', value: 'سارة', is_figure: false },
    ],
    payments: [
      {
        ...{ id: 4, gateway: 'STRIPE', state: 'part_refunded', amount: { minor: 50_000, currency: 'AED' } },
        ...{ captured_minor: 50_000, refunded_minor: 20_000, refundable_minor: 30_000, card: '4242', is_moving: false, provider_id: 'pi_1' },
      },
    ],
    approvals: [],
    documents: [],
    invoices: [{ id: 3, kind: 'invoice', number: 'INV-2026-000041', total: { minor: 50_000, currency: 'AED' }, issued_at: at }],
    events: [{ id: 1, type: 'money', detail: { asked: 'refund', reason: 'خصم' }, actor: 'ليلى', at }],
    deliveries: [
      { id: 1, kind: 'mail', key: 'order:7:placed', state: 'sent', createdAt: at },
      { id: 2, kind: 'mail', key: 'order:7:placed:retailer', state: 'failed', createdAt: at },
    ],
    actions: ['confirm', 'capture', 'prepare', 'complete', 'cancel', 'refund'],
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    if (address.startsWith('/api/editing/site')) return Response.json({ data: { time_zone: 'Asia/Dubai' } })
    if (address === '/api/orders/board') {
      const many = Array.from({ length: 7 }, (_, index) => ({ ...record, id: index + 1, order_number: `M-${index + 1}`, due_at: '2026-05-17T06:00:00.000Z' }))
      const none = { orders: [], total: 0 }
      const board = {
        to_confirm: { orders: many, total: 90 },
        to_capture: none,
        visits_today: { orders: [{ ...record, due_at: null }], total: 1 },
        waiting: none,
        today: none,
      }
      return Response.json({ data: board })
    }
    requests.push({
      call: `${method} ${address}`,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      ifMatch: new Headers(headers).get('if-match'),
    })
    if (method === 'POST' && refusal) return refusal
    return Response.json({ data: order })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(element: React.ReactNode, role: StaffRole, text: string, language: 'ar' | 'en' = 'ar') {
  const whole = (
    <SignedInProvider value={{ name: 'ليلى', role, language: 'ar' }}>
      <AdminContext
        dataProvider={createDataProvider([orders, payments])}
        i18nProvider={createI18nProvider(language, subjects, () => undefined)}
        store={memoryStore()}
      >
        <ResourceContextProvider value="orders">{element}</ResourceContextProvider>
        <Notices />
      </AdminContext>
    </SignedInProvider>
  )
  const routes = [
    { path: '/orders/:id', element: whole },
    { path: '*', element: null },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/orders/7'] })} />)
  await screen.findAllByText(text)
  return userEvent.setup()
}
/** What is told at the edge of the screen, without its looks. */
function Notices() {
  const { notifications } = useNotificationContext()
  return notifications.map(({ message }) => <p key={String(message)}>{String(message)}</p>)
}

const anOrder = (role: StaffRole = 'admin') => show(<OrderScreen />, role, 'سارة')
const writes = () => requests.filter(({ call }) => call.startsWith('POST'))
/** A button by the beginning of its name: what follows is a sum. */
const startsWith = (name: string) => new RegExp(`^${name}`)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: startsWith(name) })

const aKey = expect.stringMatching(/^[\da-f-]{36}$/)

test('the timeline says in words on which day a visit is', async () => {
  const to = { date: '2026-05-18', time: { value: '11:00' } }
  order = { ...order, events: [{ id: 1, type: 'visit', detail: { to }, actor: '', at }] }
  await anOrder()
  expect(screen.getByText('موعد الزيارة: 18 مايو 2026 11:00')).toBeTruthy()
})

test('what a program did is said to be of programs, not by the name that it has for others', async () => {
  order = { ...order, events: [{ id: 1, type: 'note', detail: { text: 'ملاحظة' }, actor: 'api', at }] }
  await anOrder()
  expect(screen.getByText('البرامج (API)')).toBeDefined()
  expect(screen.queryByText('api')).toBeNull()
})

test('an order shows every fact that the API gives under its part, its money, invoices and mails, each by its name', async () => {
  await anOrder()
  expect(screen.getByRole('link', { name: 'Defender 110' }).getAttribute('href')).toBe('/ar/showroom/7')
  expect(within(screen.getByRole('region', { name: 'الدفع' })).getByText('شراء بالتقسيط')).toBeTruthy()
  expect(screen.getByRole('link', { name: '500 درهم' }).getAttribute('href')).toBe('/payments/4')
  expect(screen.getByRole('link', { name: 'فاتورة INV-2026-000041' }).getAttribute('href')).toBe('/api/orders/7/invoices/3')
  const mails = within(screen.getByRole('region', { name: 'رسائل البريد' }))
  expect(mails.getAllByText('استلام الطلب')).toHaveLength(2)
  expect(mails.getByText(/إلى المعرض/)).toBeTruthy()
  expect(mails.getByText('تعذّر الإرسال')).toBeTruthy()
})

test('[A-016] staff who work in English read the facts and stages of an order in English', async () => {
  const facts_en = [{ key: 'way_to_pay', group: 'Payment', label: 'Way of payment', value: 'In instalments', is_figure: false }]
  order = { ...order, facts_en, stages_en: [{ key: 'reserved', label: 'Car reserved', at: '15 May 2026, 12:00' }] }
  await show(<OrderScreen />, 'admin', 'In instalments', 'en')
  expect(within(screen.getByRole('region', { name: 'Payment' })).getByText('Way of payment')).toBeTruthy()
  expect(screen.getByText('Car reserved')).toBeTruthy()
  expect(screen.queryByText('شراء بالتقسيط')).toBeNull()
})

test.each([
  ['تأكيد الطلب', 'confirm'],
  ['تحصيل المبلغ', 'capture'],
  ['بدء تجهيز السيارة', 'prepare'],
  ['تسليم السيارة', 'complete'],
] as const)('“%s” is asked once more and sent with the version that was read', async (name, action) => {
  const user = await anOrder()
  await user.click(button(name))
  expect(writes()).toEqual([])
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: startsWith(name) }))
  await waitFor(() => expect(writes()).toEqual([{ call: 'POST /api/orders/7/actions', body: { action, reason: '', key: aKey }, ifMatch: '"v1"' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('cancelling requires a reason', async () => {
  const user = await anOrder()
  await user.click(button('إلغاء الطلب'))
  const cancel = within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: startsWith('إلغاء الطلب') })
  expect(cancel.disabled).toBe(true)
  const field = screen.getByRole('textbox', { name: /السبب/, description: 'يطّلع العميل على هذا السبب.' })
  await user.type(field, 'طلب العميل')
  await user.click(cancel)
  await waitFor(() => expect(writes().at(-1)?.body).toEqual({ action: 'cancel', reason: 'طلب العميل', key: aKey }))
})

test('a refund requires a reason; a partial amount is sent in minor units, with Arabic digits as well', { timeout: 20_000 }, async () => {
  const user = await anOrder()
  await user.click(button(orderActionRefund()))
  const part = () => screen.getByRole('textbox', { name: 'المبلغ إذا كان جزئيًا' })
  await user.type(screen.getByRole('textbox', { name: /السبب/ }), 'خصم')
  await user.type(part(), 'x')
  const refund = within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: startsWith(orderActionRefund()) })
  expect(refund.disabled).toBe(true)
  await user.clear(part())
  await user.type(part(), '١٢٥.50')
  await user.click(refund)
  await waitFor(() => expect(writes().at(-1)?.body).toEqual({ action: 'refund', reason: 'خصم', minor: 12_550, key: aKey }))
})

test('[A-152] every button of an action that moves money says its sum, and the screen says what is paid and due', async () => {
  const texts = () => screen.getByRole('region', { name: 'المتابعة' }).textContent?.replace(/[\u2066-\u2069]/g, '')
  await anOrder()
  for (const text of ['تأكيد الطلب، والمدفوع 300\u00a0درهم', 'إلغاء الطلب وردّ 300\u00a0درهم', 'ردّ المبلغ: 300\u00a0درهم']) expect(texts()).toContain(text)
  const sums = () => screen.getByText('المردود').closest('dl')?.textContent
  expect(sums()).toBe('الإجمالي662,000 درهمالمحجوز على البطاقة0 درهمالمدفوع300 درهمالمردود200 درهمالمتبقي—')
  cleanup()
  const heldPayment = { state: 'authorized', amount: { minor: 50_000, currency: 'AED' }, captured_minor: 0, refunded_minor: 0, refundable_minor: 0, card: '' }
  order = {
    ...order,
    payments: [{ id: 4, gateway: 'STRIPE', ...heldPayment }],
    sums: { total: 66_200_000, held: 50_000, paid: 0, refunded: 0, rest: 66_150_000 },
  }
  await anOrder()
  for (const text of [
    'تأكيد الطلب، والمحجوز 500\u00a0درهم',
    'تحصيل المبلغ: 500\u00a0درهم',
    'إلغاء الطلب وإلغاء حجز 500\u00a0درهم',
    'تسليم السيارة، والمتبقي 661,500\u00a0درهم',
  ])
    expect(texts()).toContain(text)
})

test('a handover is dated today unless another day is typed, never before the order or after today', async () => {
  const user = await anOrder()
  await user.click(button('تسليم السيارة'))
  const field = screen.getByRole('textbox', { name: 'تاريخ التسليم' })
  const confirm = () => within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: startsWith('تسليم السيارة') })
  for (const day of ['14/05/2026', '01/01/2199', 'x']) {
    await user.clear(field)
    await user.type(field, day)
    expect(confirm().disabled).toBe(true)
  }
  await user.clear(field)
  await user.type(field, '16/05/2026{Enter}')
  await waitFor(() => expect(writes().at(-1)?.body).toEqual({ action: 'complete', reason: '', key: aKey, on: '2026-05-16' }))
})

/** What the open dialog says, without the isolates around amounts and addresses. */
const dialogText = () => screen.getByRole('dialog').textContent?.replace(/[\u2066-\u2069\u200e\u200f]/g, '') ?? ''

test('[A-152] the dialog of a refund says what was taken, what stays, the card, what follows, the mail, and the most that is possible', {
  timeout: 20_000,
}, async () => {
  const user = await anOrder()
  await user.click(button(orderActionRefund()))
  for (const text of ['المبلغ المحصَّل500 درهم', 'رُدّ سابقًا200 درهم', 'يبقى محصَّلًا بعد الردّ0 درهم', '•••• 4242', 'أقصى ما يمكن ردّه 300\u00a0درهم'])
    expect(dialogText()).toContain(text)
  expect(dialogText()).toContain('يُردّ 300\u00a0درهم إلى العميل ويصدر به إشعار دائن، وينتهي الطلب وتعود السيارة متاحة للبيع.')
  expect(dialogText()).toContain('تُرسل رسالة «ردّ المبلغ» إلى sara@example.com.')
  const part = screen.getByRole('textbox', { name: 'المبلغ إذا كان جزئيًا' })
  await user.type(part, '100')
  expect(dialogText()).toContain('يبقى محصَّلًا بعد الردّ200 درهم')
  expect(dialogText()).toContain('تُرسل رسالة «ردّ جزء من المبلغ» إلى sara@example.com.')
  await user.clear(part)
  await user.type(part, '301')
  expect(dialogText()).toContain('لا يمكن ردّ أكثر من 300\u00a0درهم')
  // Nothing is promised of what cannot be done.
  expect(dialogText()).not.toMatch(/يُردّ 301|إشعار دائن|تُرسل رسالة/)
  expect(within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: startsWith(orderActionRefund()) }).disabled).toBe(true)
})

test('taking a held amount and cancelling say what becomes of it; an order without money says nothing of money', async () => {
  order = {
    ...order,
    payments: [
      {
        id: 4,
        gateway: 'STRIPE',
        state: 'authorized',
        amount: { minor: 50_000, currency: 'AED' },
        captured_minor: 0,
        refunded_minor: 0,
        refundable_minor: 0,
        card: '4242',
        is_moving: false,
      },
    ],
  }
  const user = await anOrder()
  await user.click(button('تحصيل المبلغ'))
  expect(dialogText()).toContain('المبلغ المحجوز500 درهم')
  expect(dialogText()).toContain('يبقى من سعر السيارة299,500 درهم')
  expect(dialogText()).toContain('يُحصَّل 500\u00a0درهم من العميل الآن وتصدر به فاتورة.')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'إغلاق' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(button('إلغاء الطلب'))
  expect(dialogText()).toContain('يُلغى الطلب ويُلغى حجز 500\u00a0درهم، وتعود السيارة متاحة للبيع.')
  expect(dialogText()).toContain('تُرسل رسالة «إلغاء الطلب» إلى sara@example.com، ويُبلَّغ المعرض.')
  cleanup()
  order = { ...order, payments: [], customer_email: '' }
  const again = await anOrder()
  await again.click(button('إلغاء الطلب'))
  expect(dialogText()).toContain('يُلغى الطلب وتعود السيارة متاحة للبيع.لن تُرسل رسالة')
})

test('a refund that the server finds too large is answered with the most that is possible', async () => {
  refusal = Response.json({ error: { status: 409, code: 'too_much', message: 'Too much.' }, data: { amount_minor: 12_000, currency: 'AED' } }, { status: 409 })
  const user = await anOrder()
  await user.click(button(orderActionRefund()))
  await user.type(screen.getByRole('textbox', { name: /السبب/ }), 'خصم')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: startsWith(orderActionRefund()) }))
  expect((await screen.findByText(/لا يمكن ردّ أكثر من/)).textContent).toContain('120\u00a0درهم')
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('an order whose money the provider still moves is read again by itself', async () => {
  const [payment] = order.payments as object[]
  order = { ...order, payments: [{ ...payment, is_moving: true }] }
  await anOrder()
  const reads = () => requests.filter(({ call }) => call === 'GET /api/orders/7').length
  const before = reads()
  const paid = { key: 'paid', group: 'الدفع', label: 'المدفوع', value: '777 درهمًا', is_figure: true }
  order = { ...order, facts: [...(order.facts as object[]), paid], payments: [{ ...payment, is_moving: false }] }
  await screen.findByText('777 درهمًا', {}, { timeout: 5000 })
  expect(reads()).toBeGreaterThan(before)
})

test('a refused action shows an error and keeps its dialog open', async () => {
  refusal = Response.json({ error: { status: 412, code: 'stale', message: 'Somebody else was faster.' } }, { status: 412 })
  const user = await anOrder()
  await user.click(button('تأكيد الطلب'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: startsWith('تأكيد الطلب') }))
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(screen.getByRole('dialog')).toBeTruthy()
  // Pressed again, it is the same wish.
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: startsWith('تأكيد الطلب') }))
  await waitFor(() => expect(writes()).toHaveLength(2))
  const [first, second] = writes().map(({ body }) => (body as { key: string }).key)
  expect([first, second]).toEqual([aKey, first])
})

test('a file that is no document is refused with what is accepted', async () => {
  refusal = Response.json({ error: { status: 422, code: 'invalid', message: 'Some values are not valid.' } }, { status: 422 })
  const user = await anOrder()
  await user.click(button('إضافة مستند'))
  const dialog = screen.getByRole('dialog')
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')
  await user.upload(input as HTMLInputElement, new File(['no document'], 'contract.pdf', { type: 'application/pdf' }))
  await user.click(within(dialog).getByRole('button', { name: 'رفع المستند' }))
  expect(await screen.findByText(/على أن يطابق اسم الملف محتواه/)).toBeTruthy()
})

test('only the actions that the API allows are offered', async () => {
  order = { ...order, actions: ['refund'] }
  await anOrder('finance')
  expect(
    within(screen.getByRole('region', { name: 'المتابعة' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['ردّ المبلغ: \u2068300\u00a0درهم\u2069'])
  cleanup()
  order = { ...order, actions: [] }
  await anOrder('retailer')
  expect(screen.getByText('لا إجراء متاحًا لهذا الطلب.')).toBeTruthy()
  // People of a retailer see no payments of their own screen.
  expect(screen.queryByRole('link', { name: '500 درهم' })).toBeNull()
})

test('the board has a column for each kind of work, with the first five, all that came when asked, and how many more there are', async () => {
  await show(<OrderBoard />, 'retailer', 'M-1')
  const column = (name: string) => within(screen.getByRole('region', { name }))
  expect(
    column('بانتظار التأكيد')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/orders/1', '/orders/2', '/orders/3', '/orders/4', '/orders/5'])
  expect(column('بانتظار التأكيد').getByText('90')).toBeTruthy()
  await userEvent.click(column('بانتظار التأكيد').getByRole('button', { name: 'و85 غيرها' }))
  expect(column('بانتظار التأكيد').getAllByRole('link')).toHaveLength(7)
  expect(column('بانتظار التأكيد').getByText('و83 غيرها')).toBeTruthy()
  expect(column('زيارات اليوم').getByText('الاثنين، 18 مايو، 11:00')).toBeTruthy()
  expect(column('بانتظار التحصيل').getByText('لا يوجد')).toBeTruthy()
  expect(column('بانتظار التأكيد').getAllByText('500 درهم')).toHaveLength(7)
  expect(column('بانتظار التأكيد').getAllByText(/17 مايو/)).toHaveLength(7)
})

test('[A-016] below the list of orders stand the sums of those that it shows, one line for each currency, without what nobody knows', async () => {
  const listed = [
    record,
    { ...record, id: 8, sums: { total: 10_000_000, held: 50_000, paid: 0, refunded: 0, rest: 9_950_000 } },
    { ...record, id: 9, currency: 'KWD', sums: { total: null, held: 0, paid: 125_500, refunded: 0, rest: null } },
  ]
  const list = (
    <ListContextProvider value={{ data: listed } as never}>
      <ListedSums />
    </ListContextProvider>
  )
  await show(list, 'sales', 'مجموع الطلبات المعروضة هنا')
  const sums = screen.getByRole('region', { name: 'مجموع الطلبات المعروضة هنا' })
  const text = (sums.textContent ?? '').replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll('\u00a0', ' ')
  expect(text).toContain('الإجمالي: 762,000 درهم')
  expect(text).toContain('المحجوز على البطاقة: 500 درهم')
  expect(text).toContain('المدفوع: 300 درهم')
  expect(text).toContain('المردود: 200 درهم')
  expect(text).toContain('المتبقي: 99,500 درهم')
  expect(text).toMatch(/المدفوع: 125\.500 دينار/)
})

/** The Arabic of the action, as the house spells it. */
function orderActionRefund(): string {
  return orderActionWords.refund[1]
}
