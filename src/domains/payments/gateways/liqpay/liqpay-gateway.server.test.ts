import { expect, test } from 'vitest'
import { days } from '#kernel/durations.ts'
import { aLiqpay } from '#tests/support/services/a-liqpay.ts'
import { down, gatewayRoom, gatewaySuite, START } from '#tests/support/services/gateway-suite.ts'
import { GatewayUnreachable } from '../../gateway.ts'
import { createLiqpayGateway } from './liqpay-gateway.server.ts'

const room = await gatewayRoom()
const { environment } = room
const liqpay = await aLiqpay()

const gateway = createLiqpayGateway(
  { publicKey: 'public', privateKey: liqpay.privateKey, url: liqpay.url, hookUrl: 'https://site.test/hooks/liqpay' },
  environment,
)

gatewaySuite('LIQPAY', room, {
  gateway,
  pay: ({ browser }) => browser.gateway === 'LIQPAY' && liqpay.pay(browser),
  upset: (how) => {
    liqpay.next = down(how)
  },
  webhook: (providerId, at) => ({ bytes: liqpay.callback(providerId, { end_date: at.getTime() }), headers: {} }),
  forge: ({ bytes, headers }) => ({ bytes: Buffer.from(Buffer.from(bytes).toString().replace('data=', 'data=eyJ4Ijox')), headers }),
  staleAfterMs: days(3),
  lapses: [
    ['capture', 6, 'captured'],
    ['release', 6, 'released'],
  ],
  flaws: () => liqpay.flaws,
})

test.each([['dollars'], ['']])('an answer over money of the currency %j is no answer', async (currency) => {
  liqpay.orders.clear()
  liqpay.orders.set('order', { action: 'pay', amount: 5, currency, status: 'success', refunded: 0 })
  await expect(gateway.list({ since: new Date(START.getTime() - days(1)), accounts: [] })).rejects.toBeInstanceOf(GatewayUnreachable)
})
