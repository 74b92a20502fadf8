import { z } from '@hono/zod-openapi'
import { customerKinds, leadStates, parseCustomerRef } from '#domains/leads/index.ts'
import { findCustomers, readCustomer } from '#domains/leads/index.server.ts'
import { QuotationRecord } from '#domains/orders/index.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { orderCtx } from '../orders/order-desk.server.ts'
import { OrderRecord } from '../orders/order-record-shapes.ts'
import { LeadTask } from './lead-shapes.ts'

const tag = 'Leads'
const moment = z.iso.datetime()
/** As many as fit under a search; who finds none of them types on. */
const FEW = 20

const contact = {
  name: z.string(),
  email: z.string(),
  phone: z.string().describe('The phone number, in international form if it could be read.'),
}
const FoundEntry = z
  .object({
    id: z.string().describe('The newest record that names the customer, such as `lead-7`.'),
    ...contact,
    at: moment.describe('When that record was created.'),
    entries: z.int().describe('The number of matching records of the customer.'),
  })
  .openapi('FoundCustomer')

const matches = z.array(z.enum(['email', 'phone', 'merged'])).describe('Why the record is listed; empty for the requested record.')
const CustomerLead = z.object({
  id: z.int(),
  state: z.enum(leadStates),
  name: z.string(),
  form: z.string(),
  car: z.string(),
  created_at: moment,
  due_at: moment.nullable(),
  answered_at: moment.nullable(),
  merged_into: z.int().nullable(),
  matches,
})
const Mail = z.object({
  id: z.int(),
  kind: z.enum(customerKinds),
  subject_id: z.int().describe('The id of the record that the mail is about.'),
  key: z.string(),
  state: z.enum(['queued', 'sending', 'sent', 'failed']),
  at: moment,
})
const Customer = z
  .object({
    id: z.string(),
    ...contact,
    leads: z.array(CustomerLead).nullable().describe('The leads; null, as the other parts, for callers who may not see any.'),
    orders: z.array(OrderRecord.extend({ matches })).nullable(),
    quotations: z.array(QuotationRecord.extend({ matches })).nullable(),
    tasks: z.array(LeadTask).nullable(),
    mails: z.array(Mail),
  })
  .openapi('Customer')

/** Customers across leads, orders and quotations. Who is looked for stands in a body; who is shown is known by a record. */
export const customersCalls = [
  defineCall({
    method: 'post',
    path: '/api/customers/search',
    tag,
    who: 'staff',
    summary: 'Finds customers by name, address or number',
    description: 'Searches the leads, orders and quotations that the caller may see.',
    body: z.object({ q: z.string().max(100) }),
    answer: data(z.array(FoundEntry), 'At most twenty customers, newest first. An address or a number makes records one customer, a name never does.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: async (ctx, { body: { q: search } }) => {
      const { country } = (await ctx.services.site.get(ctx)).settings.leads
      const outcome = await findCustomers(ctx, { search, few: FEW, country })
      return outcome.ok ? done(outcome.value.map(({ at, ...customer }) => ({ ...customer, at: at.toISOString() }))) : outcome
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/customers/{ref}',
    tag,
    who: 'staff',
    summary: 'Reads all that is stored under the address or number of a record',
    description: 'Leads, orders, quotations, tasks and mails that the caller may see.',
    params: z.object({ ref: z.string().max(30).describe('A record that names the customer: `lead-7`, `order-5`, `quotation-3`.') }),
    answer: data(Customer, 'The records, newest first. Anybody can write any address, so this does not prove whose a record is.'),
    isReadOnly: true,
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { ref } }) => {
      const customer = parseCustomerRef(ref)
      return customer ? readCustomer(await orderCtx(ctx), customer) : refuse('gone')
    },
  }),
]
