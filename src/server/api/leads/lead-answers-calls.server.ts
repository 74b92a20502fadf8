import { z } from '@hono/zod-openapi'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { AnswerTemplateDraft, LeadAnswer, leadAnswerWords, leadStates, LeadTaskDraft } from '#domains/leads/index.ts'
import {
  addLeadTask,
  answerLead,
  answerTemplateSorts,
  createAnswerTemplate,
  deleteAnswerTemplate,
  endLeadTask,
  findAnswerTemplate,
  listAnswerTemplates,
  listLeadTasks,
  offerAnswers,
  readContactHistory,
  saveAnswerTemplate,
} from '#domains/leads/index.server.ts'
import { orderStates } from '#domains/orders/index.ts'
import { textsIn } from '#kernel/words/words.ts'
import { data } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { listQuery } from '../list-query.ts'
import { recordCalls } from '../record-calls.server.ts'
import { RecordId } from '../record-id.ts'
import { Lead, LeadTask } from './lead-shapes.ts'

const tag = 'Leads'
const params = z.object({ id: RecordId })
const moment = z.iso.datetime()

const Offer = z
  .object({
    id: z.int(),
    name: z.string(),
    locale: z.enum(['ar', 'en']),
    email: z.string(),
    phone: z.string(),
    retailer: z.string(),
    reply_to: z.string().openapi({ description: 'Where the answer of the customer to a mail goes; empty for the address of the site.' }),
    time_zone: z.string().openapi({ description: 'The time zone of the retailer, in which tasks are set.' }),
    texts: z.array(z.object({ id: z.int(), name: z.string(), subject: z.string(), text: z.string() })),
  })
  .openapi('LeadAnswerOffer')

const History = z
  .object({
    leads: z.array(
      z.object({ id: z.int(), state: z.enum(leadStates), created_at: moment, merged_into: z.int().nullable(), form: z.string(), car: z.string() }),
    ),
    orders: z.array(
      z.object({
        id: z.int(),
        order_number: z.string(),
        vehicle_id: z.int(),
        vehicle_name: z.string(),
        state: z.enum(orderStates),
        amount: z.int(),
        currency: z.string(),
        created_at: moment,
      }),
    ),
  })
  .openapi('ContactHistory')

const Template = z
  .object({
    id: z.int(),
    name: z.string(),
    subject_ar: z.string(),
    text_ar: z.string(),
    subject_en: z.string(),
    text_en: z.string(),
    position: z.int(),
    version: z.string(),
  })
  .openapi('AnswerTemplate')

/** The text of a site without templates, in words that staff may translate. */
async function usualText(ctx: CallCtx) {
  const { wordsOf } = await ctx.services.site.get(ctx)
  return (locale: 'ar' | 'en') => (locale === 'ar' ? wordsOf(leadAnswerWords) : textsIn(locale, leadAnswerWords.words))
}

/** Answers to leads, tasks about them, and what else their senders wrote and bought. */
export const leadAnswersCalls = [
  ...recordCalls({
    path: '/api/answer_templates',
    tag,
    noun: { one: 'an answer template', many: 'answer templates' },
    record: Template,
    draft: AnswerTemplateDraft,
    list: { query: listQuery(answerTemplateSorts), rows: listAnswerTemplates },
    find: findAnswerTemplate,
    create: createAnswerTemplate,
    save: saveAnswerTemplate,
    audited: ({ id }) => ({ actions: ['answer_template.changed'], subjects: [id] }),
    writeConflicts: {},
    remove: deleteAnswerTemplate,
    removeConflicts: {},
  }),
  defineCall({
    method: 'get',
    path: '/api/leads/{id}/answers',
    tag,
    who: 'leads.write',
    summary: 'Reads what a lead can be answered with',
    description: 'Recipients, senders, and the templates filled with the values of the lead.',
    params,
    answer: data(Offer, 'What the lead can be answered with.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => offerAnswers(ctx, id, { clocks: (await ctx.services.site.get(ctx)).settings, usual: await usualText(ctx) }),
  }),
  defineCall({
    method: 'post',
    path: '/api/leads/{id}/answers',
    tag,
    who: 'leads.write',
    summary: 'Answers a lead',
    description: 'Sends a mail, or records that staff wrote by WhatsApp or called. The first answer stops the clock of the lead.',
    params,
    body: LeadAnswer,
    answer: data(Lead, 'Answered now or earlier with this key.'),
    refusals: { forbidden: 403, gone: 404, not_open: 409, no_address: 409 },
    run: async (ctx, { params: { id }, body }) => {
      const outcome = await answerLead(ctx, id, body)
      if (outcome.ok && body.channel === 'mail') await wakeDeliveries(ctx.services, `lead ${id} answer ${body.key}`)
      return outcome
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/leads/{id}/tasks',
    tag,
    who: 'leads.read',
    summary: 'Lists the tasks of a lead',
    description: 'Also gives the time zone in which tasks are set.',
    params,
    answer: data(z.object({ time_zone: z.string(), tasks: z.array(LeadTask) }), 'The tasks, open ones first.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => listLeadTasks(ctx, id, (await ctx.services.site.get(ctx)).settings),
  }),
  defineCall({
    method: 'post',
    path: '/api/leads/{id}/tasks',
    tag,
    who: 'leads.write',
    summary: 'Adds a task of the caller to a lead',
    description: 'Its time is in the time zone of the retailer.',
    params,
    body: LeadTaskDraft,
    answer: data(Lead, 'The lead.'),
    refusals: { forbidden: 403, gone: 404, invalid: 422 },
    run: async (ctx, { params: { id }, body }) => addLeadTask(ctx, { leadId: id, draft: body, clocks: (await ctx.services.site.get(ctx)).settings }),
  }),
  defineCall({
    method: 'post',
    path: '/api/leads/{id}/tasks/{task_id}/done',
    tag,
    who: 'leads.write',
    summary: 'Marks a task of a lead as done',
    params: z.object({ id: RecordId, task_id: RecordId }),
    answer: data(Lead, 'The lead.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id, task_id: taskId } }) => endLeadTask(ctx, { leadId: id, id: taskId }),
  }),
  defineCall({
    method: 'get',
    path: '/api/leads/{id}/contact_history',
    tag,
    who: 'leads.read',
    summary: 'Lists the leads and orders under the address or number of a lead',
    description: 'As far as the caller may see them.',
    params,
    answer: data(History, 'The records, newest first. Anybody can write any address, so this does not prove whose they are.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => readContactHistory(ctx, id),
  }),
]
