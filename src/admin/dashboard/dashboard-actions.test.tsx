// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, memoryStore, useNotificationContext } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffRole } from '#kernel/staff.ts'
import { SignedInProvider } from '../app/signed-in.ts'
import { subjects } from '../app/subjects.ts'
import { createDataProvider } from '../data-provider/data-provider.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { Dashboard } from './dashboard.tsx'

const at = '2026-05-15T08:00:00.000Z'
const anOrder = (id: number, more: object = {}) => ({
  ...{ id, order_number: `M-${id}`, state: 'authorized', kind: 'reservation', vehicle_name: `ديفندر ${id}`, amount: 50_000, currency: 'AED' },
  ...{ customer_name: 'سارة', customer_email: 'sara@example.com', customer_phone: '+971501234567', appointment: null, due_at: null, created_at: at },
  ...{ sums: { total: 30_000_000, held: 50_000, paid: 0, refunded: 0, rest: 29_950_000 }, version: `v${id}`, ...more },
})
const heldPayment = {
  id: 4,
  gateway: 'STRIPE',
  state: 'authorized',
  amount: { minor: 50_000, currency: 'AED' },
  captured_minor: 0,
  refunded_minor: 0,
  refundable_minor: 0,
  card: '',
}
const wholeOf = (order: object, more: object = {}) => ({
  ...order,
  payments: [heldPayment],
  approvals: [],
  actions: ['confirm', 'capture', 'cancel'],
  events: [],
  ...more,
})

type RecordedCall = { call: string; body: unknown; ifMatch: string | null; key: string | null }
let recordedCalls: RecordedCall[] = []
let morning: Record<string, unknown> = {}
let answers: Record<string, (request: RecordedCall) => Response | object> = {}
const none = { orders: [], total: 0 }
const column = (...orders: object[]) => ({ orders, total: orders.length })

beforeEach(() => {
  recordedCalls = []
  answers = {}
  morning = {
    ...{ orders: { to_confirm: none, lapsing: none, visits_today: none }, leads: null, tasks: null, feeds: [], cars: null, ready: null, care: null },
    ...{ without_retailer: false, awaiting_publish: [], scheduled: [], reviews: [], comments: [], recent: [], failed_jobs: 0 },
    ...{ first_steps: [], former_rights: [], refused_today: [], unpayable: [] },
  }
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    if (address.startsWith('/api/editing/site')) return Response.json({ data: { time_zone: 'Asia/Dubai' } })
    if (address === '/api/dashboard') return Response.json({ data: morning })
    const sentHeaders = new Headers(headers)
    const request = {
      call: `${method} ${address}`,
      body: body ? JSON.parse(String(body)) : undefined,
      ifMatch: sentHeaders.get('if-match'),
      key: sentHeaders.get('idempotency-key'),
    }
    recordedCalls.push(request)
    const answer = answers[request.call]?.(request)
    if (!answer) throw new Error(`nobody answers ${request.call}`)
    return answer instanceof Response ? answer : Response.json({ data: answer })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Notices() {
  const { notifications } = useNotificationContext()
  return <p data-testid="notices">{notifications.map(({ message }) => String(message)).join(' | ')}</p>
}

function open(role: StaffRole) {
  const element = (
    <SignedInProvider value={{ name: 'ليلى', role, language: 'ar' }}>
      <AdminContext dataProvider={createDataProvider([])} i18nProvider={createI18nProvider('ar', subjects, () => undefined)} store={memoryStore()}>
        <Dashboard />
        <Notices />
      </AdminContext>
    </SignedInProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
const panel = (name: string) => screen.findByRole('region', { name })
const buttonsIn = async (name: string) =>
  within(await panel(name))
    .queryAllByRole('button')
    .map(({ textContent }) => plain(textContent))
/** Without the marks that isolate directions. */
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll('\u00a0', ' ')
const notices = () => screen.getByTestId('notices').textContent
const refusal = (status: number, code: string, more: object = {}) => Response.json({ error: { code, message: code }, ...more }, { status })

test('an order is confirmed from the first screen: its button says the sum, the question what happens, and afterwards the line is gone and the next one has the focus', async () => {
  const user = userEvent.setup()
  const [first, second] = [anOrder(7), anOrder(8)]
  morning.orders = { to_confirm: column(first, second), lapsing: none, visits_today: none }
  answers['GET /api/orders/7'] = () => wholeOf(first)
  answers['POST /api/orders/7/actions'] = () => {
    morning = { ...morning, orders: { to_confirm: column(second), lapsing: none, visits_today: none } }
    return wholeOf(first)
  }
  open('sales')
  expect(await buttonsIn('بانتظار التأكيد')).toEqual(['تأكيد الطلب، والمحجوز 500 درهم', 'تأكيد الطلب، والمحجوز 500 درهم'])
  await user.click(await screen.findByRole('button', { name: /تأكيد الطلب.*: ديفندر 7$/ }))
  const dialog = await screen.findByRole('dialog', { name: 'تأكيد الطلب' })
  expect(recordedCalls.map(({ call }) => call)).toEqual(['GET /api/orders/7'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  expect(recordedCalls[1]).toMatchObject({
    call: 'POST /api/orders/7/actions',
    ifMatch: '"v7"',
    body: { action: 'confirm', key: expect.stringMatching(/^[\da-f-]{36}$/) },
  })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'ديفندر 7' })).toBeNull())
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/: ديفندر 8$/))
})

