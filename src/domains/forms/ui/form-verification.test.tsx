// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { textsIn } from '#kernel/words/words.ts'
import type { FormField, PublicForm } from '../form.ts'
import { formWords } from '../words.ts'
import { FormView } from './form-view.tsx'

const words = textsIn('ar', formWords.words)
const phone: FormField = { id: 'phone', name: 'phone', type: 'phone', label: { ar: 'الجوال' }, verify: true, rules: { required: true } }
const email: FormField = { id: 'email', name: 'email', type: 'email', label: { ar: 'البريد' }, verify: true, rules: { required: true } }
const thanks = { data: { id: 9, thank_you: { heading: 'وصل طلبك', text: '', redirect_url: null } } }

type Call = { path: string; body: Record<string, unknown> }
const calls: Call[] = []
/** The fake site's answers, by path; tests change them. */
let answers: Record<string, (body: Record<string, unknown>) => [number, unknown] | Promise<never>>
const callsTo = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined // jsdom has none
  vi.useFakeTimers()
  calls.length = 0
  answers = {
    '/twilio/create_verification': () => [201, { data: { status: 'pending', expires_in: 600 } }],
    '/twilio/check_verification': ({ code }) =>
      code === '123456' ? [200, { data: { status: 'approved', valid: true, proof: 'a proof' } }] : [200, { data: { status: 'pending', valid: false } }],
    '/api/email_checks': ({ email: address }) => [
      200,
      { data: address === 'no@b.co' ? { valid: false, status: 'invalid' } : { valid: true, proof: 'a proof' } },
    ],
    '/forms_api/forms/3/leads': () => [201, thanks],
    '/forms_api/challenge': () => [503, {}],
  }
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown>
    calls.push({ path: url, body })
    const [status, json] = (await answers[url]?.(body)) ?? [404, {}]
    return new Response(JSON.stringify(json), { status })
  })
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(...fields: FormField[]): void {
  const form: PublicForm = { id: 3, name: 'استفسار', type: 'lead', locale: 'ar', version: 1, fields, settings: {} }
  render(<FormView form={form} apiUrl="/forms_api" country="AE" choices={{ locations: [], retailers: [] }} words={words} />)
}
const control = (label: string) => screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement
const fill = (label: string, value: string) => {
  fireEvent.focus(control(label))
  control(label).value = value
  fireEvent.input(control(label))
}
/** Waits until everything that a press started has ended: parts of the script load on demand. */
async function settle(): Promise<void> {
  for (let part = 0; part < 4; part += 1) {
    await act(() => vi.dynamicImportSettled())
    // The frame after which the focus moves.
    await act(() => vi.advanceTimersByTimeAsync(part === 3 ? 20 : 0))
  }
}
const press = async (label: string) => {
  fireEvent.click(screen.getByRole('button', { name: label }))
  await settle()
}

