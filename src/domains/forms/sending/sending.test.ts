// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keptKey } from '../ui/kept-values.ts'
import { askAboutEmail, askForCode, giveCode } from './ask-proofs.ts'
import { lastLead, rememberLead } from './last-lead.ts'
import { leadFormData, type LeadToSend, outcomeOf, sendLead } from './send-lead.ts'
import { sendUnsent, UNSENT_ANSWERED, UNSENT_NOTICE } from './send-unsent.ts'
import { tryForm } from './try-form.ts'
import { forgetUnsent, keepUnsent, readUnsent, UNSENT_KEY } from './unsent-leads.ts'

const request = vi.fn<typeof fetch>()
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const aLead = (key: string, more: Partial<LeadToSend> = {}): LeadToSend => ({
  ...{
    apiUrl: '/forms_api/',
    formId: 3,
    key,
    body: { attributes: { name: 'سارة', days: ['mon', 'tue'] }, form_version: 4, page_url: 'https://site.test/ar/' },
  },
  ...more,
})
const thanks = { heading: 'وصل', text: '', redirect_url: '/ar/thanks' }
const answered = (id: number | string = 9) => json(201, { data: { id, thank_you: thanks } })
const sentAs = (index = 0) => {
  const [path, init] = request.mock.calls[index] ?? []
  return { path, init, headers: new Headers(init?.headers) }
}

beforeEach(() => {
  vi.stubGlobal('fetch', request)
  request.mockReset()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a form', () => {
  test('[C-227][C-228] is sent as JSON with its key and without cookies, and its lead is remembered', async () => {
    request.mockResolvedValue(answered())
    expect(await sendLead(aLead('k-1'))).toEqual({ kind: 'sent', lead: { id: 9, thank_you: thanks } })
    const { path, init, headers } = sentAs()
    expect([path, init?.method, init?.credentials, headers.get('idempotency-key'), headers.get('content-type')]).toEqual([
      ...['/forms_api/forms/3/leads', 'POST', 'omit', 'k-1', 'application/json'],
    ])
    expect(init?.signal).toBeInstanceOf(AbortSignal)
    expect(JSON.parse(String(init?.body))).toEqual({
      ...{ attributes: { name: 'سارة', days: ['mon', 'tue'] }, form_version: 4, page_url: 'https://site.test/ar/' },
    })
    expect(lastLead()).toBe('9')
  })

  test('[C-228] with files is form data, whose type the browser writes', async () => {
    request.mockImplementation(async () => answered())
    await sendLead(aLead('k-1'), { photo: [new File(['abc'], 'a.pdf')], none: [] })
    const { init, headers } = sentAs()
    const form = init?.body as FormData
    expect([init?.method, init?.credentials, headers.get('content-type'), headers.get('idempotency-key')]).toEqual(['POST', 'omit', null, 'k-1'])
    expect([form.get('attributes[name]'), form.getAll('attributes[days]'), (form.get('attributes[photo]') as File).name]).toEqual([
      'سارة',
      ['mon', 'tue'],
      'a.pdf',
    ])
    request.mockClear()
    await sendLead(aLead('k-2'), { photo: [] })
    expect(sentAs().headers.get('content-type')).toBe('application/json')
  })

  test('has its proofs by field, and what else it brings by name', () => {
    const form = leadFormData({ ...aLead('k').body, proofs: { phone: 'p', email: 'e' }, unverified: true }, {})
    expect([...form.entries()]).toEqual([
      ['form_version', '4'],
      ['page_url', 'https://site.test/ar/'],
      ['unverified', 'true'],
      ['proofs[phone]', 'p'],
      ['proofs[email]', 'e'],
      ['attributes[name]', 'سارة'],
      ['attributes[days]', 'mon'],
      ['attributes[days]', 'tue'],
    ])
  })

  test.each([
    [429, {}, { kind: 'too_many' }],
    [503, {}, { kind: 'failed' }],
    [400, { errors: [{ field: 'name', code: 'max' }] }, { kind: 'failed' }],
    [422, { errors: [{ field: 'name', code: 'max', number: 5 }, { code: 'duplicate' }] }, { kind: 'refused', flaws: { name: { code: 'max', number: 5 } } }],
    [422, { errors: [{ code: 'duplicate' }] }, { kind: 'failed' }],
    [422, {}, { kind: 'failed' }],
  ])('that is answered with %i and %j is %j', async (status, body, outcome) => {
    expect(await outcomeOf(json(status, body))).toEqual(outcome)
  })

  test('that is refused by a page of a proxy says that it failed, and one without an answer that nobody was reached', async () => {
    expect(await outcomeOf(new Response('<html>', { status: 422 }))).toEqual({ kind: 'failed' })
    request.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await sendLead(aLead('k'))).toEqual({ kind: 'unreachable' })
    expect(lastLead()).toBe('')
  })
})

