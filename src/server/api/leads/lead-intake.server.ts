import type { LeadIntake } from '#domains/leads/index.server.ts'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import type { VisitPlace } from '#domains/retailers/index.ts'
import { findVisitPlace } from '#domains/retailers/index.server.ts'
import { twilioAccount } from '#domains/verification/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { createRateLimit, type RateLimit } from '../../http/rate-limit.server.ts'
import { contextOf, type Services } from '../../services.server.ts'
import { readRentalWeekdays } from './rental-weekdays.server.ts'

type Limits = { ofAddress: RateLimit; ofForm: RateLimit; perMinute: { address: number; form: number } }
/** What is read of content and retailers, and kept until anything of the site changes; `epoch` counts those changes. */
type KeptReads = { epoch: number; weekdays?: ReturnType<typeof readRentalWeekdays>; anyPlace?: Promise<VisitPlace> }
type IntakeState = { limits?: Limits; running: LeadIntake['running']; kept: KeptReads }

/** The state of one process about submissions. */
const states = new WeakMap<Services, IntakeState>()

/** The services for accepting submissions, with the current settings. All entry points share its limits. */
export async function leadIntake(services: Services): Promise<LeadIntake> {
  const { settings } = await services.site.get(contextOf(services))
  const memory: IntakeState = states.get(services) ?? { running: new Map(), kept: { epoch: -1 } }
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
    closedRentalWeekdays: async (formId) => {
      const reads = keptReads(services, memory)
      reads.weekdays ??= forgetting(readRentalWeekdays(services.database.db), () => delete reads.weekdays)
      return (await reads.weekdays)(formId)
    },
    anyPlace: () => {
      const reads = keptReads(services, memory)
      reads.anyPlace ??= forgetting(findVisitPlace(services.database.db, null, settings), () => delete reads.anyPlace)
      return reads.anyPlace
    },
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

function keptReads({ answers }: Services, memory: IntakeState): KeptReads {
  if (memory.kept.epoch !== answers.epoch) memory.kept = { epoch: answers.epoch }
  return memory.kept
}

/** A read that failed is tried again by the next who needs it. */
function forgetting<Value>(read: Promise<Value>, forget: () => void): Promise<Value> {
  read.catch(forget)
  return read
}

function limitOf(perMinute: number): RateLimit {
  const most = Math.max(1, perMinute)
  return createRateLimit({ burst: most, everyMs: minutes(1) / most })
}
