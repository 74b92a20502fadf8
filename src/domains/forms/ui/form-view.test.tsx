// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { textsIn } from '#kernel/words/words.ts'
import type { FormField, PublicForm } from '../form.ts'
import { formWords } from '../words.ts'
import { FormView, type FormViewProps } from './form-view.tsx'
import { sendUnsent, UNSENT_NOTICE, type UnsentNotice } from '../sending/send-unsent.ts'
import { keepUnsent, readUnsent } from '../sending/unsent-leads.ts'

const words = textsIn('ar', formWords.words)
const request = vi.fn<typeof fetch>()
const field = (id: string, label: string, more: Partial<FormField> = {}): FormField => ({ id, name: id, type: 'text', label: { ar: label }, ...more })
const name = field('name', 'الاسم', { rules: { required: true, max: 5 } })
const email = field('email', 'البريد', { type: 'email', rules: { required: true } })

function aForm(...fields: FormField[]): PublicForm {
  return { id: 3, name: 'استفسار', type: 'lead', locale: 'ar', version: 4, fields, settings: {} }
}
function show(form: PublicForm, more: Partial<FormViewProps> = {}) {
  return render(<FormView form={form} apiUrl="/forms_api/" choices={{ locations: [{ value: '17', label: 'دبي' }], retailers: [] }} words={words} {...more} />)
}
const control = (label: string) => screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement
const fill = (label: string, value: string) => {
  const input = control(label)
  input.value = value
  fireEvent.input(input)
}
const press = async (label: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: label }))
    await vi.runAllTimersAsync()
  })
}
/** Calls that send a lead, with their key and body. */
const sent = () =>
  request.mock.calls
    .filter(([url]) => String(url).endsWith('/leads'))
    .map(([url, init]) => ({ url: String(url), key: new Headers(init?.headers).get('idempotency-key'), body: JSON.parse(String(init?.body)) }))
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const thanks = { data: { id: 9, created_at: 'x', thank_you: { heading: 'وصل طلبك', text: '<p>نتواصل معك غدًا.</p>', redirect_url: null } } }
const answerLeads = (reply: () => Response | Promise<Response>) =>
  request.mockImplementation(async (url) => (String(url).endsWith('/leads') ? reply() : answer(503, {})))

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined // jsdom has none
  vi.useFakeTimers()
  vi.stubGlobal('fetch', request)
  request.mockReset()
  answerLeads(() => answer(201, thanks))
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/ar/page')
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request: (_name: string, _how: object, run: (lock: object) => unknown) => run({}) } }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('fields', () => {
  test('[C-055] are drawn in their order, each with its label', () => {
    const { container } = show(aForm(email, name))
    expect([...container.querySelectorAll('label[for]')].map(({ textContent }) => textContent)).toEqual(['البريد', 'الاسم'])
    expect([control('البريد').type, control('البريد').inputMode, control('الاسم').type]).toEqual(['email', 'email', 'text'])
  })

  test('[A-165] a day says on which days nobody is there, once the retailer is known', () => {
    const opening_hours = [{ days: 'من الأحد إلى الخميس', hours: '9:00 – 18:00' }]
    const seller = { value: '7', label: 'معرض الكويت', city: '', tags: ['sales'], place: null, opening_hours, country: 'KW' }
    const holidays = [
      { from: '2026-03-20', to: '2026-03-22', name: 'عيد الفطر' },
      { from: '2026-02-25', to: '2026-02-25', name: '' },
    ]
    const markets = { list: [{ country: 'KW', time_zone: 'Asia/Kuwait', weekend: [], holidays }], home: null }
    const choices = { locations: [], retailers: [seller], visits: { noticeMinutes: 60, horizonDays: 90, timeZone: 'Asia/Dubai', markets } }
    const fields = [field('retailer', 'المعرض', { type: 'retailer' }), field('day', 'اليوم', { type: 'date' })]
    show(aForm(...fields), { choices })
    expect(control('اليوم').getAttribute('aria-describedby')).toBeNull()
    cleanup()
    show(aForm(...fields), { choices, values: { retailer: '7' } })
    expect(document.getElementById(control('اليوم').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'أيام الإغلاق: الجمعة، السبت، عيد الفطر (من 20 مارس 2026 إلى 22 مارس 2026)، عطلة رسمية (25 فبراير 2026)',
    )
  })

  test('[C-057] values of hidden fields, and of names without a field, are sent and never seen', async () => {
    show(aForm(name, field('utm', 'المصدر', { type: 'hidden' })), { values: { utm: 'abc', category: 'offers', brands: ['defender', 'jaguar'] } })
    expect(screen.queryByText('المصدر')).toBeNull()
    fill('الاسم', 'سالم')
    await press(words.send)
    expect(sent()[0]?.body.attributes).toEqual({ name: 'سالم', utm: 'abc', category: 'offers', brands: ['defender', 'jaguar'] })
  })

  test('[C-015] [C-058] [C-059] the address of the page fills mapped fields', async () => {
    history.replaceState(null, '', '/ar/page?p=abc&city=dxb&other=1')
    show(aForm(field('name', 'الاسم'), field('place', 'المدينة', { type: 'location' })), {
      mappings: { hidden: {}, params: { p: 'name' }, locationParams: { city: 'place' }, locations: { dxb: '17' } },
    })
    expect([control('الاسم').value, control('المدينة').value]).toEqual(['abc', '17'])
  })

  test('conditions show fields as soon as they hold', () => {
    show(aForm(name, field('more', 'تفاصيل', { show_when: { match: 'all', tests: [{ field: 'name', is: 'equal', value: 'نعم' }] } })))
    expect(screen.queryByLabelText(/تفاصيل/)).toBeNull()
    fill('الاسم', 'نعم')
    expect(screen.queryByLabelText(/تفاصيل/)).not.toBeNull()
  })
})

describe('checks', () => {
  test('[C-147] [B-288] an empty form is not sent: a message at each field, and the focus on the first', async () => {
    show(aForm(name, email))
    await press(words.send)
    expect(sent()).toEqual([])
    expect([control('الاسم'), control('البريد')].map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    expect(screen.getAllByText(words.flaw_required).length).toBeGreaterThanOrEqual(2)
    expect(document.activeElement).toBe(control('الاسم'))
    const described = control('الاسم').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(words.flaw_required)
  })

  test('[C-147] after an empty form every wrong field is marked, of whatever kind', async () => {
    const option = { value: 'a', label: { ar: 'أ' } }
    const required = { rules: { required: true as const } }
    const kinds: FormField[] = [
      field('text', 'نص', required),
      field('long', 'رسالة', { type: 'textarea', ...required }),
      field('date', 'يوم', { type: 'date', ...required }),
      field('file', 'ملف', { type: 'file', ...required }),
      field('select', 'اختيار', { type: 'select', options: [option], ...required }),
      field('place', 'موقع', { type: 'location', ...required }),
      field('retailer', 'معرض', { type: 'retailer', ...required }),
      field('radio', 'واحد', { type: 'radio', options: [option, { ...option, value: 'b' }], ...required }),
      field('boxes', 'عدة', { type: 'checkbox', options: [option, { ...option, value: 'b' }], ...required }),
      field('consent', 'موافقة', { type: 'consent', html: { ar: '<p>أوافق</p>' } }),
    ]
    const { container } = show(aForm(...kinds))
    await press(words.send)
    const marked = kinds.map(({ name: asked }) => {
      const controls = [...container.querySelectorAll(`[name="${asked}"]`)]
      const frame = controls[0]?.closest('[data-flawed]')
      return [asked, controls.every((one) => one.getAttribute('aria-invalid') === 'true'), frame?.querySelectorAll('[data-flaw]').length]
    })
    expect(marked).toEqual(kinds.map(({ name: asked }) => [asked, true, 1]))
  })

  test('a summary names the fields for screen readers', async () => {
    show(aForm(name, email))
    await press(words.send)
    const links = within(screen.getByRole('alert')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, document.querySelector(link.getAttribute('href') ?? '')?.getAttribute('name')])).toEqual([
      ['الاسم', 'name'],
      ['البريد', 'email'],
    ])
  })

  test('[C-146] a field that is left empty is not complained about; one with wrong content is', () => {
    show(aForm(name, email))
    fireEvent.blur(control('البريد'))
    expect(control('البريد').getAttribute('aria-invalid')).toBeNull()
    fill('البريد', 'nobody')
    expect(control('البريد').getAttribute('aria-invalid')).toBeNull()
    fireEvent.blur(control('البريد'))
    expect(control('البريد').getAttribute('aria-invalid')).toBe('true')
    fill('البريد', 'a@b.ae')
    expect(control('البريد').getAttribute('aria-invalid')).toBeNull()
  })

  test('[B-287] [C-149] [C-150] one character too many says so while it is typed', () => {
    show(aForm(name))
    fill('الاسم', 'خمسةا')
    expect(screen.queryByText(words.flaw_max)).toBeNull()
    fill('الاسم', 'ستةاحر')
    expect(screen.queryByText(words.flaw_max)).not.toBeNull()
    expect([formWords.words.flaw_max[0], words.flaw_max]).toEqual(['Character limit exceeded', 'تجاوزت الحد المسموح من الأحرف'])
  })

  test('what the server refuses stands at its field, and nothing typed is gone', async () => {
    answerLeads(() => answer(422, { errors: [{ code: 'not_an_email', field: 'email' }] }))
    show(aForm(email))
    fill('البريد', 'a@b.ae')
    await press(words.send)
    expect(screen.queryByText(words.flaw_not_an_email)).not.toBeNull()
    expect(control('البريد').value).toBe('a@b.ae')
  })
})

