import { z } from '@hono/zod-openapi'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { leadStates } from '#domains/leads/index.ts'
import {
  askPerson,
  erasePerson,
  exportPerson,
  findPerson,
  PersonAsking,
  PersonChoice,
  PersonQuery,
  recordKinds,
  recordReasons,
} from '#domains/leads/index.server.ts'
import { data } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { WholeLead } from './lead-shapes.ts'

const tag = 'Leads'
const Certificate = z
  .object({
    subject: z.string().openapi({ description: 'A digest of what identified the person.' }),
    erased_at: z.iso.datetime(),
    erased_by: z.string(),
    leads: z.array(z.int()),
    files: z.int(),
    deliveries: z.int(),
    mails: z.int(),
    phone_attempts: z.int(),
    orders: z.array(z.string()).openapi({ description: 'The numbers of orders whose personal data was erased; car, money and dates stay.' }),
    orders_kept: z.array(z.string()).openapi({ description: 'The numbers of orders that stay whole while they are in progress.' }),
  })
  .openapi('ErasureCertificate')

const PersonOrder = z.object({
  order_number: z.string(),
  created_at: z.iso.datetime(),
  payment_status: z.string(),
  vehicle: z.string(),
  customer: z.record(z.string(), z.unknown()),
  payments: z.array(z.record(z.string(), z.unknown())),
  invoices: z.array(z.record(z.string(), z.unknown())),
  documents: z.array(z.record(z.string(), z.unknown())),
})

const Purchases = z.object({
  orders: z.array(PersonOrder),
  checkouts: z.array(z.object({ created_at: z.iso.datetime(), vehicle: z.string(), filled_in: z.unknown() })),
  waits_for: z.array(z.object({ vehicle_id: z.int(), since: z.iso.datetime() })),
  quotations: z.array(
    z.object({ number: z.string(), created_at: z.iso.datetime(), vehicle: z.string(), customer: z.record(z.string(), z.string()), note: z.string() }),
  ),
})

const Standing = z.object({ asked_by: z.string(), asked_at: z.iso.datetime(), confirmed_at: z.iso.datetime().nullable() }).nullable()

const Found = z.object({
  id: z.string().openapi({ description: 'The id that is sent to export or erase the record.' }),
  kind: z.enum(recordKinds),
  number: z.string(),
  at: z.iso.datetime().nullable(),
  matches: z.array(z.enum(recordReasons)),
  is_verified: z.boolean().openapi({ description: 'Whether the person confirmed an address that matches the record.' }),
  is_suggested: z.boolean(),
})

const Holdings = z
  .object({
    leads: z.array(z.object({ id: z.int(), form_id: z.int(), state: z.enum(leadStates), created_at: z.iso.datetime() })),
    files: z.int(),
    deliveries: z.int(),
    mails: z.int(),
    phone_attempts: z.int(),
    orders: z.array(z.string()).openapi({ description: 'The numbers of orders.' }),
    records: z.array(Found),
    requests: z.object({ export: Standing, erase: Standing }),
  })
  .openapi('PersonHoldings')

async function rulesOf({ services, ...ctx }: CallCtx) {
  return { country: (await services.site.get(ctx)).settings.leads.country, secretKey: services.secretKey }
}

/** The people behind leads: what is stored about one, and the end of it. Who is meant stands in bodies, never in an address. */
export const peopleCalls = [
  defineCall({
    method: 'post',
    path: '/api/people/find',
    tag,
    who: 'leads.delete',
    summary: 'Counts what is stored about a person, by e-mail address or phone number',
    body: PersonQuery,
    answer: data(Holdings, 'The leads by number, and the counts of other records.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { body }) => findPerson(ctx, body, await rulesOf(ctx)),
  }),
  defineCall({
    method: 'post',
    path: '/api/people/ask',
    tag,
    who: 'leads.delete',
    summary: 'Mails a person a link to confirm their request',
    body: PersonAsking,
    answer: data(Standing, 'The state of the request. Asking again within ten minutes sends no second mail.'),
    refusals: { forbidden: 403, no_address: 409, invalid_address: 409 },
    run: async (ctx, { body }) => {
      const { timeZone } = (await ctx.services.site.get(ctx)).settings
      const outcome = await askPerson(ctx, body, { ...(await rulesOf(ctx)), timeZone })
      if (outcome.ok) await wakeDeliveries(ctx.services, 'person request')
      return outcome
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/people/export',
    tag,
    who: 'leads.delete',
    needsProof: true,
    summary: 'Exports the chosen records of a person',
    description: 'The person has confirmed it, or a reason is given.',
    body: PersonChoice,
    answer: data(z.object({ exported_at: z.iso.datetime(), leads: z.array(WholeLead), ...Purchases.shape }), 'The records to hand to the person.'),
    refusals: { forbidden: 403, not_confirmed: 409, other_records: 409 },
    run: async (ctx, { body }) => exportPerson(ctx, body, await rulesOf(ctx)),
  }),
  defineCall({
    method: 'post',
    path: '/api/people/erase',
    tag,
    who: 'leads.delete',
    needsProof: true,
    summary: 'Erases the chosen records of a person',
    description: 'The person has confirmed it, or a reason is given.',
    body: PersonChoice,
    answer: data(Certificate, 'The certificate, which the audit log also keeps.'),
    refusals: { forbidden: 403, not_confirmed: 409, other_records: 409 },
    run: async (ctx, { body }) => erasePerson(ctx, body, await rulesOf(ctx)),
  }),
]
