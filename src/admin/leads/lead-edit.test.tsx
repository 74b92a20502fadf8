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
import { leads } from './subject.ts'

const requests: { call: string; body: unknown; ifMatch: string | null }[] = []
let lead: Record<string, unknown> = {}

const aDelivery = (more: object) => ({
  id: 1,
  kind: 'webhook',
  key: '',
  target: 'https://crm.example.com/leads',
  subject_id: '9',
  state: 'queued',
  error: '',
  next_at: '2026-05-15T08:00:00.000Z',
  sent_at: null,
  ...more,
})

beforeAll(() => {
  window.scrollTo = () => undefined
})
beforeEach(() => {
  requests.length = 0
  lead = {
    id: 9,
    form_id: 3,
    form_version: 2,
    state: 'new',
    version: 'v1',
    attributes: { first_name: 'سارة', last_name: 'العلي', photo: '4' },
    name: 'سارة العلي',
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
      { id: 1, lead_id: 9, type: 'received', detail: {}, actor: '', at: '2026-05-15T08:00:00.000Z' },
      { id: 2, lead_id: 9, type: 'state', detail: { from: 'contacted', to: 'new' }, actor: 'ليلى', at: '2026-05-15T09:00:00.000Z' },
      { id: 3, lead_id: 9, type: 'note', detail: { text: 'اتصلنا صباحًا' }, actor: 'ليلى', at: '2026-05-15T10:00:00.000Z' },
    ],
    deliveries: [aDelivery({ id: 6, key: 'lead:9:webhook:crm', state: 'failed', error: 'HTTP 500', next_at: '2026-05-15T11:00:00.000Z' })],
    same_person: [],
    orders: [],
    merged_into: null,
    due_at: null,
    answered_at: null,
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    if (address.startsWith('/api/editing/site')) return Response.json({ data: { time_zone: 'Asia/Dubai' } })
    if (address.startsWith('/api/lead_owners')) return Response.json({ data: [{ id: 5, name: 'ليلى' }] })
    if (address.endsWith('/tasks')) return Response.json({ data: { time_zone: 'Asia/Dubai', tasks: [] } })
    if (address.endsWith('/contact_history')) return Response.json({ data: { leads: [], orders: [] } })
    if (address === '/api/leads/search') return Response.json({ data: [], meta: { total: 0 } })
    requests.push({ call: `${method} ${address}`, body: body ? JSON.parse(String(body)) : undefined, ifMatch: new Headers(headers).get('if-match') })
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
      <AdminContext dataProvider={createDataProvider([leads])} i18nProvider={createI18nProvider('ar', subjects, () => undefined)} store={memoryStore()}>
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
const writes = () => requests.filter(({ call }) => !call.startsWith('GET'))

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

test('a number is called and an address written to from the lead, and its page is opened; what a mail is for stands beside it', async () => {
  const fields = [
    { id: 'phone', name: 'phone', type: 'phone', label: { ar: 'الهاتف' } },
    { id: 'mail', name: 'mail', type: 'email', label: { ar: 'البريد' } },
  ]
  lead = {
    ...lead,
    form: { name: 'استفسار', fields },
    facts: [
      { name: 'phone', label: 'الهاتف', value: '+971501234567' },
      { name: 'mail', label: 'البريد', value: 'sara+a@example.com?bcc=x' },
      { name: 'note', label: 'ملاحظات', value: 'mailto:a@example.com' },
    ],
    consents: [{ field: 'consent', text: 'أوافق', version: 3, channel: 'web', address: '198.51.100.7', given_at: '2026-05-15T08:00:00.000Z' }],
    deliveries: [
      aDelivery({ id: 7, kind: 'mail', key: 'lead:9:notification:0', target: 'mail server' }),
      aDelivery({ id: 8, kind: 'mail', key: 'lead:9:confirmation', target: 'mail server' }),
    ],
  }
  await aLeadScreen('retailer')
  const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
  expect(hrefOf('+971501234567')).toBe('tel:+971501234567')
  expect(hrefOf('sara+a@example.com?bcc=x')).toBe('mailto:sara+a@example.com%3Fbcc%3Dx')
  expect(hrefOf('mailto:a@example.com')).toBeUndefined()
  expect(hrefOf('/ar/defender')).toBe('/ar/defender')
  expect(screen.getByText(/الموقع الإلكتروني/).textContent).toContain('198.51.100.7')
  const deliveries = screen.getByRole('region', { name: 'عمليات الإرسال' }).textContent
  expect([deliveries?.includes('إشعار إلى الفريق'), deliveries?.includes('تأكيد إلى العميل')]).toEqual([true, true])
  cleanup()
  for (const address of ['https://example.com/ar', '//example.com', '/\\example.com']) {
    lead = { ...lead, page_url: address }
    await aLeadScreen('retailer')
    expect([screen.getByText(address).textContent, hrefOf(address)]).toEqual([address, undefined])
    cleanup()
  }
})

test('a lead is moved only where it may go, from the version that was read', async () => {
  const { user } = await aLeadScreen('sales')
  await user.click(screen.getByRole('combobox', { name: /الحالة/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.trim())).toEqual(['جديد', 'تم التواصل', 'تمت الصفقة', 'لم تتم الصفقة', 'مرفوض'])
  await user.click(screen.getByRole('option', { name: 'تم التواصل' }))
  await user.click(screen.getByRole('button', { name: /حفظ/ }))
  await waitFor(() => expect(writes()).toEqual([{ call: 'PUT /api/leads/9', body: { state: 'contacted', owner_id: null }, ifMatch: '"v1"' }]))
})

test('a note is written into the timeline, and the lead is read again', async () => {
  const { user } = await aLeadScreen('retailer')
  const reads = requests.length
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'إضافة الملاحظة' })
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'ملاحظة' })
  // Nothing is no note: the field is where it is written.
  await user.click(button)
  expect(document.activeElement).toBe(text)
  await user.type(text, 'طلبت موعدًا')
  await user.click(button)
  await waitFor(() => expect(writes()).toEqual([{ call: 'POST /api/leads/9/notes', body: { text: 'طلبت موعدًا' }, ifMatch: null }]))
  await waitFor(() => expect(requests.length).toBeGreaterThan(reads + 1))
  expect(text.value).toBe('')
  // Keys of the screen work on from a button that has the focus, which a disabled one would swallow.
  expect([document.activeElement, button.disabled]).toEqual([button, false])
})

