// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, memoryStore } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffRole } from '#kernel/staff.ts'
import { SignedInProvider } from '../app/signed-in.ts'
import { subjects } from '../app/subjects.ts'
import { createDataProvider } from '../data-provider/data-provider.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { carsOf, mailsToCustomer } from './customer-parts.ts'
import { CustomerScreen } from './customer-screen.tsx'
import { CustomerSearch } from './customer-search.tsx'

const at = '2026-05-15T08:00:00.000Z'
let requests: { call: string; body: unknown }[] = []
let foundCustomers: object[] = []
let customer: Record<string, unknown> = {}
let status = 200

beforeEach(() => {
  requests = []
  status = 200
  foundCustomers = []
  customer = {
    ...{ id: 'lead-9', name: 'سارة المنصوري', email: 'sara@example.com', phone: '+971501234567' },
    leads: [
      {
        id: 9,
        state: 'new',
        name: 'سارة المنصوري',
        form: 'استفسار',
        car: 'ديفندر 110',
        created_at: at,
        due_at: '2020-01-01T00:00:00.000Z',
        answered_at: null,
        merged_into: null,
        matches: ['email', 'phone'],
      },
      { id: 4, state: 'lost', name: 'أم خالد', form: 'استفسار', car: '', created_at: at, due_at: null, answered_at: null, merged_into: 9, matches: ['merged'] },
    ],
    orders: [
      {
        ...{ id: 7, order_number: 'M-7', state: 'confirmed', vehicle_id: 3, vehicle_name: 'رينج روفر', currency: 'AED', customer_name: 'سارة', created_at: at },
        ...{ sums: { total: 30_000_000, held: 0, paid: 50_000, refunded: 0, rest: 29_950_000 }, matches: ['phone'] },
      },
    ],
    quotations: [
      {
        id: 2,
        number: 'Q-2',
        stage: 'sent',
        vehicle_id: 5,
        vehicle_name: 'ديفندر 90',
        vehicle_price: 40_000_000,
        currency: 'AED',
        customer_name: 'سارة',
        created_at: at,
        matches: ['email'],
      },
    ],
    tasks: [{ id: 1, lead_id: 9, text: 'معاودة الاتصال', due_at: at, owner_id: null, created_by: 'ليلى', done_at: null, done_by: '' }],
    mails: [
      { id: 3, kind: 'quotation', subject_id: 2, key: 'quotation:2:sent', state: 'sent', at },
      { id: 2, kind: 'order', subject_id: 7, key: 'order:7:placed:retailer', state: 'sent', at },
      { id: 1, kind: 'lead', subject_id: 9, key: 'lead:9:answer:x', state: 'failed', at },
    ],
  }
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (address.startsWith('/api/editing/site')) return Response.json({ data: { time_zone: 'Asia/Dubai', currency: 'AED' } })
    requests.push({ call: `${method} ${address}`, body: body ? JSON.parse(String(body)) : undefined })
    if (status !== 200) return Response.json({ error: { code: 'error' } }, { status })
    if (address === '/api/customers/search') return Response.json({ data: foundCustomers })
    return Response.json({ data: address.endsWith('/done') ? {} : customer })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(path: string, role: StaffRole = 'sales') {
  const frame = (element: React.ReactNode) => (
    <SignedInProvider value={{ name: 'ليلى', role, language: 'ar' }}>
      <AdminContext dataProvider={createDataProvider([])} i18nProvider={createI18nProvider('ar', subjects, () => undefined)} store={memoryStore()}>
        {element}
      </AdminContext>
    </SignedInProvider>
  )
  const routes = [
    { path: '/customers', element: frame(<CustomerSearch />) },
    { path: '/customers/:id', element: frame(<CustomerScreen />) },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />)
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const partOf = (name: string) => screen.findByRole('region', { name })

test('customers are found as one types, by a body and not by an address, and each opens', async () => {
  foundCustomers = [{ id: 'order-7', name: 'سارة المنصوري', email: 'sara@example.com', phone: '', at, entries: 3 }]
  open('/customers')
  const field = screen.getByRole('searchbox', { name: 'الاسم أو البريد أو رقم الهاتف' })
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, 'سارة')
  await screen.findByText('العملاء: 1')
  expect(requests).toEqual([{ call: 'POST /api/customers/search', body: { q: 'سارة' } }])
  expect(hrefOf('سارة المنصوري')).toBe('/customers/order-7')
  expect(screen.getByRole('list').textContent).toContain('السجلات: 3')
  foundCustomers = []
  await userEvent.type(field, 'ن')
  await screen.findByText('لا نتائج.')
})

test('a search that failed is tried again', async () => {
  status = 500
  open('/customers')
  await userEvent.type(screen.getByRole('searchbox'), 'سارة')
  await screen.findByText('تعذّر البحث.')
  status = 200
  await userEvent.click(screen.getByRole('button', { name: /المحاولة|حاول|إعادة/ }))
  await screen.findByText('لا نتائج.')
})

test('a customer shows leads with state and clock, orders with their sums, quotations, tasks, cars and mails, each with the way to it and why it is there', async () => {
  open('/customers/lead-9')
  const leads = await partOf('طلبات العميل')
  expect(requests).toEqual([{ call: 'GET /api/customers/lead-9', body: undefined }])
  const rows = within(leads)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/جديد.*متأخر.*ديفندر 110.*البريد نفسه.*الرقم نفسه/)
  expect(rows[1]).toContain('دمجه الفريق')
  expect([hrefOf('الطلب 9'), hrefOf('M-7'), hrefOf('Q-2'), hrefOf('معاودة الاتصال')]).toEqual(['/leads/9', '/orders/7', '/quotations/2', '/leads/9'])
  const orders = (await partOf('الطلبات عبر الإنترنت')).textContent?.replaceAll('\u00a0', ' ')
  for (const text of ['مؤكَّد', 'الإجمالي: 300,000', 'المدفوع: 500', 'المتبقي: 299,500']) expect(orders).toContain(text)
  expect(orders).not.toContain('المردود')
  expect((await partOf('عروض الأسعار')).textContent?.replaceAll('\u00a0', ' ')).toContain('400,000')
  const mails = within(await partOf('رسائل إلى العميل')).getAllByRole('link')
  expect(mails.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['عرض السعر', '/quotations/2'],
    ['رد الفريق', '/leads/9'],
  ])
  const cars = within(await partOf('السيارات'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(cars).toEqual(['رينج روفر', 'ديفندر 90', 'ديفندر 110'])
  expect([hrefOf('اتصال +971501234567'), hrefOf('إرسال بريد sara@example.com')]).toEqual(['tel:+971501234567', 'mailto:sara%40example.com'])
  await userEvent.click(screen.getByRole('button', { name: /معاودة الاتصال/ }))
  await waitFor(() =>
    expect(requests.map(({ call }) => call)).toEqual(['GET /api/customers/lead-9', 'POST /api/leads/9/tasks/1/done', 'GET /api/customers/lead-9']),
  )
})

test('[A-269] parts that somebody may not see are not there; empty ones say so', async () => {
  customer = { ...customer, leads: null, tasks: null, quotations: [], mails: [] }
  open('/customers/order-7', 'finance')
  await partOf('الطلبات عبر الإنترنت')
  expect(screen.queryByRole('region', { name: 'طلبات العميل' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'المهام' })).toBeNull()
  expect((await partOf('عروض الأسعار')).textContent).toContain('لا عروض أسعار.')
  expect((await partOf('رسائل إلى العميل')).textContent).toContain('لم تُرسل رسائل بعد.')
})

test('a customer who cannot be read says so and is tried again', async () => {
  status = 404
  open('/customers/lead-9')
  await screen.findByText('تعذّر تحميل بيانات العميل.')
})

test('a car stands once, by its id where that is known, and mails to the team are not those of the customer', () => {
  const none = { leads: null, orders: null, quotations: null, mails: [] }
  const car = (id: number, name: string) => ({ vehicle_id: id, vehicle_name: name }) as never
  expect(carsOf(none)).toEqual([])
  expect(
    carsOf({ ...none, orders: [car(1, 'أ'), car(2, 'أ')], quotations: [car(1, 'أ بعد التعديل')], leads: [{ car: 'أ' }, { car: 'ب' }, { car: 'ب' }] as never }),
  ).toEqual([
    { id: 1, name: 'أ' },
    { id: 2, name: 'أ' },
    { id: null, name: 'ب' },
  ])
  const mail = (kind: string, key: string) => ({ id: 1, kind, subject_id: 1, key, state: 'sent', at }) as never
  const keys = ['lead:1:confirmation', 'lead:1:answer:x', 'lead:1:team', 'order:1:placed', 'order:1:placed:retailer', 'quotation:1:sent']
  expect(mailsToCustomer(keys.map((key) => mail(key.split(':')[0] ?? '', key))).map(({ key }) => key)).toEqual([keys[0], keys[1], keys[3], keys[5]])
})
