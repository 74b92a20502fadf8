import { describe, expect, test } from 'vitest'
import { createPaymentsClient } from './payments-client.ts'

type Init = { method?: string | undefined; credentials?: string | undefined; body?: unknown; type: string | null }

/** The client of a service at an address, which answers every call with this, and what it was sent. */
function aClient(answer: () => Response | Promise<Response> = () => Response.json({ data: { stripe: null } }), baseUrl?: string) {
  const sent: [path: string, Init][] = []
  const client = createPaymentsClient(baseUrl, async (path, { method, credentials, headers, body }) => {
    sent.push([path, { method, credentials, body, type: new Headers(headers).get('content-type') }])
    return answer()
  })
  return { client, sent }
}

test('a call without a body is a read, one with a body a post of JSON, both with the buyer’s cookies', async () => {
  const { client, sent } = aClient()
  expect(await client.readSetup()).toEqual({ ok: true, value: { stripe: null } })
  await client.ask('/payment', { payment: 'x' })
  expect(sent).toEqual([
    ['/buy_online/payment_setup', { method: undefined, credentials: 'include', body: undefined, type: null }],
    ['/buy_online/payment', { method: 'POST', credentials: 'include', body: '{"payment":"x"}', type: 'application/json' }],
  ])
})

test.each(['https://pay.test', 'https://pay.test/', 'https://pay.test//'])('calls go to the service at %s', async (baseUrl) => {
  const { client, sent } = aClient(undefined, baseUrl)
  await client.readSetup()
  expect(sent[0]?.[0]).toBe('https://pay.test/buy_online/payment_setup')
})

describe('a call that fails', () => {
  test.each([
    [402, 'payment_failed', 'declined'],
    [429, 'too_many_requests', 'too_many'],
    [422, 'invalid', 'changed'],
    [409, 'already_paid', 'paid'],
    [409, 'not_offered', 'unknown'],
    [409, 'locked', 'lost'],
    [404, 'already_paid', 'lost'],
    [404, 'not_found', 'lost'],
    [503, 'not_configured', 'unknown'],
    [502, 'provider_unavailable', 'unreachable'],
    [500, 'not_offered', 'unreachable'],
  ])('with %i %s is told to the buyer as %s', async (status, code, failure) => {
    const { client } = aClient(() => Response.json({ error: { code } }, { status }))
    expect(await client.ask('/payment', {})).toEqual({ ok: false, failure })
  })

  test('with a page of a proxy or without an answer was not reached; without a code its status decides', async () => {
    const unreachable = { ok: false, failure: 'unreachable' }
    expect(await aClient(() => new Response('<html>', { status: 402 })).client.readSetup()).toEqual(unreachable)
    expect(await aClient(() => Promise.reject(new TypeError())).client.readSetup()).toEqual(unreachable)
    expect(await aClient(() => Response.json({}, { status: 409 })).client.readSetup()).toEqual({ ok: false, failure: 'lost' })
  })
})
