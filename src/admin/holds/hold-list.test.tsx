// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, memoryStore, ResourceContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { HoldRecord } from '#domains/orders/index.ts'
import { SignedInProvider } from '../app/signed-in.ts'
import { subjects } from '../app/subjects.ts'
import { createDataProvider } from '../data-provider/data-provider.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { HoldList } from './hold-list.tsx'
import { holds } from './subject.ts'

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const hold: HoldRecord = {
  ...{ id: idOf(1), vehicle_id: 1, vehicle_name: 'Defender 110', vehicle_vin: 'SALEA7RU0P2000326', retailer_id: 1, retailer_name: 'معرض الخليج' },
  ...{ order_id: null, order_number: '', stage: 'checkout', held_from: '2026-05-15T08:00:00.000Z', held_until: '2026-05-15T08:15:00.000Z' },
  ...{ visitor: 'a1B2c3', network: '192.0.2.7', contact: 's•••@example.com', visitor_cars: 3, network_cars: 4, contact_cars: 1, most: 4, is_hoarding: true },
}
const other: HoldRecord = {
  ...{ ...hold, id: idOf(2), vehicle_name: 'Range Rover', stage: 'link', order_id: 7, order_number: 'M-7KQ4', network: '', contact: '' },
  ...{ visitor_cars: 1, network_cars: 0, contact_cars: 0, most: 1, is_hoarding: false },
}
let rows: HoldRecord[] = []
const requests: { call: string; body: unknown }[] = []

beforeAll(() => {
  window.scrollTo = () => undefined
})
beforeEach(() => {
  requests.length = 0
  rows = [hold, other]
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (address.startsWith('/api/editing/site')) return Response.json({ data: { time_zone: 'Asia/Dubai' } })
    requests.push({ call: `${method} ${address}`, body: body ? JSON.parse(String(body)) : undefined })
    if (address === '/api/holds/free') return Response.json({ data: { done: [idOf(1)], unchanged: [], refused: [{ id: idOf(2), code: 'payment_begun' }] } })
    return Response.json({ data: rows, meta: { total: rows.length, page: 1, per_page: 25 } })
  })
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(text: string) {
  const whole = (
    <SignedInProvider value={{ name: 'ليلى', role: 'sales', language: 'ar' }}>
      <AdminContext dataProvider={createDataProvider([holds])} i18nProvider={createI18nProvider('ar', subjects, () => undefined)} store={memoryStore()}>
        <ResourceContextProvider value="holds">
          <HoldList />
        </ResourceContextProvider>
      </AdminContext>
    </SignedInProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: whole }], { initialEntries: ['/holds'] })} />)
  await screen.findByText(text)
  return userEvent.setup()
}
const button = (name: string) => screen.getByRole('button', { name })

test('a held car shows who holds it, how far they have come, and chips where one visitor, network or person holds several', async () => {
  await show('Defender 110')
  expect(requests[0]?.call).toBe('GET /api/holds?page=1&per_page=25&sort=most&order=desc')
  const [, first, second] = screen.getAllByRole('row')
  const [hoarding, alone] = [within(first as HTMLElement), within(second as HTMLElement)]
  for (const text of ['…000326', 'يُكمل بيانات الطلب', 'a1B2c3', '192.0.2.7', 's•••@example.com', 'الزائر نفسه: 3', 'الشبكة نفسها: 4'])
    expect(hoarding.getByText(text)).toBeTruthy()
  expect(hoarding.queryByText(/جهة الاتصال نفسها/)).toBeNull()
  expect(alone.getByRole('link', { name: 'M-7KQ4' }).getAttribute('href')).toBe('/orders/7')
  expect(alone.queryByText(/نفس/)).toBeNull()
})

test('selected cars are made available after a question that says how many; one that was not is named with the reason', async () => {
  const user = await show('Defender 110')
  for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box)
  await user.click(button('إتاحة السيارات'))
  const dialog = within(screen.getByRole('dialog', { name: 'إتاحة السيارات المحددة، وعددها 2' }))
  expect(requests.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'إتاحة السيارات' }))
  await waitFor(() =>
    expect(requests.filter(({ call }) => call.startsWith('POST'))).toEqual([{ call: 'POST /api/holds/free', body: { ids: [idOf(1), idOf(2)] } }]),
  )
  expect(dialog.getByText(/أُتيحت: 1\. متاحة من قبل: 0\. لم تُتَح: 1\./)).toBeTruthy()
  expect(dialog.getByText('Range Rover').parentElement?.textContent).toBe('Range Rover: بدأ الدفع، وينتهي الحجز تلقائيًا إذا لم يكتمل')
})

test('an empty list says that no car is held', async () => {
  rows = []
  await show('لا توجد سيارات محجوزة مؤقتًا في الوقت الحالي.')
})