test('a suspected lead says why it is held back, and becomes new by its release alone', async () => {
  lead = { ...lead, state: 'suspected', suspicions: ['honeypot', 'too_fast'] }
  const { user } = await aLeadScreen('sales')
  expect(screen.getByText('مُلئ حقل لا يراه الزوار.')).toBeTruthy()
  expect(screen.getByText('أُرسل النموذج أسرع مما يمكن لشخص أن يملأه.')).toBeTruthy()
  await user.click(screen.getByRole('combobox', { name: /الحالة/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.trim())).toEqual(['مشتبه به', 'مرفوض'])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'تمرير الطلب' }))
  await waitFor(() => expect(writes().map(({ call }) => call)).toEqual(['POST /api/leads/9/release']))
})

test('a lead is deleted below its form, after a question, by those who may', async () => {
  await aLeadScreen('sales')
  expect(screen.queryByRole('button', { name: 'حذف' })).toBeNull()
  cleanup()
  const { user, router } = await aLeadScreen('admin')
  await user.click(screen.getByRole('button', { name: 'حذف' }))
  expect(writes()).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'تأكيد' }))
  await waitFor(() => expect(writes().map(({ call }) => call)).toEqual(['DELETE /forms_api/forms/3/leads/9']))
  await waitFor(() => expect(router.state.location.pathname).toBe('/leads'))
})