test('the last line of a panel gives the focus to its heading', async () => {
  const user = userEvent.setup()
  morning.orders = { to_confirm: column(anOrder(7)), lapsing: none, visits_today: none }
  answers['GET /api/orders/7'] = () => wholeOf(anOrder(7))
  answers['POST /api/orders/7/actions'] = () => {
    morning = { ...morning, orders: { to_confirm: none, lapsing: none, visits_today: none } }
    return wholeOf(anOrder(7))
  }
  open('sales')
  await user.click(await screen.findByRole('button', { name: /تأكيد الطلب/ }))
  await screen.findByRole('dialog')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('بانتظار التأكيد'))
})

test('an order that somebody has worked on meanwhile: the list is read again where it allows the action no more, and a change is shown before it is tried again', async () => {
  const user = userEvent.setup()
  morning.orders = { to_confirm: column(anOrder(7)), lapsing: none, visits_today: none }
  let version = 'v7'
  answers['GET /api/orders/7'] = () => wholeOf(anOrder(7), { version })
  answers['POST /api/orders/7/actions'] = ({ ifMatch }) => {
    if (ifMatch === '"v9"') return wholeOf(anOrder(7))
    version = 'v9'
    return refusal(412, 'stale', { data: anOrder(7) })
  }
  open('sales')
  const button = await screen.findByRole('button', { name: /تأكيد الطلب/ })
  await user.click(button)
  const dialog = await screen.findByRole('dialog')
  await user.keyboard('{Enter}')
  expect((await within(dialog).findByRole('alert')).textContent).toContain('تغيّر الطلب في هذه الأثناء')
  await waitFor(() => expect(recordedCalls.filter(({ call }) => call === 'GET /api/orders/7')).toHaveLength(2))
  await user.click(within(dialog).getByRole('button', { name: /تأكيد الطلب/ }))
  await waitFor(() => expect(dialog.isConnected).toBe(false))

  answers['GET /api/orders/7'] = () => wholeOf(anOrder(7), { actions: ['cancel'] })
  morning = { ...morning, orders: { to_confirm: none, lapsing: none, visits_today: none } }
  await user.click(button)
  await waitFor(() => expect(notices()).toContain('لم يعد الطلب يسمح بهذا الإجراء'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'ديفندر 7' })).toBeNull())
})

test('money that is about to lapse is taken by those who may, and released; a visit is confirmed, handed over or called, by its state', async () => {
  const paid = { state: 'confirmed', sums: { total: 30_000_000, held: 0, paid: 50_000, refunded: 0, rest: 29_950_000 } }
  const visits = column(
    anOrder(1),
    anOrder(2, paid),
    anOrder(3, { state: 'pending', customer_phone: '', sums: { total: null, held: 0, paid: 0, refunded: 0, rest: null } }),
  )
  morning.orders = { to_confirm: none, lapsing: column(anOrder(7)), visits_today: visits }
  open('finance')
  expect(await buttonsIn('حجوزات توشك أن تنتهي')).toEqual(['تحصيل المبلغ: 500 درهم', 'إلغاء الطلب وإلغاء حجز 500 درهم'])
  expect(await buttonsIn('زيارات اليوم')).toEqual(['تأكيد الطلب، والمحجوز 500 درهم', 'تسليم السيارة، والمتبقي 299,500 درهم'])
  const calls = within(await panel('زيارات اليوم')).getAllByRole('link', { name: /^اتصال/ })
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:+971501234567', 'tel:+971501234567'])
  cleanup()
  open('sales')
  expect(await buttonsIn('حجوزات توشك أن تنتهي')).toEqual(['إلغاء الطلب وإلغاء حجز 500 درهم'])
})

const aFeed = (id: number, name: string, state: string, isFetched = true) => ({ id, name, is_fetched: isFetched, run: { id: id * 10, state, created_at: at } })

