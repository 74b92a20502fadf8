import { days } from '#kernel/durations.ts'
import { aLiqpay } from '#tests/support/services/a-liqpay.ts'
import { down, gatewayRoom, gatewaySuite } from '#tests/support/services/gateway-suite.ts'
import { createLiqpayGateway } from './liqpay-gateway.server.ts'

const room = await gatewayRoom()
const { environment } = room
const liqpay = await aLiqpay()

gatewaySuite('LIQPAY', room, {
  gateway: createLiqpayGateway({ publicKey: 'public', privateKey: liqpay.privateKey, url: liqpay.url, hookUrl: 'https://site.test/hooks/liqpay' }, environment),
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
