import type { GatewayName } from '#domains/payments/index.ts'
import { type BeginRequest, type Payable, type Started, type StartRefusal, startPayment } from '#domains/payments/index.server.ts'
import { seconds } from '#kernel/durations.ts'
import { type FieldFlaws, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import { payableFinders } from '../../payments/payment-domains.gen.server.ts'
import { hostCookie } from '../../http/host-cookie.server.ts'
import { paymentServicesOf } from '../../payments/payment-services.server.ts'
import { addressLimit } from '../address-limit.server.ts'
import type { CallCtx } from '../define-call.server.ts'

/** What a browser sends, and the gateway whose call it is. What it says of money and terms is only compared with what the server knows. */
type RequestOf = BeginRequest & { gateway: GatewayName }

export type BeginRefusal = Exclude<StartRefusal, 'unknown_vendor'> | 'gone' | 'locked' | 'not_offered'
export type BeginOutcome = Outcome<Started, BeginRefusal | Invalid | { code: 'too_many'; retryAfterSeconds: number }>

/** Statuses of what can go wrong (C-268). */
export const beginRefusals = {
  gone: 404,
  locked: 409,
  not_offered: 409,
  already_paid: 409,
  invalid: 422,
  declined: 402,
  too_many: 429,
  unreachable: 502,
  not_configured: 503,
} as const

/** A buyer begins a few payments; more try out stolen cards. */
const beginLimit = addressLimit({ burst: 20, everyMs: seconds(10) })

/** Begins a payment for what the visitor is buying: amount, currency and terms come from the domain that sells it. */
export async function beginPayment(ctx: CallCtx, request: RequestOf): Promise<BeginOutcome> {
  const retryAfterSeconds = beginLimit(ctx)
  if (retryAfterSeconds > 0) return refuse({ code: 'too_many', retryAfterSeconds })
  const payable = await findPayable(ctx, request)
  if (!payable.ok) return payable
  const fields = flawsOf(request, payable.value)
  if (Object.keys(fields).length > 0) return refuse({ code: 'invalid', fields })
  const { reference, amount, isOnHold, stripeAccount } = payable.value
  const terms = { reference, vendor: request.gateway, amount, isOnHold, stripeAccount: request.account === undefined ? null : stripeAccount }
  const { description = payable.value.description, language, returnUrl, payTypes } = request
  const outcome = await startPayment(ctx, paymentServicesOf(ctx.services), {
    ...terms,
    description,
    ...(language === undefined ? {} : { language }),
    ...(returnUrl === undefined ? {} : { returnUrl: isOfSite(ctx, returnUrl) ? returnUrl : '' }),
    ...(payTypes === undefined ? {} : { payTypes }),
  })
  return outcome.ok || outcome.code !== 'unknown_vendor' ? (outcome as BeginOutcome) : refuse('not_configured')
}

async function findPayable(ctx: CallCtx, { gateway, vehicleId, companyUuid }: RequestOf): Promise<Outcome<Payable, 'gone' | 'locked' | 'not_offered'>> {
  const { env, secretKey } = ctx.services
  const cookie = (name: string) => hostCookie(ctx.http, name, env.PUBLIC_URL)
  for (const find of payableFinders) {
    const payable = await find(ctx, { gateway, vehicleId, companyUuid, cookie, secretKey })
    if (payable.ok || payable.code !== 'gone') return payable
  }
  return refuse('gone')
}

const DIFFERS = ['is not what the server knows']

function flawsOf({ amount, isOnHold, account }: BeginRequest, payable: Payable): FieldFlaws {
  const isRight = amount.value?.minor === payable.amount.minor && amount.value.currency === payable.amount.currency
  return {
    ...(isRight ? {} : { [amount.field]: DIFFERS }),
    ...(isOnHold === undefined || isOnHold.value === payable.isOnHold ? {} : { [isOnHold.field]: DIFFERS }),
    ...(account === undefined || account.value === payable.stripeAccount ? {} : { [account.field]: DIFFERS }),
  }
}

/** Nobody is led away from the site by a link to it. */
function isOfSite({ services }: CallCtx, address: string): boolean {
  return URL.parse(address)?.origin === new URL(services.env.PUBLIC_URL).origin
}
