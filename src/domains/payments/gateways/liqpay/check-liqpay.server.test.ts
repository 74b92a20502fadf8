import { expect, test } from 'vitest'
import { aLiqpay } from '#tests/support/services/a-liqpay.ts'
import { gatewayCheck, HOOKS } from '#tests/support/services/gateway-check.ts'
import { wrongPlaces } from '#tests/support/services/wrong-places.ts'

const liqpay = await aLiqpay()
const nowhere = await wrongPlaces()
const { check } = await gatewayCheck('liqpay', { LIQPAY_PUBLIC_KEY: 'sandbox_1', LIQPAY_PRIVATE_KEY: liqpay.privateKey, LIQPAY_API_URL: liqpay.url })

test('is asked about a payment that nobody made, and for its report; no order is begun', async () => {
  expect((await check({}, 'UAH')).map((line) => line.replace(/127[.\d:]+/, 'HOST'))).toEqual([
    'good: HOST answers and takes the keys.',
    'info: The keys are for tests: no money moves.',
    'good: It takes UAH, the currency of the site’s prices.',
    `warn: No webhook of the provider has arrived yet. Its address is ${HOOKS}/liqpay.`,
  ])
  expect(liqpay.orders.size).toBe(0)
  expect(await check()).toContainEqual(expect.stringMatching(/^bad: It does not take AED/))
})

test('a wrong key, a host that is away and one that answers with a page are told', async () => {
  expect((await check({ LIQPAY_PRIVATE_KEY: 'wrong' }))[0]).toMatch(/^bad: .*Check LIQPAY_PUBLIC_KEY, LIQPAY_PRIVATE_KEY\.$/)
  expect((await check({ LIQPAY_API_URL: nowhere.closed }))[0]).toMatch(/^bad: .* could not be reached/)
  expect((await check({ LIQPAY_API_URL: nowhere.page }))[0]).toMatch(/^bad: .* not as the service does/)
})
