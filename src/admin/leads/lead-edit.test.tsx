// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, memoryStore, ResourceContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { StaffRole } from '#kernel/staff.ts'
import { SignedInProvider } from '../app/signed-in.ts'
import { subjects } from '../app/subjects.ts'
import { createDataProvider } from '../data-provider/data-provider.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { LeadEdit } from './lead-edit.tsx'
import { leadsSource } from './leads-source.ts'

const asked: { call: string; body: unknown; ifMatch: string | null }[] = []
let lead: Record<string, unknown> = {}

beforeAll(() => {
  window.scrollTo = () => undefined
})
beforeEach(() => {
  asked.length = 0
  lead = {
    id: 9,
    form_id: 3,
    form_version: 2,
    state: 'new',
    version: 'v1',
    attributes: { first_name: 'سارة', last_name: 'العلي', photo: '4' },
    email: 'sara@example.com',
    phone: '+971501234567',
    locale: 'ar',
    page_url: '/ar/defender',
    source: '',
    owner_id: null,
    suspicions: [],
    created_at: '2026-05-15T08:00:00.000Z',
    form: { name: 'تجربة قيادة', fields: [] },
    facts: [
      { name: 'first_name', label: 'الاسم الأول', value: 'سارة' },
      { name: 'consent', label: 'الموافقة', value: 'yes' },
      { name: 'photo', label: 'صورة المركبة', value: '4' },
    ],
    consents: [
      {
        field: 'consent',
        text: 'أوافق على <a href="/privacy">التواصل معي</a>',
        version: 3,
        channel: 'form',
        address: '',
        given_at: '2026-05-15T08:00:00.000Z',
      },
    ],
    files: [{ id: 4, field: 'photo', name: 'car.png', type: 'image/png', bytes: 10 }],
    events: [
      { id: 1, type: 'received', detail: {}, actor: '', at: '2026-05-15T08:00:00.000Z' },
      { id: 2, type: 'state', detail: { from: 'contacted', to: 'new' }, actor: 'ليلى', at: '2026-05-15T09:00:00.000Z' },
      { id: 3, type: 'note', detail: { text: 'اتصلنا صباحًا' }, actor: 'ليلى', at: '2026-05-15T10:00:00.000Z' },
    ],
    deliveries: [{ id: 6, kind: 'webhook', target: 'https://crm.example.com/leads', state: 'failed' }],
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    if (address.startsWith('/api/editing/site')) return Response.json({ data: { time_zone: 'Asia/Dubai' } })
    if (address.startsWith('/api/users')) return Response.json({ data: [{ id: 5, name: 'ليلى' }], meta: { total: 1 } })
    asked.push({ call: `${method} ${address}`, body: body ? JSON.parse(String(body)) : undefined, ifMatch: new Headers(headers).get('if-match') })
    return Response.json({ data: lead })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The screen of the lead for somebody of a role. */
async function aLeadScreen(role: StaffRole) {
  const element = (
    <SignedInProvider value={{ name: 'ليلى', role, language: 'ar' }}>
      <AdminContext
        dataProvider={createDataProvider({ leads: leadsSource })}
        i18nProvider={createI18nProvider('ar', subjects, () => undefined)}
        store={memoryStore()}
      >
        <ResourceContextProvider value="leads">
          <LeadEdit />
        </ResourceContextProvider>
      </AdminContext>
    </SignedInProvider>
  )
  const router = createMemoryRouter(
    [
      { path: '/leads/:id', element },
      { path: '*', element: null },
    ],
    { initialEntries: ['/leads/9'] },
  )
  render(<RouterProvider router={router} />)
  await screen.findByText('اتصلنا صباحًا')
  return { user: userEvent.setup(), router }
}
const writes = () => asked.filter(({ call }) => !call.startsWith('GET'))

test('a lead is shown with its answers by the version of its form, consents, files, origin, timeline and deliveries', async () => {
  await aLeadScreen('retailer')
  expect(screen.getByText('النموذج «تجربة قيادة»، الإصدار 2')).toBeTruthy()
  expect(screen.getByText('الاسم الأول').closest('dt')?.nextSibling?.textContent).toBe('سارة')
  expect(screen.getByText('أوافق على التواصل معي')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'car.png' }).getAttribute('href')).toBe('/api/leads/9/files/4')
  expect([screen.queryByText('4'), screen.queryByText('yes')]).toEqual([null, null])
  expect(screen.getByText('/ar/defender')).toBeTruthy()
  expect(screen.getByText('تغيّرت الحالة من «تم التواصل» إلى «جديد»')).toBeTruthy()
  expect(screen.getByText('https://crm.example.com/leads')).toBeTruthy()
  expect(screen.getByText('تعذّر الإرسال')).toBeTruthy()
})

test('a lead is moved only where it may go, from the version that was read', async () => {
  const { user } = await aLeadScreen('editor')
  await user.click(screen.getByRole('combobox', { name: /الحالة/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.trim())).toEqual(['جديد', 'تم التواصل', 'تمت الصفقة', 'لم تتم الصفقة', 'مرفوض'])
  await user.click(screen.getByRole('option', { name: 'تم التواصل' }))
  await user.click(screen.getByRole('button', { name: /حفظ/ }))
  await waitFor(() => expect(writes()).toEqual([{ call: 'PUT /api/leads/9', body: { state: 'contacted', owner_id: null }, ifMatch: '"v1"' }]))
})

test('a note is written into the timeline, and the lead is read again', async () => {
  const { user } = await aLeadScreen('retailer')
  const reads = asked.length
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'إضافة الملاحظة' })
  expect(button.disabled).toBe(true)
  await user.type(screen.getByRole('textbox', { name: 'ملاحظة' }), 'طلبت موعدًا')
  await user.click(button)
  await waitFor(() => expect(writes()).toEqual([{ call: 'POST /api/leads/9/notes', body: { text: 'طلبت موعدًا' }, ifMatch: null }]))
  await waitFor(() => expect(asked.length).toBeGreaterThan(reads + 1))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'ملاحظة' }).value).toBe('')
})

test('a suspected lead says why it is held back, and becomes new by its release alone', async () => {
  lead = { ...lead, state: 'suspected', suspicions: ['honeypot', 'too_fast'] }
  const { user } = await aLeadScreen('editor')
  expect(screen.getByText('مُلئ حقل لا يراه الزوار.')).toBeTruthy()
  expect(screen.getByText('أُرسل النموذج أسرع مما يمكن لشخص أن يملأه.')).toBeTruthy()
  await user.click(screen.getByRole('combobox', { name: /الحالة/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.trim())).toEqual(['مشتبه به', 'مرفوض'])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'تمرير الطلب' }))
  await waitFor(() => expect(writes().map(({ call }) => call)).toEqual(['POST /api/leads/9/release']))
})

test('a lead is deleted below its form, after a question, by those who may', async () => {
  await aLeadScreen('editor')
  expect(screen.queryByRole('button', { name: 'حذف' })).toBeNull()
  cleanup()
  const { user, router } = await aLeadScreen('admin')
  await user.click(screen.getByRole('button', { name: 'حذف' }))
  expect(writes()).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'تأكيد' }))
  await waitFor(() => expect(writes().map(({ call }) => call)).toEqual(['DELETE /forms_api/forms/3/leads/9']))
  await waitFor(() => expect(router.state.location.pathname).toBe('/leads'))
})