describe('sending', () => {
  test('[C-227] [C-248] the values go with the version and a key; the thanks stand in place of the form', async () => {
    show(aForm(name))
    fill('الاسم', 'سالم')
    await press(words.send)
    expect(sent()).toEqual([
      {
        url: '/forms_api/forms/3/leads',
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        body: { attributes: { name: 'سالم' }, form_version: 4, page_url: 'http://localhost:3000/ar/page', altcha: '', company_website: '' },
      },
    ])
    expect([screen.getByRole('status').textContent, screen.queryByRole('button', { name: words.send })]).toEqual([
      expect.stringContaining('وصل طلبكنتواصل معك غدًا.'),
      null,
    ])
    expect(document.activeElement?.textContent).toBe('وصل طلبك')
  })

  test('[A-346] the campaign that led to the site goes with the form, and analytics hears of the form alone', async () => {
    window.dataLayer = []
    history.replaceState(null, '', '/ar/page?utm_source=newsletter&utm_content=a@b.ae&page=2')
    show(aForm(name))
    fill('الاسم', 'سالم')
    await press(words.send)
    expect(sent()[0]?.body).toMatchObject({ page_url: 'http://localhost:3000/ar/page?utm_source=newsletter' })
    expect(window.dataLayer).toEqual([{ event: 'generate_lead', form_id: 3 }])
    history.replaceState(null, '', '/ar/page')
  })

  test('[C-349] [B-278] a failure says so above the button, keeps what was typed, and trying again sends it under the same key', async () => {
    answerLeads(() => answer(500, {}))
    show(aForm(name), { failureText: 'لم يُرسل طلبك.', retryLabel: 'حاول ثانية' })
    fill('الاسم', 'سالم')
    await press(words.send)
    expect([screen.getByText('لم يُرسل طلبك.').getAttribute('role'), control('الاسم').value]).toEqual(['alert', 'سالم'])
    answerLeads(() => answer(201, thanks))
    await press('حاول ثانية')
    const [first, second] = sent()
    expect([second?.key, second?.body.attributes]).toEqual([first?.key, { name: 'سالم' }])
    expect(screen.queryByText('وصل طلبك')).not.toBeNull()
  })

  test('[C-228] a refusal that concerns no field is shown as a failure, and can be retried', async () => {
    answerLeads(() => answer(422, { errors: [{ code: 'invalid', field: 'g-recaptcha-response' }] }))
    show(aForm(name))
    fill('الاسم', 'سالم')
    await press(words.send)
    expect(screen.queryByText(words.failed)?.getAttribute('role')).toBe('alert')
    answerLeads(() => answer(201, thanks))
    await press(words.try_again)
    expect(screen.queryByText('وصل طلبك')).not.toBeNull()
  })

  test('a refusal of a field that the form got after it was opened says so, and keeps what was typed', async () => {
    answerLeads(() => answer(422, { errors: [{ code: 'required', field: 'terms' }] }))
    show(aForm(name))
    fill('الاسم', 'سالم')
    await press(words.send)
    expect([screen.queryByText(words.changed)?.getAttribute('role'), control('الاسم').value]).toEqual(['alert', 'سالم'])
    cleanup()
    show(aForm(name, field('terms', 'الشروط')))
    expect(control('الاسم').value).toBe('سالم')
  })

  test('too many requests show their own message', async () => {
    answerLeads(() => answer(429, {}))
    show(aForm(name))
    fill('الاسم', 'سالم')
    await press(words.send)
    expect(screen.queryByText(words.too_many)).not.toBeNull()
  })

  test('a second request is a new one', async () => {
    show(aForm(name))
    fill('الاسم', 'سالم')
    await press(words.send)
    await press(words.another)
    expect(control('الاسم').value).toBe('')
    fill('الاسم', 'ليلى')
    await press(words.send)
    const [first, second] = sent()
    expect(second?.key).not.toBe(first?.key)
  })
})

