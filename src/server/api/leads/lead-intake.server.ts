import type { LeadIntake } from '#domains/leads/index.server.ts'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { twilioAccount } from '#domains/verification/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { createRateLimit, type RateLimit } from '../../http/rate-limit.server.ts'
import { contextOf, type Services } from '../../services.server.ts'
import { closedRentalWeekdays } from './rental-weekdays.server.ts'

type Limits = { ofAddress: RateLimit; ofForm: RateLimit; perMinute: { address: number; form: number } }
type IntakeState = { limits?: Limits; running: LeadIntake['running'] }

/** The state of one process about submissions. */
const states = new WeakMap<Services, IntakeState>()

/** The services for accepting submissions, with the current settings. All entry points share its limits. */
export async function leadIntake(services: Services): Promise<LeadIntake> {
  const { settings } = await services.site.get(contextOf(services))
  const memory: IntakeState = states.get(services) ?? { running: new Map() }
  states.set(services, memory)
  const { perMinute, country, responseMinutes } = settings.leads
  if (JSON.stringify(memory.limits?.perMinute) !== JSON.stringify(perMinute)) {
    memory.limits = { ofAddress: limitOf(perMinute.address), ofForm: limitOf(perMinute.form), perMinute }
  }
  const { ofAddress, ofForm } = memory.limits as Limits
  return {
    storage: services.storage,
    guard: { ...settings.spam, secretKey: services.secretKey },
    verifier: { secretKey: services.secretKey, account: twilioAccount(services.env), ...settings.verification },
    clocks: settings,
    visits: settings.retailers.visits,
    closedRentalWeekdays: (formId) => closedRentalWeekdays(services.database.db, formId),
    publicUrl: services.env.PUBLIC_URL.replace(/\/+$/, ''),
    country,
    responseMinutes,
    running: memory.running,
    countSender: (address) => ofAddress(networkOf(address ?? 'inside'), services.clock.now().getTime()),
    senderWaits: (address) => ofAddress(networkOf(address ?? 'inside'), services.clock.now().getTime(), true),
    // Apart from each other, so that robots use up nothing of what people have.
    countForm: ({ formId, verdict }) => ofForm(`${formId} ${verdict}`, services.clock.now().getTime()),
    wake: (key) => wakeDeliveries(services, key),
  }
}

function limitOf(perMinute: number): RateLimit {
  const most = Math.max(1, perMinute)
  return createRateLimit({ burst: most, everyMs: minutes(1) / most })
}
