// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, memoryStore, ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffRole } from '#kernel/staff.ts'
import { SignedInProvider } from '../app/signed-in.ts'
import { listOptions } from '../app/subject.ts'
import { subjects } from '../app/subjects.ts'
import { createDataProvider } from '../data-provider/data-provider.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { LeadList } from '../leads/lead-list.tsx'
import { leads } from '../leads/subject.ts'
import { Dashboard } from './dashboard.tsx'

const aLead = (id: number, more: object) => ({
  id,
  state: 'new',
  attributes: {},
  created_at: '2026-05-15T08:00:00.000Z',
  due_at: null,
  answered_at: null,
  ...more,
})
let leadsWaiting: unknown = null
let cars: unknown = null
let care: unknown = null
let requests: { address: string; body: Record<string, unknown> }[] = []
let down = 0
const none = { orders: [], total: 0 }
let attention: Record<string, { orders: unknown[]; total: number }> | null = null
let isWithoutRetailer = false
let due: unknown = null
let feeds: unknown[] = []
let unpayable: unknown[] = []
let comments: unknown[] = []

beforeEach(() => {
  requests = []
  down = 0
  attention = { to_confirm: none, lapsing: none, visits_today: none }
  feeds = []
  unpayable = []
  comments = []
  cars = null
  care = null
  isWithoutRetailer = false
  due = { tasks: [], total: 0 }
  leadsWaiting = { leads: [aLead(9, { name: 'سارة العلي', due_at: '2026-05-15T09:00:00.000Z' }), aLead(8, {})], total: 23, late: 1, held: 2 }
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.startsWith('/api/editing/site')) return Response.json({ data: { time_zone: 'Asia/Dubai' } })
    if (address.startsWith('/api/dashboard')) {
      if (down) return new Response('{}', { status: down })
      const pages = {
        awaiting_publish: [],
        scheduled: [],
        reviews: [],
        comments,
        recent: [],
        failed_jobs: 0,
        first_steps: [],
        former_rights: [],
        refused_today: [],
        unpayable,
      }
      return Response.json({ data: { ...pages, orders: attention, leads: leadsWaiting, tasks: due, feeds, cars, care, without_retailer: isWithoutRetailer } })
    }
    if (!address.endsWith('/search')) return Response.json({ data: [] })
    const searched = JSON.parse(String(body)) as { state: string }
    requests.push({ address, body: searched })
    return Response.json({ data: [], meta: { total: 0 } })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Here() {
  return useLocation().pathname === '/leads' ? <LeadList /> : <Dashboard />
}

function open(role: StaffRole) {
  const element = (
    <SignedInProvider value={{ name: 'ليلى', role, language: 'ar' }}>
      <AdminContext dataProvider={createDataProvider([leads])} i18nProvider={createI18nProvider('ar', subjects, () => undefined)} store={memoryStore()}>
        <ResourceDefinitionContextProvider definitions={{ leads: { name: 'leads', hasEdit: true, options: listOptions(leads) } }}>
          <ResourceContextProvider value="leads">
            <Here />
          </ResourceContextProvider>
        </ResourceDefinitionContextProvider>
      </AdminContext>
    </SignedInProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test.each(['retailer', 'sales'] as const)('somebody with the role %s begins with the leads that wait for an answer, the most urgent first', async (role) => {
  open(role)
  const panel = await screen.findByRole('region', { name: 'طلبات بانتظار الرد' })
  expect([hrefOf('سارة العلي'), hrefOf('الطلب 8')]).toEqual(['/leads/9', '/leads/8'])
  expect(panel.textContent).toContain('متأخر')
  expect(panel.textContent).toContain('25')
  expect(panel.textContent).toContain('طلبات محجوزة تنتظر قرارك: 2')
  expect(panel.textContent).toContain('تجاوزت موعد الرد: 1')
  expect(requests).toEqual([])
  expect(screen.queryByRole('region', { name: 'بانتظار النشر' })).toBeNull()
})

test('the lists of new leads and of those held back open with that filter', async () => {
  const user = userEvent.setup()
  for (const [name, state] of [
    ['جميع الطلبات الجديدة', 'new'],
    ['عرض المحجوزة', 'suspected'],
  ] as const) {
    open('sales')
    await user.click(await screen.findByRole('link', { name }))
    expect((await screen.findByRole('combobox', { name: 'الحالة' })).textContent).toBe(state === 'new' ? 'جديد' : 'مشتبه به')
    await vi.waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ state, page: 1 }))
    cleanup()
  }
})

