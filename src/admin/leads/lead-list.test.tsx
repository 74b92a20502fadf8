// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AdminContext, memoryStore, ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffRole } from '#kernel/staff.ts'
import { SignedInProvider } from '../app/signed-in.ts'
import { listOptions } from '../app/subject.ts'
import { subjects } from '../app/subjects.ts'
import { createDataProvider } from '../data-provider/data-provider.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { LeadList } from './lead-list.tsx'
import { leads } from './subject.ts'

const requests: { call: string; body: Record<string, unknown> | undefined }[] = []
const aLead = (id: number, more: object) => ({
  id,
  form_id: 3,
  state: 'new',
  version: 'v',
  attributes: {},
  name: `زائر ${id}`,
  email: '',
  phone: '',
  source: '',
  due_at: null,
  answered_at: null,
  created_at: '2026-05-15T08:00:00.000Z',
  ...more,
})

beforeEach(() => {
  requests.length = 0
  // A wide screen.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (address.startsWith('/api/editing/site')) return Response.json({ data: { time_zone: 'Asia/Dubai' } })
    if (address.startsWith('/api/lead_owners')) return Response.json({ data: [{ id: 5, name: 'ليلى' }] })
    if (address.startsWith('/api/lead_forms')) return Response.json({ data: [{ id: 3, name: 'استفسار' }] })
    if (address.startsWith('/api/dealers')) return Response.json({ data: [] })
    requests.push({ call: `${method} ${address}`, body: body ? JSON.parse(String(body)) : undefined })
    if (address === '/api/leads/search') {
      return Response.json({ data: [aLead(1, { due_at: '2026-05-15T09:00:00.000Z' }), aLead(2, {})], meta: { total: 2 } })
    }
    return Response.json({ data: [] })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Here() {
  return useLocation().pathname === '/leads' ? <LeadList /> : null
}

async function aList(role: StaffRole) {
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
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/leads'] })
  render(<RouterProvider router={router} />)
  await screen.findByText('زائر 1')
  return { router }
}

test('a search term appears in no URL, neither of the API nor of the screen; an overdue lead is marked', async () => {
  const { router } = await aList('sales')
  expect(screen.getByText('زائر 1').closest('tr')?.textContent).toContain('متأخر')
  expect(screen.getByText('زائر 2').closest('tr')?.textContent).not.toContain('متأخر')
  fireEvent.change(document.querySelector('input[name="q"]') as HTMLElement, { target: { value: '0501234567' } })
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ call: 'POST /api/leads/search', body: { q: '0501234567', sort: 'created_at', order: 'desc' } }))
  expect(requests.every(({ call }) => !call.includes('0501234567'))).toBe(true)
  expect(router.state.location.search).not.toContain('0501234567')
  // Whoever opens a lead and comes back finds the list as it was.
  await act(() => router.navigate('/leads/1'))
  expect(screen.queryByText('زائر 1')).toBeNull()
  await act(() => router.navigate('/leads'))
  await screen.findByText('زائر 1')
  expect(document.querySelector<HTMLInputElement>('input[name="q"]')?.value).toBe('0501234567')
  expect(requests.at(-1)?.body).toMatchObject({ q: '0501234567' })
})

test('retailer staff see the form of a lead, and may export', async () => {
  await aList('retailer')
  expect(screen.getByText('زائر 1').closest('tr')?.textContent).toContain('استفسار')
  expect(screen.getByRole('button', { name: 'تصدير' })).toBeTruthy()
})
