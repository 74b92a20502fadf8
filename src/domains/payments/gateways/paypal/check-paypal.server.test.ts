import { beforeEach, expect, test } from 'vitest'
import { aPaypal, PAYPAL_WEBHOOK_ID } from '#tests/support/services/a-paypal.ts'
import { gatewayCheck, HOOKS, NOW } from '#tests/support/services/gateway-check.ts'
import { wrongPlaces } from '#tests/support/services/wrong-places.ts'

/** PayPal has one sentence for every refusal. */
const REFUSED = 'The requested action could not be performed, semantically incorrect, or failed business validation.'
const paypal = await aPaypal(() => NOW)
const nowhere = await wrongPlaces()
const { check } = await gatewayCheck('paypal', {
  ...{ PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID, PAYPAL_API_URL: paypal.url },
})

beforeEach(() => {
  Object.assign(paypal, { webhook: { url: `${HOOKS}/paypal`, event_types: [{ name: '*' }] }, next: null })
  paypal.orders.clear()
})

test('in its sandbox: an order is begun in a currency that it takes, and AED is told to be none', async () => {
  expect((await check()).slice(1)).toEqual([
    'info: The keys are for tests: no money moves.',
    'good: The webhook leads here with all its events.',
    'good: A test payment of 10 USD was begun. Nobody pays it, and it lapses by itself.',
    'bad: It does not take AED, the currency of the site’s prices, so it is not offered to buyers.',
    `warn: No webhook of the provider has arrived yet. Its address is ${HOOKS}/paypal.`,
  ])
  expect([...paypal.orders.values()].map(({ status }) => status)).toEqual(['CREATED'])
  expect(paypal.unseen()).not.toContain('get /v1/notifications/webhooks/{webhook_id}')
})

test('a webhook of another id, one that leads elsewhere, and one that lacks events are told', async () => {
  expect(await check({ PAYPAL_WEBHOOK_ID: 'WH-9' })).toContain('bad: The provider knows no webhook of the id in PAYPAL_WEBHOOK_ID.')
  paypal.webhook.url = 'https://other.test/hooks/paypal'
  expect(await check()).toContain(`bad: The webhook PAYPAL_WEBHOOK_ID leads to another address than ${HOOKS}/paypal.`)
  paypal.webhook = { url: `${HOOKS}/paypal`, event_types: [{ name: 'PAYMENT.CAPTURE.COMPLETED' }] }
  expect(await check()).toContainEqual(expect.stringMatching(/^bad: The webhook lacks these events: CHECKOUT\.ORDER\.APPROVED, /))
})

test('an application that may not search transactions and an order that is refused are told', async () => {
  const { scope } = paypal
  paypal.scope = 'openid'
  paypal.next = {
    status: 422,
    body: { name: 'UNPROCESSABLE_ENTITY', message: REFUSED, debug_id: '1', details: [{ issue: 'PAYEE_ACCOUNT_RESTRICTED' }] },
    after: false,
  }
  const lines = await check()
  paypal.scope = scope
  expect(lines).toContain('warn: The key lacks a permission: Transaction search. The check goes on without it.')
  expect(lines).toContain('bad: A test payment was refused: PAYEE_ACCOUNT_RESTRICTED.')
})

test('a wrong secret, a host that is away and one that answers with a page are told', async () => {
  expect((await check({ PAYPAL_CLIENT_SECRET: 'wrong' }))[0]).toMatch(/takes? the keys\. Check PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET\.$/)
  expect((await check({ PAYPAL_API_URL: nowhere.closed }))[0]).toMatch(/^bad: .* could not be reached/)
  expect((await check({ PAYPAL_API_URL: nowhere.page }))[0]).toMatch(/^bad: .* not as the service does/)
})
