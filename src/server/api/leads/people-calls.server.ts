import { z } from '@hono/zod-openapi'
import { leadStates } from '#domains/leads/index.ts'
import { erasePerson, exportPerson, findPerson, PersonQuery } from '#domains/leads/index.server.ts'
import { data } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { WholeLead } from './lead-shapes.ts'

const tag = 'Leads'
const Certificate = z
  .object({
    subject: z.string().openapi({ description: 'A digest of what the person was known by.' }),
    erased_at: z.iso.datetime(),
    erased_by: z.string(),
    leads: z.array(z.int()),
    files: z.int(),
    deliveries: z.int(),
    mails: z.int(),
    phone_attempts: z.int(),
    orders: z.array(z.string()).openapi({ description: 'Numbers of orders that have nothing personal any more; car, money and dates stay.' }),
    orders_kept: z.array(z.string()).openapi({ description: 'Numbers of orders that stay whole while they run.' }),
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
})

const Purchases = z.object({
  orders: z.array(PersonOrder),
  checkouts: z.array(z.object({ created_at: z.iso.datetime(), vehicle: z.string(), filled_in: z.unknown() })),
  waits_for: z.array(z.object({ vehicle_id: z.int(), since: z.iso.datetime() })),
})

const Holdings = z
  .object({
    leads: z.array(z.object({ id: z.int(), form_id: z.int(), state: z.enum(leadStates), created_at: z.iso.datetime() })),
    files: z.int(),
    deliveries: z.int(),
    mails: z.int(),
    phone_attempts: z.int(),
    orders: z.array(z.string()).openapi({ description: 'Numbers of orders.' }),
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
    summary: 'How much is stored about a person, by e-mail address or phone number',
    body: PersonQuery,
    answer: data(Holdings, 'Leads by their numbers, the rest counted.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { body }) => findPerson(ctx, body, await rulesOf(ctx)),
  }),
  defineCall({
    method: 'post',
    path: '/api/people/export',
    tag,
    who: 'leads.delete',
    summary: 'All that is stored about a person, by e-mail address or phone number',
    body: PersonQuery,
    answer: data(z.object({ exported_at: z.iso.datetime(), leads: z.array(WholeLead), ...Purchases.shape }), 'To be handed to the person.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { body }) => exportPerson(ctx, body, await rulesOf(ctx)),
  }),
  defineCall({
    method: 'post',
    path: '/api/people/erase',
    tag,
    who: 'leads.delete',
    summary: 'Erases a person from leads, files, deliveries, kept mails and exports',
    body: PersonQuery,
    answer: data(Certificate, 'The certificate, which the audit log keeps as well.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { body }) => erasePerson(ctx, body, await rulesOf(ctx)),
  }),
]