test('[A-325] tags are told of a form once it has arrived, and of nothing that a visitor wrote', async () => {
  const layer: unknown[] = []
  vi.stubGlobal('dataLayer', layer)
  request.mockResolvedValueOnce(json(422, {})).mockImplementation(async () => answered())
  await sendLead(aLead('k'))
  expect(layer).toEqual([])
  await sendLead(aLead('k'))
  expect(layer).toEqual([{ event: 'generate_lead', form_id: 3 }])
})

test('[C-248] an order follows the last lead of its tab, and none without storage', () => {
  expect(lastLead()).toBe('')
  rememberLead('a-1')
  rememberLead(7)
  expect(lastLead()).toBe('7')
  const refuse = () => {
    throw new DOMException('', 'SecurityError')
  }
  for (const call of ['getItem', 'setItem'] as const) vi.spyOn(Storage.prototype, call).mockImplementation(refuse)
  expect(() => rememberLead(8)).not.toThrow()
  expect(lastLead()).toBe('')
})

describe('forms that wait', () => {
  test('are kept once by their keys, and leave nothing behind when they are forgotten', () => {
    expect(keepUnsent(aLead('a'))).toBe(true)
    keepUnsent(aLead('b'))
    keepUnsent(aLead('a', { formId: 5 }))
    expect(readUnsent().map(({ key, formId }) => [key, formId])).toEqual([
      ['b', 3],
      ['a', 5],
    ])
    forgetUnsent('b')
    expect(readUnsent().map(({ key }) => key)).toEqual(['a'])
    forgetUnsent('a')
    expect(localStorage.getItem(UNSENT_KEY)).toBeNull()
  })

  test.each(['not json', '{}', 'null'])('are none where they cannot be read: %s', (text) => {
    localStorage.setItem(UNSENT_KEY, text)
    expect(readUnsent()).toEqual([])
  })

  test('cannot be kept without storage, which is said', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(keepUnsent(aLead('a'))).toBe(false)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(readUnsent()).toEqual([])
  })
})