test('the timeline is one list of what happened with the lead, with those merged into it, and with what was sent, in order', async () => {
  lead = {
    ...lead,
    events: [
      { id: 1, lead_id: 9, type: 'received', detail: {}, actor: '', at: '2026-05-15T08:00:00.000Z' },
      { id: 2, lead_id: 9, type: 'opened', detail: { staff: 'user:5' }, actor: 'ليلى', at: '2026-05-15T09:00:00.000Z' },
      { id: 3, lead_id: 8, type: 'note', detail: { text: 'اتصلنا صباحًا' }, actor: 'ليلى', at: '2026-05-15T10:00:00.000Z' },
      { id: 4, lead_id: 9, type: 'owner', detail: { from: null, to: 5 }, actor: 'هدى', at: '2026-05-15T10:30:00.000Z' },
    ],
    deliveries: [
      aDelivery({ id: 1, kind: 'mail', key: 'lead:9:confirmation', target: 'mail server', state: 'sent', sent_at: '2026-05-15T08:00:05.000Z' }),
      aDelivery({ id: 5, kind: 'mail', key: 'lead:9:notification:0:a@example.com', target: 'mail server', state: 'sent', sent_at: '2026-05-15T08:00:06.000Z' }),
      aDelivery({ id: 2, state: 'sent', sent_at: '2026-05-15T09:30:00.000Z' }),
      aDelivery({ id: 3, state: 'failed', error: 'HTTP 500', next_at: '2026-05-15T11:00:00.000Z' }),
      aDelivery({ id: 4, state: 'queued' }),
    ],
  }
  await aLeadScreen('sales')
  const region = screen.getByRole('region', { name: 'سجل الطلب' })
  await screen.findByText('المسؤول: ليلى')
  expect([...region.querySelectorAll('li')].map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual([
    'استُلم الطلب',
    'أُرسل التأكيد إلى العميل',
    'أُرسل الإشعار إلى الفريق',
    'اطُّلع على الطلب',
    'استلمه https://crm.example.com/leads',
    'ملاحظة · الطلب 8',
    'المسؤول: ليلى',
    'تعذّر الإرسال إلى https://crm.example.com/leads',
  ])
  expect(region.textContent).toContain('HTTP 500')
  expect(region.textContent).toMatch(/اطُّلع على الطلب.*ليلى/)
})

test('what a receiver was not sent is sent again from the lead by whoever works it; mails by who may do so with any delivery', async () => {
  lead = {
    ...lead,
    deliveries: [
      aDelivery({ id: 6, key: 'lead:9:webhook:crm', state: 'failed' }),
      aDelivery({ id: 7, kind: 'mail', key: 'lead:9:confirmation', state: 'failed' }),
    ],
  }
  const { user } = await aLeadScreen('retailer')
  await user.click(screen.getByRole('button', { name: 'إعادة الإرسال' }))
  await waitFor(() =>
    expect(writes()).toEqual([{ call: 'POST /forms_api/forms/3/leads/9/integrations/fix', body: { integration_ids: ['crm'] }, ifMatch: null }]),
  )
  cleanup()
  const seller = await aLeadScreen('sales')
  await seller.user.click(screen.getAllByRole('button', { name: 'إعادة الإرسال' })[1] as HTMLElement)
  await waitFor(() => expect(writes().at(-1)?.call).toBe('POST /api/deliveries/7/requeue'))
})

test('other leads of the person are merged with this one and separated again; a merged one names the lead that it is read with', async () => {
  const other = { form_id: 3, state: 'new', created_at: '2026-05-14T08:00:00.000Z' }
  lead = {
    ...lead,
    same_person: [
      { id: 4, ...other, merged_into: null },
      { id: 5, ...other, merged_into: 9 },
      { id: 6, ...other, state: 'suspected', merged_into: null },
    ],
  }
  const { user } = await aLeadScreen('retailer')
  expect(screen.getByRole('link', { name: 'الطلب 4' }).getAttribute('href')).toBe('/leads/4')
  expect(screen.getAllByRole('button', { name: 'دمج' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'دمج' }))
  await waitFor(() => expect(writes()).toEqual([{ call: 'POST /api/leads/9/merge', body: { lead_id: 4 }, ifMatch: null }]))
  await user.click(screen.getByRole('button', { name: 'فصل' }))
  await waitFor(() => expect(writes().at(-1)?.call).toBe('POST /api/leads/5/separate'))
  cleanup()
  lead = { ...lead, same_person: [], merged_into: 2 }
  await aLeadScreen('retailer')
  expect(screen.getByRole('link', { name: 'يُعرض هذا الطلب مع الطلب 2.' }).getAttribute('href')).toBe('/leads/2')
})

test('in the application of forms links to other leads and to orders lead into the admin, which alone has those screens', async () => {
  window.history.replaceState(null, '', '/ar/forms/3/leads/9')
  const other = { form_id: 3, state: 'new', created_at: '2026-05-14T08:00:00.000Z', merged_into: null }
  lead = { ...lead, same_person: [{ id: 4, ...other }], orders: [{ id: 8, order_number: 'M-7KQ4' }], merged_into: 2 }
  await aLeadScreen('sales')
  const links = ['الطلب 4', 'M-7KQ4', 'يُعرض هذا الطلب مع الطلب 2.'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  window.history.replaceState(null, '', '/')
  expect(links).toEqual(['/ar/admin/leads/4', '/ar/admin/orders/8', '/ar/admin/leads/2'])
  expect(screen.getAllByRole('link').flatMap((link) => link.getAttribute('href')?.match(/^\/(leads|orders)\/.*/)?.[0] ?? [])).toEqual([])
})

test('the response clock says until when, whether it ran out, and how it ended', async () => {
  const showLead = async (more: object) => {
    lead = { ...lead, ...more }
    await aLeadScreen('retailer')
    const text = screen.getByText('الرد').closest('dt')?.nextSibling?.textContent ?? ''
    cleanup()
    return text.trim()
  }
  expect(await showLead({ due_at: '2026-05-15T09:00:00.000Z' })).toBe('متأخر')
  expect(await showLead({ due_at: '2999-05-15T09:00:00.000Z' })).toBe('الرد قبل 15 مايو 2999، 13:00')
  // On the day itself the hour is enough; a minute before midnight in Dubai is still that day.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date())
  expect(await showLead({ due_at: `${day}T19:59:59.999Z` })).toMatch(/^(الرد قبل 23:59|متأخر)$/)
  expect(await showLead({ due_at: '2026-05-15T09:00:00.000Z', state: 'contacted', answered_at: '2026-05-15T08:30:00.000Z' })).toBe('تم الرد في الوقت المحدد')
  expect(await showLead({ answered_at: '2026-05-15T09:30:00.000Z' })).toBe('تم الرد بعد الوقت المحدد')
})
