// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { AdminContext, memoryStore, ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignedInProvider } from '../../src/admin/app/signed-in.ts'
import { listOptions } from '../../src/admin/app/subject.ts'
import { subjects } from '../../src/admin/app/subjects.ts'
import { createDataProvider } from '../../src/admin/data-provider/data-provider.ts'
import { createI18nProvider } from '../../src/admin/i18n/i18n-provider.ts'
import type { ErasureCertificate, PersonHoldings } from '../../src/admin/people/use-person.ts'
import type { OrderRecord, WholeOrder } from '#domains/orders/index.server.ts'
import { naughtyStrings } from '#tests/support/reading/contracts.ts'
import { hostileMarkup } from './hostile-markup.ts'
import { hostileStrings } from './hostile-strings.ts'

// What strangers have sent, drawn by the screens of the admin: as it was sent, and nothing of it runs. The document runs scripts and handlers.

const PATIENCE_MS = 60_000
const naughty = naughtyStrings()
/** Without those of spaces alone, which nobody sees. */
const texts = [...new Set([...hostileMarkup, ...hostileStrings, ...naughty])].filter((text) => text.trim() !== '')
const at = '2026-05-15T08:00:00.000Z'
/** Answers by address without its query. */
let answers: Record<string, unknown> = {}
let totals: Record<string, number> = {}