describe('sending what waits', () => {
  let isLocked = false
  const locks = vi.fn(async (_name: string, _how: object, run: (lock: object | null) => unknown) => run(isLocked ? null : {}))
  const heard: [string, unknown][] = []
  const hear = (event: Event) => {
    heard.push([event.type, (event as CustomEvent).detail])
    if (event.type === UNSENT_ANSWERED && isShown) event.preventDefault()
  }
  let isShown = false

  beforeEach(() => {
    ;[isLocked, isShown] = [false, false]
    heard.length = 0
    locks.mockClear()
    vi.stubGlobal('navigator', { locks: { request: locks } })
    for (const type of [UNSENT_ANSWERED, UNSENT_NOTICE]) addEventListener(type, hear)
    for (const key of ['a', 'b', 'c']) keepUnsent(aLead(key))
  })
  afterEach(() => {
    for (const type of [UNSENT_ANSWERED, UNSENT_NOTICE]) removeEventListener(type, hear)
  })
  const waiting = () => readUnsent().map(({ key }) => key)

  test('goes one by one, in one tab, and tells of each', async () => {
    request.mockImplementation(async () => answered())
    await sendUnsent()
    expect(request).toHaveBeenCalledTimes(3)
    expect(waiting()).toEqual([])
    expect(locks.mock.calls[0]?.slice(0, 2)).toEqual(['maarad-unsent-leads', { ifAvailable: true }])
    expect(heard.map(([type]) => type)).toEqual([UNSENT_ANSWERED, UNSENT_NOTICE, UNSENT_ANSWERED, UNSENT_NOTICE, UNSENT_ANSWERED, UNSENT_NOTICE])
    expect(heard[1]?.[1]).toEqual({ kind: 'sent' })
    expect(heard[0]?.[1]).toMatchObject({ key: 'a', outcome: { kind: 'sent' } })
  })

  test('is left to the tab that has begun', async () => {
    isLocked = true
    await sendUnsent()
    expect([request.mock.calls.length, waiting()]).toEqual([0, ['a', 'b', 'c']])
  })

  test.each([429, 0])('ends when the service wants no more or is not reached (%i)', async (status) => {
    if (status === 0) request.mockRejectedValue(new TypeError())
    else request.mockImplementation(async () => json(status, {}))
    await sendUnsent()
    expect([request.mock.calls.length, waiting(), heard]).toEqual([1, ['a', 'b', 'c'], []])
  })

  test('goes on after one that failed, which waits', async () => {
    request.mockResolvedValueOnce(json(500, {})).mockImplementation(async () => answered())
    await sendUnsent()
    expect(waiting()).toEqual(['a'])
  })

  test('gives a refused form back as it was filled in, and says where', async () => {
    request.mockImplementation(async () => json(422, { errors: [{ field: 'name', code: 'required' }] }))
    await sendUnsent()
    expect(waiting()).toEqual([])
    expect(heard.filter(([type]) => type === UNSENT_NOTICE)[0]?.[1]).toEqual({ kind: 'refused', href: '/ar/form/3' })
    expect(JSON.parse(sessionStorage.getItem(keptKey(3)) ?? 'null')).toEqual({ key: 'c', values: aLead('c').body.attributes })
  })

  test('tells nothing twice where a form shows the answer itself', async () => {
    isShown = true
    request.mockImplementation(async () => json(422, { errors: [{ field: 'name', code: 'required' }] }))
    await sendUnsent()
    expect(heard.map(([type]) => type)).toEqual([UNSENT_ANSWERED, UNSENT_ANSWERED, UNSENT_ANSWERED])
    expect(sessionStorage.getItem(keptKey(3))).toBeNull()
  })

  test('keeps nothing of a form that was sent', async () => {
    request.mockImplementation(async () => answered())
    await sendUnsent()
    expect(sessionStorage.getItem(keptKey(3))).toBeNull()
  })
})