test('an overview without waiting leads says so', async () => {
  leadsWaiting = { leads: [], total: 0, late: 0, held: 0 }
  open('sales')
  expect((await screen.findByRole('region', { name: 'طلبات بانتظار الرد' })).textContent).toContain('لا طلبات بانتظار الرد.')
})

test('comments that mention the reader say who wrote what, and open in the editor at their discussion', async () => {
  const text = `<b>هل</b> ${'س'.repeat(300)}`
  comments = [{ thread_id: 12, page_id: 7, path: 'offers', title: 'العروض', by: 'سلمى', text, at: '2026-05-15T08:00:00.000Z' }]
  open('editor')
  const panel = await screen.findByRole('region', { name: 'إشارات إليك في التعليقات' })
  expect(panel.textContent).toContain(`سلمى: ${text.slice(0, 160)}…`)
  expect(within(panel).getByRole('link', { name: 'العروض' }).getAttribute('href')).toBe('/ar/cms?page=7&thread=12')
})

test('a failure to load the overview shows an error, not an empty one', async () => {
  down = 500
  open('retailer')
  expect(await screen.findByText('تعذّرت قراءة لوحة المتابعة.')).toBeTruthy()
  expect(screen.queryByRole('region')).toBeNull()
})

test('staff without a retailer read who can assign one', async () => {
  leadsWaiting = null
  due = null
  attention = null
  isWithoutRetailer = true
  open('retailer')
  expect(await screen.findByText('لم يُحدَّد معرضك بعد. يحدده المدير في قائمة المستخدمين.')).toBeTruthy()
})

test('each role begins with its own work, in its order', async () => {
  care = { counts: {}, looked_at: null, took_ms: 0, pages: 0, pictures: 0, first: [] }
  cars = { picture: 3, retailer: 0, price: 1000, to_publish: 12, first: [] }
  const orders = ['بانتظار التأكيد', 'حجوزات توشك أن تنتهي', 'زيارات اليوم']
  const pages = ['مراجعات بانتظارك', 'إشارات إليك في التعليقات', 'بانتظار النشر', 'مجدولة', 'آخر التعديلات', 'المهام الفاشلة']
  const [leadsFirst, tasks, ofCars, ofFeeds] = ['طلبات بانتظار الرد', 'مهام اليوم', 'سيارات تحتاج إلى استكمال', 'مصادر بيانات تعثّر استيرادها']
  const expected = {
    retailer: [leadsFirst, tasks, ...orders],
    sales: [leadsFirst, tasks, ...orders],
    finance: orders,
    editor: [...pages, 'العناية بالموقع', ofCars, ofFeeds],
    admin: [leadsFirst, tasks, ...orders, ofCars, ofFeeds, ...pages, 'العناية بالموقع'],
  }
  for (const [role, titles] of Object.entries(expected)) {
    open(role as StaffRole)
    await screen.findAllByRole('region')
    expect(
      screen.getAllByRole('region').map((region) => region.querySelector('h3')?.textContent),
      role,
    ).toEqual(titles)
    cleanup()
  }
})