describe('nothing typed is lost', () => {
  test('what was typed is there after a reload, with its key, but no agreement', async () => {
    const consent = field('ok', '', { type: 'consent', html: { ar: 'أوافق' } })
    show(aForm(name, consent))
    fill('الاسم', 'سالم')
    const box = screen.getByRole('checkbox') as HTMLInputElement
    fireEvent.click(box)
    fireEvent.input(box)
    const { key } = JSON.parse(sessionStorage.getItem('maarad_form_3') ?? '{}')
    cleanup()
    show(aForm(name, consent))
    expect([control('الاسم').value, (screen.getByRole('checkbox') as HTMLInputElement).checked]).toEqual(['سالم', false])
    fireEvent.click(screen.getByRole('checkbox'))
    await press(words.send)
    expect(sent()[0]?.key).toBe(key)
  })

  test('without a connection the form waits in the browser, is sent once when it is back, and the visitor sees both', async () => {
    answerLeads(() => Promise.reject(new TypeError('no network')))
    show(aForm(name))
    fill('الاسم', 'سالم')
    await press(words.send)
    expect(screen.getByRole('status').textContent).toContain(words.waiting)
    const [waiting] = readUnsent()
    expect(waiting).toMatchObject({ formId: 3, body: { attributes: { name: 'سالم' } } })
    await act(() => sendUnsent())
    expect(readUnsent()).toHaveLength(1)
    answerLeads(() => answer(201, thanks))
    await act(() => sendUnsent())
    await act(() => sendUnsent())
    expect(readUnsent()).toEqual([])
    expect(screen.getByRole('status').textContent).toContain('وصل طلبك')
    expect(new Set(sent().map(({ key }) => key)).size).toBe(1)
    expect(sent()).toHaveLength(3) // two that did not arrive, and the one that did
  })

  test('a form that waited and is refused comes back as it was filled in: on its own page with what is wrong, elsewhere behind a notice', async () => {
    const notices: UnsentNotice[] = []
    const hear = (event: Event) => notices.push((event as CustomEvent<UnsentNotice>).detail)
    addEventListener(UNSENT_NOTICE, hear)
    const refused = () => answer(422, { errors: [{ field: 'name', code: 'max' }] })
    const beginToWait = async () => {
      answerLeads(() => Promise.reject(new TypeError('no network')))
      const { unmount } = show(aForm(name))
      fill('الاسم', 'سالم')
      await press(words.send)
      return unmount
    }
    const leave = await beginToWait()
    answerLeads(refused)
    await act(() => sendUnsent())
    expect([control('الاسم').value, control('الاسم').ariaInvalid, notices]).toEqual(['سالم', 'true', []])
    leave()
    sessionStorage.clear()

    const leaveAgain = await beginToWait()
    leaveAgain()
    answerLeads(refused)
    await act(() => sendUnsent())
    expect([notices, readUnsent()]).toEqual([[{ kind: 'refused', href: '/ar/form/3' }], []])
    show(aForm(name))
    expect(control('الاسم').value).toBe('سالم')
    removeEventListener(UNSENT_NOTICE, hear)
  })

  test('a form that the service cannot take now keeps waiting, and does not block those behind it', async () => {
    const body = { attributes: { name: 'سالم' }, form_version: 4, page_url: '' }
    for (const formId of [404, 3]) keepUnsent({ apiUrl: '/forms_api/', formId, key: `of ${formId}`, body })
    const notices: UnsentNotice[] = []
    const hear = (event: Event) => notices.push((event as CustomEvent<UnsentNotice>).detail)
    addEventListener(UNSENT_NOTICE, hear)
    request.mockImplementation(async (address) => (String(address).includes('404') ? answer(404, {}) : answer(201, thanks)))
    await sendUnsent()
    expect([readUnsent().map(({ key }) => key), notices]).toEqual([['of 404'], [{ kind: 'sent' }]])
    removeEventListener(UNSENT_NOTICE, hear)
  })
})

describe('steps', () => {
  const stepped = aForm(field('s1', 'من أنت', { type: 'step' }), name, field('s2', 'كيف نصل إليك', { type: 'step' }), email)

  test('each is complete before the next; the way back keeps what was typed', async () => {
    const { container } = show(stepped)
    const current = () => container.querySelector('fieldset[data-current]')?.textContent
    expect(current()).toContain('الخطوة 1 من 2من أنت')
    await press(words.next)
    expect([current(), sent()]).toEqual([expect.stringContaining('من أنت'), []])
    fill('الاسم', 'سالم')
    await press(words.next)
    expect(current()).toContain('الخطوة 2 من 2كيف نصل إليك')
    await press(words.back)
    expect([current(), control('الاسم').value]).toEqual([expect.stringContaining('من أنت'), 'سالم'])
    await press(words.next)
    fill('البريد', 'a@b.ae')
    await press(words.send)
    expect(sent()[0]?.body.attributes).toEqual({ name: 'سالم', email: 'a@b.ae' })
  })
})