test('a feed that failed runs again with one press, one of an uploaded file leads to its screen, and one that was stopped is applied after a look at its counts', async () => {
  const user = userEvent.setup()
  morning.feeds = [aFeed(1, 'دبي', 'failed'), aFeed(2, 'الرياض', 'failed', false), aFeed(3, 'الدوحة', 'stopped')]
  answers['POST /api/feeds/1/runs'] = () => {
    morning = { ...morning, feeds: (morning.feeds as object[]).slice(1) }
    return { id: 99 }
  }
  answers['GET /api/feed_runs/30'] = () => ({ id: 30, state: 'stopped', counts: { added: 2, changed: 3, gone: 400 } })
  answers['POST /api/feed_runs/30/apply'] = () => ({ id: 30 })
  open('editor')
  await user.click(await screen.findByRole('button', { name: 'إعادة الاستيراد: دبي' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'دبي' })).toBeNull())
  expect(recordedCalls.at(-1)).toMatchObject({ call: 'POST /api/feeds/1/runs', key: 'after run 10' })
  expect(notices()).toContain('بدأ الاستيراد من جديد')
  expect(screen.getByRole('link', { name: 'رفع ملف آخر: الرياض' }).getAttribute('href')).toBe('/feeds/2')
  await user.click(screen.getByRole('button', { name: 'التطبيق رغم ذلك: الدوحة' }))
  const dialog = await screen.findByRole('dialog', { name: 'التطبيق رغم ذلك' })
  expect(dialog.textContent).toContain('400')
  await user.click(within(dialog).getByRole('button', { name: 'تأكيد' }))
  await waitFor(() => expect(recordedCalls.at(-1)).toMatchObject({ call: 'POST /api/feed_runs/30/apply', body: { allow_gone: true } }))
})

test('a feed that cannot run says why, and stays', async () => {
  const user = userEvent.setup()
  morning.feeds = [aFeed(1, 'دبي', 'failed')]
  answers['POST /api/feeds/1/runs'] = () => refusal(409, 'running')
  open('editor')
  await user.click(await screen.findByRole('button', { name: 'إعادة الاستيراد: دبي' }))
  await waitFor(() => expect(notices()).toContain('توجد عملية جارية لهذا المصدر.'))
  expect(screen.getByRole('link', { name: 'دبي' })).toBeTruthy()
})

const aReview = { id: 5, page_id: 12, path: 'offers', title: 'العروض', action: 'publish', state: 'waiting', by: 'سلمى', note: 'الأسعار', at, is_for_me: true }

test('a review is approved or sent back from the first screen at the version that was looked at; whoever wrote last can only send it back', async () => {
  const user = userEvent.setup()
  morning.reviews = [aReview, { ...aReview, id: 6, page_id: 13, state: 'sent_back', title: 'من نحن' }]
  let mayApprove = true
  answers['GET /api/pages/12/reviews'] = () => ({ publish: { id: 5, state: 'waiting', may_approve: mayApprove }, unpublish: null })
  answers['GET /api/pages/12/draft'] = () => ({ version: 41 })
  answers['POST /api/page_reviews/5/answer'] = () => {
    morning = { ...morning, reviews: [] }
    return {}
  }
  open('editor')
  expect(await buttonsIn('مراجعات بانتظارك')).toEqual(['الرد'])
  const button = screen.getByRole('button', { name: 'الرد: العروض' })
  mayApprove = false
  await user.click(button)
  await screen.findByText(/فالموافقة لشخص آخر/)
  expect((screen.getByRole('button', { name: 'موافقة' }) as HTMLButtonElement).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'إلغاء' }))

  mayApprove = true
  await user.click(button)
  expect(screen.getByRole('link', { name: 'عرض التعديلات' }).getAttribute('href')).toBe('/ar/cms?page=12&review=1')
  await waitFor(() => expect((screen.getByRole('button', { name: 'موافقة' }) as HTMLButtonElement).disabled).toBe(false))
  await user.click(screen.getByRole('button', { name: 'موافقة' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(recordedCalls.at(-1)).toMatchObject({ call: 'POST /api/page_reviews/5/answer', ifMatch: '"41"', body: { verdict: 'approved', note: '' } })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'العروض' })).toBeNull())
})