beforeEach(() => {
  answers = { '/api/editing/site': { time_zone: 'Asia/Dubai' } }
  totals = {}
  // A wide screen.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  )
  Element.prototype.scrollIntoView = () => undefined
  window.scrollTo = () => undefined
  vi.stubGlobal('fetch', async (address: string) => {
    const [path = ''] = address.split('?')
    return Response.json({ data: answers[path] ?? [], meta: { total: totals[path] ?? 0 } })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A screen of a subject, as the admin mounts it. */
function mounted(name: string, kind: 'list' | 'edit', path = `/${name}`): void {
  const subject = subjects.find((one) => one.name === name)
  const Screen = subject?.screens[kind]
  if (!subject || !Screen) throw new Error(`${name} has no ${kind}`)
  const definition = { name, hasEdit: true, options: listOptions(subject), ...(subject.title ? { recordRepresentation: subject.title } : {}) }
  const around = (children: ReactNode) => (
    <SignedInProvider value={{ name: 'ليلى', role: 'admin', language: 'ar' }}>
      <AdminContext dataProvider={createDataProvider(subjects)} i18nProvider={createI18nProvider('ar', subjects, () => undefined)} store={memoryStore()}>
        <ResourceDefinitionContextProvider definitions={{ [name]: definition }}>
          <ResourceContextProvider value={name}>
            <Suspense>{children}</Suspense>
          </ResourceContextProvider>
        </ResourceDefinitionContextProvider>
      </AdminContext>
    </SignedInProvider>
  )
  const element = around(<Screen />)
  const routes = [
    { path: `/${name}/:id`, element },
    { path: '*', element },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />)
}

/** The documents of the screen: its own, and those of its frames. */
function documents(): Document[] {
  return [document, ...[...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? [])]
}

/** Elements and attributes that would run something, and what has run. */
function harm(): string[] {
  const harmFound = documents().flatMap((one) =>
    [...one.querySelectorAll('*')].flatMap((element) => {
      const isProgram = ['script', 'object', 'embed', 'base'].includes(element.localName)
      const runs = [...element.attributes].some(
        ({ name, value }) => name.startsWith('on') || /^(javascript:|vbscript:|data:text)/i.test(value.replaceAll(/[\0-\x20]/g, '')),
      )
      // What is typed stands in the value of its control, where nothing reads it as an address.
      return isProgram || (runs && element.localName !== 'input') ? [element.outerHTML.slice(0, 120)] : []
    }),
  )
  const ran = [window, ...[...document.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow)].filter((one) => one && '__attacked' in one)
  return [...harmFound, ...ran.map(() => 'a script ran')]
}

/** Those of the texts that stand in no element of their own as they were sent. */
function changedTexts(all: readonly string[], selector: string): string[] {
  const drawnTexts = new Set(documents().flatMap((one) => [...one.querySelectorAll(selector)].map(({ textContent }) => plain(textContent ?? ''))))
  return all.filter((text) => !drawnTexts.has(plain(text))).map((text) => text.slice(0, 80))
}

/** Spaces at the ends are cut where a name is made of several answers. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim()
}

const aLead = (text: string, id: number) => ({
  id,
  form_id: 3,
  form_version: 2,
  state: 'new',
  version: 'v',
  attributes: { name: text },
  name: text,
  email: text,
  phone: text,
  locale: 'ar',
  page_url: text,
  source: text,
  owner_id: null,
  retailer_id: null,
  suspicions: [],
  due_at: null,
  answered_at: null,
  merged_into: null,
  created_at: at,
})

test('the list of leads', { timeout: PATIENCE_MS }, async () => {
  answers['/api/leads/search'] = texts.map((text, index) => aLead(text, index + 1))
  totals['/api/leads/search'] = texts.length
  answers['/api/lead_forms'] = [{ id: 3, name: hostileMarkup[0] }]
  mounted('leads', 'list')
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(texts.length), { timeout: PATIENCE_MS })
  expect(changedTexts(texts, 'td a')).toEqual([])
  expect(changedTexts(texts, 'bdi[dir="ltr"]')).toEqual([])
  expect(harm()).toEqual([])
})

test('a lead: answers, consents, files, timeline and deliveries', { timeout: PATIENCE_MS }, async () => {
  const [first = ''] = hostileMarkup
  const delivery = (text: string, index: number) => ({
    id: index + 1,
    kind: 'webhook',
    key: `lead:9:webhook:${index}`,
    target: text,
    subjectId: '9',
    state: 'failed',
    error: text,
    nextAt: at,
    sentAt: null,
  })
  answers['/api/leads/9'] = {
    ...aLead(first, 9),
    form: { name: first, fields: [] },
    facts: texts.map((text, index) => ({ name: `f${index}`, label: text, value: text })),
    consents: texts.map((text, index) => ({ field: `c${index}`, text, version: 1, channel: 'form', address: text, given_at: at })),
    files: texts.map((text, index) => ({ id: index + 1, field: `d${index}`, name: text, type: 'image/png', bytes: 1 })),
    events: texts.map((text, index) => ({ id: index + 1, lead_id: 9, type: 'note', detail: { text }, actor: text, at })),
    deliveries: texts.map(delivery),
    same_person: [],
    orders: [],
  }
  const task = { lead_id: 9, due_at: at, owner_id: null, created_by: first, done_at: null, done_by: '' }
  answers['/api/leads/9/tasks'] = { time_zone: 'Asia/Dubai', tasks: hostileMarkup.map((text, index) => ({ id: index + 1, text, ...task })) }
  answers['/api/leads/9/contact_history'] = {
    leads: hostileMarkup.map((text, index) => ({ id: index + 20, state: 'new', created_at: at, merged_into: null, form: text, car: text })),
    orders: [],
  }
  mounted('leads', 'edit', '/leads/9')
  await screen.findByRole('region', { name: 'سجل الطلب' }, { timeout: PATIENCE_MS })
  expect(changedTexts(texts, 'dt bdi')).toEqual([])
  expect(changedTexts(texts, 'dd bdi')).toEqual([])
  expect(changedTexts(texts, 'a[download] bdi')).toEqual([])
  expect(changedTexts(texts, 'li > bdi')).toEqual([])
  expect(screen.getAllByText((_, element) => element?.localName === 'bdi' && element.textContent === `النموذج «${first}»، الإصدار 2`)).toHaveLength(1)
  expect(harm()).toEqual([])
})

test('the desk of people and its certificate', async () => {
  const [first = ''] = hostileMarkup
  const counts = { files: 0, deliveries: 0, mails: 0, phone_attempts: 0 }
  const record = { id: 'order:7', kind: 'order' as const, number: first, at, matches: ['email' as const], is_verified: true, is_suggested: true }
  const holdings: PersonHoldings = {
    ...counts,
    leads: [{ id: 7, form_id: 3, state: 'new', created_at: at }],
    orders: [first],
    records: [record],
    requests: { export: null, erase: { asked_by: first, asked_at: at, confirmed_at: at } },
  }
  const certificate: ErasureCertificate = { ...counts, leads: [7], orders: [first], orders_kept: [first], subject: first, erased_at: at, erased_by: first }
  answers['/api/people/find'] = holdings
  answers['/api/people/erase'] = certificate
  mounted('people', 'list')
  const user = userEvent.setup()
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'البريد الإلكتروني' })
  await user.click(field)
  await user.paste(first)
  expect(field.value).toBe(first)
  await user.click(screen.getByRole('button', { name: 'بحث' }))
  await user.click(await screen.findByRole('button', { name: 'محو البيانات' }))
  await user.click([...(await screen.findByRole('dialog')).querySelectorAll('button')].at(-1) as HTMLElement)
  await screen.findByText('شهادة المحو')
  expect(changedTexts([first], 'dd bdi')).toEqual([])
  expect(harm()).toEqual([])
})

test('the mailbox, and a mail as plain text', { timeout: PATIENCE_MS }, async () => {
  answers['/api/mailbox/search'] = texts.map((text, index) => ({
    id: index + 1,
    message_id: 'm',
    sender: text,
    recipient: text,
    reply_to: text,
    title: text,
    subject_type: 'lead',
    subject_id: '9',
    created_at: at,
    version: 'v',
  }))
  totals['/api/mailbox/search'] = texts.length
  answers['/api/mailbox/1'] = { id: 1, title: texts[0], text: texts.join('\n'), version: 'v' }
  mounted('mailbox', 'list')
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(texts.length), { timeout: PATIENCE_MS })
  expect(changedTexts(texts, 'td bdi:not([dir])')).toEqual([])
  expect(changedTexts(texts, 'td bdi[dir="ltr"]')).toEqual([])
  const open = document.querySelector<HTMLElement>('tbody tr button')
  open?.click()
  const dialog = await screen.findByRole('dialog', undefined, { timeout: PATIENCE_MS })
  // Its HTML comes from the server into a frame that runs nothing.
  expect(dialog.querySelector('iframe')?.getAttribute('sandbox')).toBe('')
  dialog.querySelectorAll<HTMLElement>('[role="tab"]')[1]?.click()
  const text = await waitFor(() => {
    const preText = plain(dialog.querySelector('pre')?.textContent ?? '')
    expect(preText).not.toBe('')
    return preText
  })
  expect(text === plain(texts.join('\n'))).toBe(true)
  expect(harm()).toEqual([])
})

const anOrder = (text: string, id: number): OrderRecord => ({
  id,
  order_number: text,
  state: 'authorized',
  kind: 'purchase',
  vehicle_id: 1,
  vehicle_name: text,
  vehicle_vin: text,
  vehicle_price: 1,
  company_uuid: '',
  retailer_id: 1,
  retailer_name: text,
  vendor_type: '',
  finance_option: text,
  customer_name: text,
  customer_email: text,
  customer_phone: text,
  amount: 1,
  sums: { total: 1, held: 1, paid: 0, refunded: 0, rest: 0 },
  currency: 'AED',
  appointment: null,
  locale: 'ar',
  version: 'v',
  created_at: at,
  updated_at: at,
  confirmed_at: null,
})

test('the list of orders', { timeout: PATIENCE_MS }, async () => {
  answers['/api/orders/search'] = texts.map((text, index) => anOrder(text, index + 1))
  totals['/api/orders/search'] = texts.length
  const none = { orders: [], total: 0 }
  answers['/api/orders/board'] = {
    today: { orders: [anOrder(texts[0] ?? '', 1)], total: 1 },
    to_confirm: none,
    to_capture: none,
    visits_today: none,
    waiting: none,
  }
  mounted('orders', 'list')
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(texts.length), { timeout: PATIENCE_MS })
  expect(changedTexts(texts, 'td a')).toEqual([])
  expect(changedTexts(texts, 'td bdi')).toEqual([])
  expect(harm()).toEqual([])
})

test('an order with its timeline', { timeout: PATIENCE_MS }, async () => {
  const [first = ''] = hostileMarkup
  // Typed, so that what an order has more one day is tried as well.
  const order: WholeOrder = {
    ...anOrder(first, 9),
    lock_id: '',
    quotation: null,
    config_url: '',
    rdx_forms_lead_id: '',
    confirmation_by_link: false,
    metadata: {},
    lead_attributes: {},
    facts: [{ key: 'vehicle_model', group: 'السيارة', label: 'الطراز', value: first, is_figure: false }],
    facts_en: [{ key: 'vehicle_model', group: 'السيارة', label: 'الطراز', value: first, is_figure: false }],
    stages: [],
    stages_en: [],
    vehicle_status: '',
    vehicle_link: '/ar/showroom/1',
    payments: [],
    approvals: [],
    deliveries: [],
    documents: [
      {
        id: 1,
        kind: 'other',
        name: first,
        file_name: first,
        type: 'application/pdf',
        bytes: 1,
        sha256: '',
        is_visible: true,
        asks_sign_off: true,
        signed_at: '2026-05-15T08:00:00.000Z',
        signed_name: first,
        added_by: first,
        created_at: '2026-05-15T08:00:00.000Z',
      },
    ],
    invoices: [],
    actions: [],
    events: texts.map((text, index) => ({ id: index + 1, type: 'note', detail: { text }, actor: text, at })),
  }
  answers['/api/orders/9'] = order
  mounted('orders', 'edit', '/orders/9')
  await screen.findAllByText(first, undefined, { timeout: PATIENCE_MS })
  await waitFor(() => expect(document.querySelectorAll('ol li')).toHaveLength(texts.length), { timeout: PATIENCE_MS })
  expect(changedTexts([first], 'dd bdi')).toEqual([])
  expect(changedTexts(texts, 'li p[dir="auto"]')).toEqual([])
  expect(changedTexts(texts, 'li bdi')).toEqual([])
  expect(harm()).toEqual([])
})

test('the builder of forms, in its list of fields and on its canvas, also where the text is HTML that nobody has saved yet', {
  timeout: PATIENCE_MS,
}, async () => {
  const fields = texts.map((text, index) => ({
    id: `f${index}`,
    name: `f${index}`,
    ...(index % 2 === 0
      ? { type: 'text', label: { ar: text }, hint: { ar: text }, placeholder: { ar: text }, rules: { required: true } }
      : { type: 'html', label: { ar: '' }, html: { ar: text } }),
  }))
  answers['/forms_api/forms/3'] = {
    id: 3,
    name: texts[0],
    type: 'lead',
    locale: 'ar',
    active: true,
    version: 1,
    revision: 1,
    fields,
    settings: {
      thank_you: { heading: { ar: '' }, text: { ar: '' } },
      notifications: [],
      confirmations: { enabled: false, email_field: '', subject: { ar: '' }, template: { ar: '' } },
    },
    integrations: [],
    created_at: at,
    updated_at: at,
  }
  answers['/forms_api/choices'] = { locations: [], retailers: [] }
  answers['/forms_api/lead_counts'] = {}
  mounted('forms', 'edit', '/forms/3')
  await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(texts.length), { timeout: PATIENCE_MS })
  const labels = texts.filter((_, index) => index % 2 === 0)
  const frame = await waitFor(() => {
    const frameDocument = document.querySelector('iframe')?.contentDocument
    expect(frameDocument?.querySelectorAll('[data-field]')).toHaveLength(texts.length)
    return frameDocument as Document
  })
  expect(changedTexts(labels, '[data-field] label')).toEqual([])
  expect(changedTexts(labels, '[data-field] [id$="-hint"]')).toEqual([])
  const placeholders = [...frame.querySelectorAll<HTMLInputElement>('[data-field] input')].map(({ placeholder }) => plain(placeholder))
  expect(labels.filter((text) => !placeholders.includes(plain(text)))).toEqual([])
  expect(harm()).toEqual([])
})
