// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subjects } from '../app/subjects.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { PersonDesk } from './person-desk.tsx'

const requests: { call: string; body: unknown }[] = []
const saved: { name: string; text: Promise<string> }[] = []
const holdings = {
  leads: [{ id: 7, form_id: 3, state: 'new', created_at: '2026-05-15T08:00:00.000Z' }],
  files: 1,
  deliveries: 2,
  mails: 3,
  phone_attempts: 4,
  orders: ['O-7', 'O-8'],
}
const at = '2026-05-15T08:00:00.000Z'
const records = [
  { id: 'lead:7', kind: 'lead', number: '7', at, matches: ['email'], is_verified: true, is_suggested: true },
  { id: 'order:1', kind: 'order', number: 'O-7', at, matches: ['phone'], is_verified: false, is_suggested: false },
  { id: 'mails:all', kind: 'mails', number: '3', at: null, matches: ['email'], is_verified: true, is_suggested: true },
]
const confirmed = { asked_by: 'ليلى', asked_at: at, confirmed_at: at }
const certificate = {
  ...holdings,
  leads: [7],
  subject: 'a1b2c3',
  erased_at: '2026-05-15T09:00:00.000Z',
  erased_by: 'ليلى',
  orders: ['O-7'],
  orders_kept: ['O-8'],
}
const answers: Record<string, unknown> = {
  '/api/people/find': { ...holdings, records, requests: { export: confirmed, erase: confirmed } },
  '/api/people/ask': { ...confirmed, confirmed_at: null },
  '/api/people/export': { exported_at: '2026-05-15T09:00:00.000Z', leads: [{ id: 7 }] },
  '/api/people/erase': certificate,
}

beforeEach(() => {
  requests.length = 0
  saved.length = 0
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (address.startsWith('/api/editing/site')) return Response.json({ data: { time_zone: 'Asia/Dubai' } })
    requests.push({ call: `${method} ${address}`, body: body ? JSON.parse(String(body)) : undefined })
    return Response.json({ data: answers[address] })
  })
  let file = new Blob()
  URL.createObjectURL = (blob) => {
    file = blob as Blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: file.text() })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function search() {
  render(
    <AdminContext i18nProvider={createI18nProvider('ar', subjects, () => undefined)}>
      <PersonDesk />
    </AdminContext>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'البريد الإلكتروني' }), 'sara@example.com')
  await user.click(screen.getByRole('button', { name: 'بحث' }))
  return user
}

async function aDesk() {
  const user = await search()
  await screen.findByRole('link', { name: 'الطلب 7' })
  return user
}

test('a person is searched by POST, and the stored records are counted', async () => {
  await aDesk()
  expect(requests).toEqual([{ call: 'POST /api/people/find', body: { email: 'sara@example.com', phone: '' } }])
  const facts = [...document.querySelectorAll('dl > *')].map(({ textContent }) => textContent)
  expect(facts).toEqual(['الملفات1', 'عمليات الإرسال المتصلة بالطلبات2', 'رسائل البريد المحفوظة3', 'محاولات التحقق من الهاتف4', 'الطلبات عبر الإنترنتO-7, O-8'])
})

test('the data is exported as a file whose name does not identify the person', async () => {
  const user = await aDesk()
  await user.click(screen.getByRole('button', { name: 'تنزيل البيانات' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['person-2026-05-15.json']))
  expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual(answers['/api/people/export'])
})

test('a person is erased after a question, and the certificate can be kept', async () => {
  const user = await aDesk()
  await user.click(screen.getByRole('button', { name: 'محو البيانات' }))
  await screen.findByRole('dialog', { name: 'هل تريد محو السجلات المحدَّدة لهذا الشخص؟' })
  await user.click(screen.getByRole('button', { name: 'إلغاء' }))
  expect(requests).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'محو البيانات' }))
  const dialog = await screen.findByRole('dialog')
  await user.click([...dialog.querySelectorAll('button')].at(-1) as HTMLElement)
  await screen.findByText('شهادة المحو')
  expect(requests[1]).toEqual({ call: 'POST /api/people/erase', body: { email: 'sara@example.com', phone: '', records: ['lead:7', 'mails:all'], reason: '' } })
  expect(screen.getByText('a1b2c3')).toBeTruthy()
  expect(screen.getByText('طلبات مُحيت بياناتها الشخصية').closest('dt')?.nextSibling?.textContent).toBe('O-7')
  expect(screen.getByText('طلبات جارية تُمحى بياناتها عند انتهائها').closest('dt')?.nextSibling?.textContent).toBe('O-8')
  expect(screen.queryByRole('link', { name: 'الطلب 7' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'تنزيل الشهادة' }))
  expect([saved[0]?.name, JSON.parse((await saved[0]?.text) ?? '')]).toEqual(['erasure-2026-05-15.json', certificate])
})

