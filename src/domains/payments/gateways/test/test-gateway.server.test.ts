import { expect } from 'vitest'
import { minutes } from '#kernel/durations.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { BACK, tampered, gatewayRoom, gatewaySuite, START } from '#tests/support/services/gateway-suite.ts'
import type { RawWebhook } from '../../gateway.ts'
import { signWithTime } from '../signed-time.server.ts'
import { createTestProvider, type TestManner } from './test-gateway.server.ts'

const room = await gatewayRoom()
const { db, clock } = room
const manners: TestManner[] = []
const sent: RawWebhook[] = []
const played = createTestProvider({
  ...{ db, clock, secret: 'a secret of tests' },
  send: async (webhook) => void sent.push(webhook),
  script: (call) => (call === 'read' ? 'works' : (manners.shift() ?? 'works')),
})

/** The page of a provider that buyers are sent to: it takes the choice, and sends them back. */
const page = await aReceiver(async ({ path }, response) => {
  const asked = new URL(path, page.url).searchParams
  await redirecting.pay(asked.get('payment') ?? '', 'approve')
  response.writeHead(303, { location: asked.get('back') ?? '' }).end()
})
const redirecting = createTestProvider({
  ...{ db, clock, secret: 'a secret of tests', page: page.url },
  send: async (webhook) => void sent.push(webhook),
  script: (call) => (call === 'read' ? 'works' : (manners.shift() ?? 'works')),
})

const testEvent = (charge: string): RawWebhook => {
  const bytes = Buffer.from(JSON.stringify({ id: `evt_${charge}`, type: 'charge.approved', charge }))
  return { bytes, headers: { 'test-signature': signWithTime('a secret of tests', bytes, START) } }
}

gatewaySuite('TEST', room, {
  gateway: played.gateway,
  pay: ({ providerId }) => played.pay(providerId, 'approve'),
  upset: (how) => void manners.push(how === 'lost' ? 'vanishes' : 'is_away'),
  webhook: () => sent.at(-1) as RawWebhook,
  invented: testEvent,
  forge: tampered,
  staleAfterMs: minutes(5),
  flaws: () => [],
})

gatewaySuite('TEST by redirect', room, {
  gateway: redirecting.gateway,
  pay: async ({ browser }) => {
    if (browser.gateway !== 'TEST' || browser.redirectUrl === undefined) throw new Error('the buyer is sent nowhere')
    const gone = await fetch(browser.redirectUrl, { redirect: 'manual' })
    expect([gone.status, gone.headers.get('location')]).toEqual([303, BACK])
  },
  upset: (how) => void manners.push(how === 'lost' ? 'vanishes' : 'is_away'),
  webhook: () => sent.at(-1) as RawWebhook,
  invented: testEvent,
  forge: tampered,
  staleAfterMs: minutes(5),
  flaws: () => [],
})
