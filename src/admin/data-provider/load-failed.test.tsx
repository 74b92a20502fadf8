// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AdminContext, SimpleForm } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FailedDeliveries } from '../forms/settings/failed-deliveries.tsx'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { JourneyPreview } from '../company-configs/journey-preview.tsx'
import { StockValuesInput } from '../listings/stock-values-input.tsx'
import { UsageList } from '../media/usage-list.tsx'
import { OrderBoard } from '../orders/order-board.tsx'
import { SignedInProvider } from '../app/signed-in.ts'
import { subjects } from '../app/subjects.ts'

let isDown = true
const none = { orders: [], total: 0 }
const answers: Readonly<Record<string, unknown>> = {
  '/api/orders/board': { to_confirm: none, to_capture: none, visits_today: none, waiting: none, today: none },
  '/media/api/v2/images/7/usage': [],
  '/forms_api/forms/3/failed_integrations': [],
  '/api/stock/vehicles': [],
  '/api/stock/counts': { total: 0, published: 0, fields: { color: [] } },
}

beforeEach(() => {
  isDown = true
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, 'https://site.test').pathname
    if (path === '/api/editing/site') return Response.json({ data: { time_zone: 'Asia/Dubai' } })
    if (!(path in answers)) throw new Error(`nobody expected ${path}`)
    return isDown ? Response.json({}, { status: 503 }) : Response.json({ data: answers[path] })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each<[string, ReactNode, string]>([
  ['the work of today', <OrderBoard key="a" />, 'عمل اليوم'],
  [
    'where a picture is used',
    <UsageList key="b" id={7}>
      {(usages) => <p>{usages === null ? 'لا حذف' : 'يمكن الحذف'}</p>}
    </UsageList>,
    'يمكن الحذف',
  ],
  ['what was not delivered', <FailedDeliveries key="c" formId={3} />, 'وصلت جميع طلبات آخر 90 يومًا أو هي قيد الإرسال.'],
  ['the car of a preview', <JourneyPreview key="d" type="order_online" content={{}} payment="" />, 'تحتاج المعاينة إلى سيارة متوفرة.'],
  [
    'the values of the stock',
    <SimpleForm key="e" toolbar={false}>
      <StockValuesInput source="colors" field="color" />
    </SimpleForm>,
    '',
  ],
])('%s: that it could not be loaded is said, and another try shows it', async (_, part, loaded) => {
  const element = (
    <SignedInProvider value={{ name: 'ليلى', role: 'admin', language: 'ar' }}>
      <AdminContext i18nProvider={createI18nProvider('ar', subjects, () => undefined)}>{part}</AdminContext>
    </SignedInProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^تعذّر /)
  if (loaded) expect(screen.queryByText(loaded)).toBeNull()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  if (loaded) expect(await screen.findByText(loaded)).toBeTruthy()
})