test('cars that need something are counted by what they need, each with the list that shows them', async () => {
  cars = { picture: 3, retailer: 0, price: 1000, to_publish: 12, first: [] }
  open('editor')
  const panel = await screen.findByRole('region', { name: 'سيارات تحتاج إلى استكمال' })
  const rows = [...panel.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(rows).toEqual(['بانتظار النشر12', 'معروضة بلا صورة3', 'معروضة بلا سعر1,000 أو أكثر'])
  expect(decodeURIComponent(hrefOf('معروضة بلا صورة') ?? '')).toBe('/vehicles?filter={"lacks":"picture"}')
  expect(decodeURIComponent(hrefOf('بانتظار النشر') ?? '')).toBe('/vehicles?filter={"to_publish":"true"}')
})

test('what has to be mended on the site is counted by its kind, each with the list that shows it; a site that was not looked over is not called whole', async () => {
  care = { counts: { broken_link: 1200, unused_picture: 3 }, looked_at: '2026-05-15T08:00:00.000Z', took_ms: 900, pages: 12, pictures: 40, first: [] }
  open('editor')
  const panel = await screen.findByRole('region', { name: 'العناية بالموقع' })
  expect([...panel.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['روابط معطوبة1,200', 'صور غير مستخدمة3'])
  expect(decodeURIComponent(hrefOf('روابط معطوبة') ?? '')).toBe('/care_findings?filter={"kind":"broken_link"}')
  cleanup()
  care = { counts: {}, looked_at: null, took_ms: 0, pages: 0, pictures: 0, first: [] }
  open('editor')
  expect((await screen.findByRole('region', { name: 'العناية بالموقع' })).textContent).toContain('لم يُفحص الموقع بعد.')
})

test('an overview shows orders to confirm, holds about to lapse and visits of today, each with sum and deadline, and feeds whose last run failed', async () => {
  const order = {
    id: 7,
    order_number: 'M-7',
    vehicle_name: 'ديفندر 110',
    state: 'paid',
    amount: 50_000,
    currency: 'AED',
    sums: { total: null, held: 0, paid: 50_000, refunded: 0, rest: null },
    customer_name: 'سارة',
    customer_phone: '',
    appointment: null,
    due_at: '2026-05-16T08:00:00.000Z',
  }
  attention = { to_confirm: { orders: [order], total: 9 }, lapsing: { orders: [{ ...order, id: 8 }], total: 1 }, visits_today: none }
  feeds = [{ id: 1, name: 'معرض دبي', is_fetched: true, run: { id: 31, state: 'failed', created_at: '2026-05-15T08:00:00.000Z' } }]
  open('admin')
  const confirming = await screen.findByRole('region', { name: 'بانتظار التأكيد' })
  expect(confirming.textContent).toContain('500 درهم')
  expect(confirming.textContent).toContain('9')
  await vi.waitFor(() => expect(confirming.textContent).toMatch(/حتى.*16 مايو/))
  expect((await screen.findByRole('region', { name: 'حجوزات توشك أن تنتهي' })).querySelector('a[href="/orders/8"]')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'زيارات اليوم' }).textContent).toContain('لا شيء حاليًا.')
  const failing = await screen.findByRole('region', { name: 'مصادر بيانات تعثّر استيرادها' })
  expect(failing.textContent).toContain('معرض دبي')
  expect(hrefOf('معرض دبي')).toBe('/feed_runs/31')
})

test('an overview warns of countries where nothing can be paid online, and leads to the setting of each missing detail', async () => {
  unpayable = [
    {
      country: 'SA',
      name: 'السعودية',
      missing: [
        { detail: 'address', setting: 'invoices.seller_address' },
        { detail: 'tax_number', setting: 'markets.countries' },
      ],
    },
  ]
  open('admin')
  const panel = await screen.findByRole('region', { name: 'لا يمكن الدفع عبر الإنترنت' })
  expect(panel.textContent).toContain('السعودية: ينقص الفواتير عنوان البائع، رقم التسجيل الضريبي')
  expect(hrefOf('رقم التسجيل الضريبي')).toBe('/setting_definitions/markets.countries')
})