test('a draft that changed while its review was answered is looked at again', async () => {
  const user = userEvent.setup()
  morning.reviews = [aReview]
  let version = 41
  answers['GET /api/pages/12/reviews'] = () => ({ publish: { id: 5, state: 'waiting', may_approve: true }, unpublish: null })
  answers['GET /api/pages/12/draft'] = () => ({ version })
  answers['POST /api/page_reviews/5/answer'] = ({ ifMatch }) => {
    version = 42
    return ifMatch === '"42"' ? {} : refusal(412, 'stale', { data: {} })
  }
  open('editor')
  await user.click(await screen.findByRole('button', { name: 'الرد: العروض' }))
  await waitFor(() => expect((screen.getByRole('button', { name: 'إعادة للتعديل' }) as HTMLButtonElement).disabled).toBe(false))
  await user.type(screen.getByRole('textbox', { name: 'ملاحظة لصاحب الطلب' }), 'السعر')
  await user.click(screen.getByRole('button', { name: 'إعادة للتعديل' }))
  await screen.findByText(/عُدّلت المسودة في هذه الأثناء/)
  await waitFor(() => expect(recordedCalls.filter(({ call }) => call === 'GET /api/pages/12/draft')).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'إعادة للتعديل' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(recordedCalls.at(-1)).toMatchObject({ ifMatch: '"42"', body: { verdict: 'sent_back', note: 'السعر' } })
})

test('a discussion is resolved from the first screen', async () => {
  const user = userEvent.setup()
  morning.comments = [{ thread_id: 12, page_id: 7, path: '', title: '', by: 'سلمى', text: 'هل السعر صحيح؟', at }]
  answers['PATCH /api/comment_threads/12'] = () => {
    morning = { ...morning, comments: [] }
    return {}
  }
  open('editor')
  await user.click(await screen.findByRole('button', { name: 'تم الحل: الصفحة الرئيسية' }))
  await waitFor(async () => expect((await panel('إشارات إليك في التعليقات')).textContent).toContain('لا توجد إشارات'))
  expect(recordedCalls).toMatchObject([{ call: 'PATCH /api/comment_threads/12', body: { is_resolved: true } }])
})

const aCar = { id: 3, name: 'ديفندر 110', vin: 'SALEA7RU0P2007002', currency: 'AED', version: '5', missing: ['picture', 'retailer', 'price'] }
const carsWith = (...first: object[]) => ({ picture: 1, retailer: 1, price: 1, to_publish: 0, first })

test('[A-016] a car that lacks something is named with it, and gets its retailer and its price on the first screen', async () => {
  const user = userEvent.setup()
  morning.cars = carsWith(aCar, { ...aCar, id: 4, name: 'إف-بيس', missing: ['name'] })
  answers['GET /api/dealers'] = () => [{ id: 9, name: 'معرض الخليج' }]
  answers['POST /api/stock/vehicles/changes'] = () => {
    morning.cars = carsWith({ ...aCar, version: '6', missing: ['picture', 'price'] })
    return { id: 1, results: [{ id: 3, outcome: 'changed' }] }
  }
  open('editor')
  const row = (await screen.findByRole('link', { name: 'ديفندر 110' })).closest('li') as HTMLElement
  expect(row.textContent).toMatch(/صورة.*معرض.*سعر/)
  expect(within((await screen.findByRole('link', { name: 'إف-بيس' })).closest('li') as HTMLElement).queryByRole('button')).toBeNull()
  await user.click(within(row).getByRole('combobox', { name: 'المعرض: ديفندر 110' }))
  await user.click(await screen.findByRole('option', { name: 'معرض الخليج' }))
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(recordedCalls.at(-1)).toMatchObject({
    call: 'POST /api/stock/vehicles/changes',
    body: { change: { kind: 'retailer', retailer_id: 9 }, vehicles: [{ id: 3, version: '5' }] },
  })

  const storedVehicle = { id: 3, version: '6', vin: 'V', photos: [{ image_id: 1, sequence: 0 }], msrp_price: null }
  answers['GET /api/stock/vehicles/3'] = () => storedVehicle
  answers['PUT /api/stock/vehicles/3'] = () => {
    morning.cars = carsWith({ ...aCar, version: '7', missing: ['picture'] })
    return storedVehicle
  }
  const save = await screen.findByRole('button', { name: 'حفظ: ديفندر 110' })
  await user.type(screen.getByRole('textbox', { name: /^السعر \(AED\): ديفندر 110$/ }), '٢٥٠,٠٠٠{Enter}')
  await waitFor(() => expect(save.isConnected).toBe(false))
  expect(recordedCalls.at(-1)).toMatchObject({ call: 'PUT /api/stock/vehicles/3', ifMatch: '"6"', body: { msrp_price: 250_000, vin: 'V' } })
  expect(notices()).toContain('عُدّلت السيارة.')
})

test('a price in dinars has three decimals, one in dirhams two, and a price that is none is not sent', async () => {
  const user = userEvent.setup()
  const stored = { id: 3, version: '6', vin: 'V', photos: [], msrp_price: null }
  answers['GET /api/dealers'] = () => []
  answers['GET /api/stock/vehicles/3'] = () => stored
  answers['PUT /api/stock/vehicles/3'] = () => stored
  morning.cars = carsWith({ ...aCar, currency: 'KWD' })
  open('editor')
  const price = await screen.findByRole('textbox', { name: /^السعر \(KWD\): ديفندر 110$/ })
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'حفظ: ديفندر 110' })
  const allowed: boolean[] = []
  for (const text of ['12,345.7505', '12,34', '1.2.3', '12,345.750']) {
    await user.clear(price)
    await user.type(price, text)
    allowed.push(!save.disabled)
  }
  expect(allowed).toEqual([false, false, false, true])
  await user.click(save)
  await waitFor(() => expect(recordedCalls.at(-1)).toMatchObject({ call: 'PUT /api/stock/vehicles/3', body: { msrp_price: 12_345.75 } }))
})