describe('a phone number that is to be verified', () => {
  test('[C-269][C-270][C-272] is sent its code when the form is sent; the code is asked for, and the proof goes with the form', async () => {
    show(phone)
    fill('الجوال', '٠٥٠ ١٢٣ ٤٥٦٧')
    await press(words.send)
    expect(callsTo('/twilio/create_verification')).toEqual([{ phone_number: '+971501234567' }])
    expect(callsTo('/forms_api/forms/3/leads')).toEqual([])
    expect([screen.getByText(words.code_sent).getAttribute('role'), document.activeElement]).toEqual(['status', control(words.code_label)])
    control(words.code_label).value = '000000'
    await press(words.send)
    expect([screen.queryByText(words.code_wrong) !== null, control(words.code_label).getAttribute('aria-invalid')]).toEqual([true, 'true'])
    control(words.code_label).value = '123456'
    await press(words.send)
    expect(callsTo('/twilio/check_verification').at(-1)).toEqual({ phone_number: '+971501234567', code: '123456' })
    expect(callsTo('/forms_api/forms/3/leads')).toMatchObject([{ attributes: { phone: '٠٥٠ ١٢٣ ٤٥٦٧' }, proofs: { phone: 'a proof' } }])
    expect(screen.queryByText('وصل طلبك')).not.toBeNull()
  })

  test('[C-272] is confirmed by its own buttons as well, before the form is sent', async () => {
    show(phone)
    fill('الجوال', '+971501234567')
    await press(words.code_send)
    control(words.code_label).value = '123456'
    await press(words.code_confirm)
    expect([screen.getByText(words.code_proved).getAttribute('role'), callsTo('/forms_api/forms/3/leads')]).toEqual(['status', []])
    await press(words.send)
    expect([callsTo('/twilio/create_verification').length, callsTo('/forms_api/forms/3/leads').length]).toEqual([1, 1])
  })

  test('[C-271] another code is offered after 30 s, not before', async () => {
    show(phone)
    fill('الجوال', '+971501234567')
    await press(words.code_send)
    const again = screen.getByRole('button', { name: words.code_again_soon })
    expect(again.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(again)
    await act(() => vi.advanceTimersByTimeAsync(29_900))
    expect([screen.queryByRole('button', { name: words.code_again }), callsTo('/twilio/create_verification').length]).toEqual([null, 1])
    await act(() => vi.advanceTimersByTimeAsync(100))
    await press(words.code_again)
    expect(callsTo('/twilio/create_verification')).toHaveLength(2)
  })

  test('another number needs a code of its own', async () => {
    show(phone)
    fill('الجوال', '+971501234567')
    await press(words.code_send)
    control(words.code_label).value = '123456'
    await press(words.code_confirm)
    fill('الجوال', '+971501234568')
    expect(screen.queryByText(words.code_proved)).toBeNull()
    await press(words.send)
    expect([callsTo('/twilio/create_verification').at(-1), callsTo('/forms_api/forms/3/leads')]).toEqual([{ phone_number: '+971501234568' }, []])
  })

  test.each([
    [429, {}, 'code_too_many'],
    [422, {}, 'code_refused'],
  ] as const)('a response of %i shows an error, and the form is not sent', async (status, body, word) => {
    answers['/twilio/create_verification'] = () => [status, body]
    show(phone)
    fill('الجوال', '+971501234567')
    await press(words.send)
    expect([screen.queryByText(words[word]) !== null, callsTo('/forms_api/forms/3/leads')]).toEqual([true, []])
    expect(control('الجوال').value).toBe('+971501234567')
  })

  test('a verification service that is down blocks nobody: the form is sent with that mark and kept for staff', async () => {
    answers['/twilio/create_verification'] = () => [503, { error: { code: 'unreachable' } }]
    show(phone)
    fill('الجوال', '+971501234567')
    await press(words.send)
    expect(callsTo('/forms_api/forms/3/leads')).toMatchObject([{ unverified: true }])
  })

  test('where the operator has no such service, nobody is asked', async () => {
    answers['/twilio/create_verification'] = () => [503, { error: { code: 'not_configured' } }]
    show(phone)
    fill('الجوال', '+971501234567')
    await press(words.send)
    const [sent] = callsTo('/forms_api/forms/3/leads')
    expect([sent?.unverified, sent?.proofs]).toEqual([undefined, undefined])
  })

  test('an impossible number is reported by the rules of its country, which are loaded when a phone field is touched', async () => {
    show(phone)
    fill('الجوال', '05012345678901')
    await settle()
    fireEvent.blur(control('الجوال'))
    expect(control('الجوال').getAttribute('aria-invalid')).toBe('true')
    await press(words.code_send)
    expect(callsTo('/twilio/create_verification')).toEqual([])
  })

  test('the rules are loaded as well when the phone field was touched before the script ran', async () => {
    const form: PublicForm = { id: 3, name: 'استفسار', type: 'lead', locale: 'ar', version: 1, fields: [phone], settings: {} }
    const view = <FormView form={form} apiUrl="/forms_api" country="AE" choices={{ locations: [], retailers: [] }} words={words} />
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(view)
    place.querySelector<HTMLInputElement>('input[type=tel]')?.focus()
    render(view, { container: place, hydrate: true })
    await settle()
    control('الجوال').value = '05012345678901'
    fireEvent.input(control('الجوال'))
    fireEvent.blur(control('الجوال'))
    expect(control('الجوال').getAttribute('aria-invalid')).toBe('true')
    place.remove()
  })

  test('a proof that the server refuses is requested again', async () => {
    answers['/forms_api/forms/3/leads'] = () => [422, { errors: [{ field: 'phone', code: 'unverified' }] }]
    show(phone)
    fill('الجوال', '+971501234567')
    await press(words.code_send)
    control(words.code_label).value = '123456'
    await press(words.send)
    expect(screen.queryByText(words.flaw_unverified)).not.toBeNull()
    await press(words.send)
    expect(callsTo('/twilio/create_verification')).toHaveLength(2)
  })

  test('is confirmed before the next step', async () => {
    const steps: FormField[] = [
      { id: 's1', name: 's1', type: 'step', label: { ar: 'أنت' } },
      phone,
      { id: 's2', name: 's2', type: 'step', label: { ar: 'ثم' } },
    ]
    show(...steps, { id: 'more', name: 'more', type: 'text', label: { ar: 'المزيد' } })
    fill('الجوال', '+971501234567')
    await press(words.next)
    expect(document.querySelector('fieldset[data-current]')?.textContent).toContain('أنت')
    control(words.code_label).value = '123456'
    await press(words.next)
    expect(document.querySelector('fieldset[data-current]')?.textContent).toContain('ثم')
  })
})

describe('an e-mail address that is to be verified', () => {
  const leave = async () => {
    fireEvent.blur(control('البريد'))
    await settle()
  }

  test('[C-151] is asked about once when its field is left with an address in it, and not before', async () => {
    show(email)
    fill('البريد', 'nobody')
    await leave()
    expect(callsTo('/api/email_checks')).toEqual([])
    fill('البريد', 'Sara@b.co')
    await leave()
    await leave()
    expect(callsTo('/api/email_checks')).toEqual([{ email: 'sara@b.co' }])
    await press(words.send)
    expect(callsTo('/forms_api/forms/3/leads')).toMatchObject([{ proofs: { email: 'a proof' } }])
    expect(callsTo('/api/email_checks')).toHaveLength(1)
  })

  test('[C-152] an undeliverable address shows an error at its field and is not sent; another one is', async () => {
    show(email)
    fill('البريد', 'no@b.co')
    await leave()
    expect([control('البريد').getAttribute('aria-invalid'), screen.queryByText(words.flaw_not_reachable) !== null]).toEqual(['true', true])
    await press(words.send)
    expect(callsTo('/forms_api/forms/3/leads')).toEqual([])
    fill('البريد', 'yes@b.co')
    await press(words.send)
    expect(callsTo('/forms_api/forms/3/leads')).toHaveLength(1)
  })

  test.each([
    ['is not there', (): [number, unknown] => [503, { error: { code: 'not_configured' } }]],
    ['cannot be reached', () => Promise.reject(new TypeError('no network'))],
  ])('[C-155][C-156] a check that %s is logged, and the form is sent', async (_, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answers['/api/email_checks'] = answer
    show(email)
    fill('البريد', 'sara@b.co')
    await press(words.send)
    expect(callsTo('/forms_api/forms/3/leads')).toHaveLength(1)
    expect(warn.mock.calls.flat().join(' ')).toContain('an e-mail address was not checked')
    warn.mockRestore()
  })
})