describe('codes and proofs', () => {
  const form = { formId: 3, apiUrl: '/forms_api' }
  const asked = (path: string) => request.mock.calls.filter(([url]) => String(url).startsWith(path))
  /** Answers a path, and the proof of work with nothing. */
  const answer = (path: string, reply: () => Response) => request.mockImplementation(async (url) => (String(url) === path ? reply() : json(503, {})))

  test('[C-269] a code is asked for by number and form', async () => {
    answer('/twilio/create_verification', () => json(201, { data: { verification: 'v-1' } }))
    expect(await askForCode('+971501234567', form)).toEqual({ sent: 'sent', verification: 'v-1' })
    const [[, init] = []] = asked('/twilio/')
    expect([init?.method, init?.credentials, JSON.parse(String(init?.body))]).toEqual(['POST', 'omit', { phone_number: '+971501234567' }])
    expect([new Headers(init?.headers).get('maarad-form'), new Headers(init?.headers).get('content-type')]).toEqual(['3', 'application/json'])
    answer('/twilio/create_verification', () => json(201, { data: {} }))
    expect(await askForCode('+971501234567', form)).toEqual({ sent: 'sent', verification: '' })
  })

  test.each([
    [429, {}, 'too_many'],
    [422, {}, 'refused'],
    [503, { error: { code: 'not_configured' } }, 'not_configured'],
    [503, { error: { code: 'unavailable' } }, 'unreachable'],
    [502, {}, 'unreachable'],
  ])('a code that is answered with %i and %j is %s', async (status, body, sent) => {
    answer('/twilio/create_verification', () => json(status, body))
    expect(await askForCode('+971501234567', form)).toEqual({ sent, verification: '' })
  })

  test('a code that nobody answers, or a page of a proxy, could not be sent', async () => {
    answer('/twilio/create_verification', () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await askForCode('+971501234567', form)).toEqual({ sent: 'unreachable', verification: '' })
    answer('/twilio/create_verification', () => new Response('<html>', { status: 502 }))
    expect(await askForCode('+971501234567', form)).toEqual({ sent: 'unreachable', verification: '' })
    answer('/twilio/create_verification', () => json(502, null))
    expect(await askForCode('+971501234567', form)).toEqual({ sent: 'unreachable', verification: '' })
  })

  test.each([
    [200, { data: { valid: true, proof: 'p' } }, { kind: 'proved', proof: 'p' }],
    [200, { data: { valid: true } }, { kind: 'proved', proof: '' }],
    [200, { data: { valid: false } }, { kind: 'wrong' }],
    [404, {}, { kind: 'gone' }],
    [429, {}, { kind: 'too_many' }],
    [422, {}, { kind: 'wrong' }],
    [500, {}, { kind: 'unreachable' }],
  ])('[C-270] a typed code that is answered with %i and %j is %j', async (status, body, told) => {
    answer('/twilio/check_verification', () => json(status, body))
    expect(await giveCode('+971501234567', { code: '1234', verification: 'v-1' })).toEqual(told)
    const { init, headers } = sentAs()
    expect([JSON.parse(String(init?.body)), headers.get('maarad-verification')]).toEqual([{ phone_number: '+971501234567', code: '1234' }, 'v-1'])
  })

  test('a typed code that nobody answers is not wrong', async () => {
    request.mockRejectedValue(new TypeError())
    expect(await giveCode('+971501234567', { code: '1', verification: '' })).toEqual({ kind: 'unreachable' })
  })

  test('[C-151][C-349] an address is checked, and is good where it could not be, which is only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answer('/api/email_checks', () => json(200, { data: { valid: false } }))
    expect(await askAboutEmail('a@b.co')).toEqual({ isValid: false, proof: '' })
    expect(JSON.parse(String(sentAs().init?.body))).toEqual({ email: 'a@b.co' })
    answer('/api/email_checks', () => json(200, { data: { valid: true, proof: 'p' } }))
    expect(await askAboutEmail('a@b.co')).toEqual({ isValid: true, proof: 'p' })
    expect(warn).not.toHaveBeenCalled()
    answer('/api/email_checks', () => json(503, {}))
    expect(await askAboutEmail('a@b.co')).toEqual({ isValid: true, proof: '' })
    request.mockRejectedValue(new TypeError())
    expect(await askAboutEmail('a@b.co')).toEqual({ isValid: true, proof: '' })
    expect(warn.mock.calls.map(([, why]) => why)).toEqual([503, 'no answer'])
  })
})

describe('a form that staff try', () => {
  const lead = aLead('k-1', { apiUrl: '/forms_api' })
  const respond = vi.fn<Parameters<typeof tryForm>[0]>()
  const onSent = vi.fn()
  beforeEach(() => {
    respond.mockReset()
    onSent.mockReset()
  })

  test('goes to the call for tests, is told of, and leads nowhere', async () => {
    respond.mockResolvedValue(json(201, { data: { id: 9, mailed_to: 'staff@site.test', thank_you: thanks } }))
    expect(await tryForm(respond, onSent)(lead, {})).toMatchObject({ kind: 'sent', lead: { id: 9, thank_you: { heading: 'وصل', redirect_url: null } } })
    expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ id: 9, mailed_to: 'staff@site.test' }))
    expect(respond).toHaveBeenCalledWith('/forms_api/forms/3/test_leads', {
      ...{ method: 'POST', headers: { 'idempotency-key': 'k-1', 'content-type': 'application/json' }, body: JSON.stringify(lead.body) },
    })
  })

  test('with files is form data', async () => {
    respond.mockResolvedValue(json(429, {}))
    expect(await tryForm(respond, onSent)(lead, { photo: [new File(['x'], 'x.png')], none: [] })).toEqual({ kind: 'too_many' })
    const [, call] = respond.mock.calls[0] ?? []
    expect([call?.body instanceof FormData, call?.headers]).toEqual([true, { 'idempotency-key': 'k-1' }])
    expect(onSent).not.toHaveBeenCalled()
  })

  test('that nobody answers has failed, and does not wait', async () => {
    respond.mockRejectedValue(new TypeError())
    expect(await tryForm(respond, onSent)(lead, {})).toEqual({ kind: 'failed' })
    expect(readUnsent()).toEqual([])
  })
})