test('a car that somebody else changed meanwhile says so, and the list is read again', async () => {
  const user = userEvent.setup()
  morning.cars = carsWith(aCar)
  answers['GET /api/dealers'] = () => [{ id: 9, name: 'معرض الخليج' }]
  answers['POST /api/stock/vehicles/changes'] = () => {
    morning.cars = carsWith()
    return { id: 1, results: [{ id: 3, outcome: 'stale' }] }
  }
  open('editor')
  await user.click(await screen.findByRole('combobox', { name: 'المعرض: ديفندر 110' }))
  await user.click(await screen.findByRole('option', { name: 'معرض الخليج' }))
  await waitFor(() => expect(notices()).toContain('عدّل شخص آخر هذه السيارة'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'ديفندر 110' })).toBeNull())
})

test('[A-016] a page that waits is published from the first screen at the version that was looked at, and not with problems', async () => {
  const user = userEvent.setup()
  morning.awaiting_publish = [{ page_id: 12, path: 'offers', title: 'العروض', updated_at: at, updated_by: 'سلمى' }]
  let problems: object[] = [{ code: 'required' }]
  answers['GET /api/pages/12/draft'] = () => ({ version: 41 })
  answers['GET /api/pages/12/checks'] = () => ({ problems, warnings: [], live: null })
  answers['POST /api/pages/12/publish'] = () => {
    morning.awaiting_publish = []
    return {}
  }
  open('editor')
  await user.click(await screen.findByRole('button', { name: 'نشر: العروض' }))
  await screen.findByText(/لا يمكن نشرها بعد/)
  const publish = () => screen.getByRole('button', { name: 'نشر' }) as HTMLButtonElement
  expect(publish().disabled).toBe(true)
  expect(screen.getByRole('link', { name: 'فتحها في المحرر' }).getAttribute('href')).toBe('/ar/cms?page=12')
  await user.click(screen.getByRole('button', { name: 'إلغاء' }))

  problems = []
  await user.click(screen.getByRole('button', { name: 'نشر: العروض' }))
  await waitFor(() => expect(publish().disabled).toBe(false))
  await user.click(publish())
  await waitFor(() => expect(screen.queryByRole('link', { name: 'العروض' })).toBeNull())
  expect(recordedCalls.at(-1)).toMatchObject({ call: 'POST /api/pages/12/publish', ifMatch: '"41"' })
})

test('[A-016] the first findings of the care of the site are named on the first screen, open at their place and are put aside', async () => {
  const user = userEvent.setup()
  const place = { subject: 'page', subject_id: 12, title: 'العروض', block: 'b', group: '', field: 'link', target: '/ar/gone', details: {} }
  const care = { counts: { broken_link: 1 }, looked_at: at, took_ms: 900, pages: 12, pictures: 40 }
  morning.care = { ...care, first: [{ id: 8, kind: 'broken_link', ...place, found_at: at, left_at: null, left_by: '' }] }
  answers['POST /api/care_findings/8/aside'] = () => {
    morning.care = { ...care, counts: {}, first: [] }
    return {}
  }
  open('editor')
  expect((await screen.findByRole('link', { name: 'العروض' })).getAttribute('href')).toBe('/ar/cms?page=12&block=b&field=link')
  await user.click(screen.getByRole('button', { name: /^تجاهل: روابط معطوبة.*العروض$/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'العروض' })).toBeNull())
  expect(recordedCalls.at(-1)).toMatchObject({ call: 'POST /api/care_findings/8/aside', body: { is_left: true } })
})