test('each record stands there with its reason; what has a number alone is not ticked, and what is ticked is what is sent', async () => {
  const user = await aDesk()
  const list = screen.getByRole('list', { name: 'السجلات التي ستُسلَّم أو تُمحى' })
  const boxes = within(list).getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true])
  const [lead = '', order = '', mails = ''] = [...list.children].map(({ textContent }) => textContent ?? '')
  expect([lead, order, mails].map((text) => text.includes('غير مؤكَّد'))).toEqual([false, true, false])
  expect([lead.includes('وقد أكّده صاحبه'), order.includes('O-7')]).toEqual([true, true])
  await user.click(screen.getByRole('checkbox', { name: /O-7/ }))
  await user.click(screen.getByRole('checkbox', { name: /طلب عميل/ }))
  await user.click(screen.getByRole('button', { name: 'تنزيل البيانات' }))
  await screen.findByText('حُفظ الملف.')
  expect(requests.at(-1)?.body).toEqual({ email: 'sara@example.com', phone: '', records: ['order:1', 'mails:all'], reason: '' })
})

test('without a confirmation nothing can be pressed; it is asked for by mail, or a reason stands in its place', async () => {
  answers['/api/people/find'] = { ...holdings, records, requests: { export: null, erase: null } }
  const user = await aDesk()
  const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect([press('تنزيل البيانات').disabled, press('محو البيانات').disabled]).toEqual([true, true])
  await user.click(press('طلب التأكيد للمحو'))
  await screen.findByText(/طُلب التأكيد ولم يرد بعد/)
  expect(requests.at(-1)).toEqual({ call: 'POST /api/people/ask', body: { email: 'sara@example.com', phone: '', kind: 'erase' } })
  expect(press('محو البيانات').disabled).toBe(true)
  await user.type(screen.getByRole('textbox', { name: 'سبب التنفيذ من دون تأكيد' }), 'طلب ورقي')
  await user.click(press('تنزيل البيانات'))
  await screen.findByText('حُفظ الملف.')
  expect(requests.at(-1)?.body).toMatchObject({ reason: 'طلب ورقي' })
  answers['/api/people/find'] = { ...holdings, records, requests: { export: confirmed, erase: confirmed } }
})

test('of somebody about whom nothing is stored the desk says so, and asks nobody for a confirmation', async () => {
  const before = answers['/api/people/find']
  const none = { leads: [], orders: [], files: 0, deliveries: 0, mails: 0, phone_attempts: 0, requests: { export: null, erase: null } }
  const heap = { id: 'mails:all', kind: 'mails', number: '0', at: null, matches: ['email'], is_verified: false, is_suggested: true }
  answers['/api/people/find'] = { ...none, records: [heap] }
  await search()
  await screen.findByText('لا توجد بيانات محفوظة عن هذا الشخص.')
  expect(screen.queryByRole('button', { name: /طلب التأكيد/ })).toBeNull()
  cleanup()
  // A car that somebody asked to be told of is stored, too.
  answers['/api/people/find'] = { ...none, records: [heap, { ...heap, id: 'watch:1', kind: 'watch', number: '1', at }] }
  await search()
  await screen.findByRole('button', { name: 'طلب التأكيد للمحو' })
  expect(screen.queryByText('لا توجد بيانات محفوظة عن هذا الشخص.')).toBeNull()
  answers['/api/people/find'] = before
})

test('a failure shows an error', async () => {
  const user = await aDesk()
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }))
  await user.click(screen.getByRole('button', { name: 'تنزيل البيانات' }))
  expect((await screen.findByRole('alert')).textContent).toBe('تعذّر تنفيذ الإجراء. يُرجى المحاولة مرة أخرى.')
  expect(saved).toEqual([])
})
