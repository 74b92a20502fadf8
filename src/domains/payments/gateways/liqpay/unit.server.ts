import type { GatewayUnit } from '../gateway-unit.ts'
import { beginLiqpayCall } from './begin-call.ts'
import { checkLiqpay } from './check-liqpay.server.ts'
import { liqpayFacts } from './facts.ts'
import { createLiqpayGateway } from './liqpay-gateway.server.ts'

export const liqpayUnit: GatewayUnit = {
  facts: liqpayFacts,
  variables: ['LIQPAY_PUBLIC_KEY', 'LIQPAY_PRIVATE_KEY'],
  create: ({ env, clock }) => {
    const { LIQPAY_PUBLIC_KEY: publicKey, LIQPAY_PRIVATE_KEY: privateKey, LIQPAY_API_URL: url, PUBLIC_URL: publicUrl } = env
    if (!publicKey || !privateKey) return null
    return createLiqpayGateway({ publicKey, privateKey, url, hookUrl: `${publicUrl}/hooks/liqpay` }, { network: env.SERVICE_NETWORK, clock })
  },
  begin: beginLiqpayCall,
  about: [
    'Asks about a payment that does not exist, and for the report of the last hour. LiqPay takes test payments on its own page only.',
    'يستعلم عن دفعة غير موجودة وعن تقرير الساعة الأخيرة. لا يقبل LiqPay الدفعات التجريبية إلا في صفحته.',
  ],
  check: checkLiqpay,
}
