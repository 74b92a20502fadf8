import { z } from '@hono/zod-openapi'
import { may } from '#domains/accounts/index.ts'
import { findFormUsage } from '#domains/content/index.server.ts'
import { type FormChoices, FormDraft } from '#domains/forms/index.ts'
import { listChoices } from '#domains/forms/index.server.ts'
import { countLeads, listFailedIntegrations, sampleLetters } from '#domains/leads/index.server.ts'
import { mailSiteOf, renderMail } from '#domains/mail/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'

const tag = 'Forms'
const Option = z.object({ value: z.string(), label: z.string() })
/** Choices are readonly, which the schema cannot express. */
const Choices = z
  .object({
    locations: z.array(Option),
    retailers: z.array(
      Option.extend({
        city: z.string(),
        tags: z.array(z.string()),
        place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
        opening_hours: z.array(z.object({ days: z.string(), hours: z.string() })),
      }),
    ),
  })
  .openapi('FormChoices') as unknown as z.ZodType<FormChoices>
const Usage = z
  .object({
    kind: z.enum(['page', 'draft', 'binned_page', 'nav_entry', 'dealer', 'vehicle', 'setting', 'form', 'binned_form']),
    id: z.union([z.int(), z.string()]),
    title: z.string(),
    path: z.string().optional(),
    block_id: z.string().optional(),
  })
  .openapi('FormUsage')

const FailedAction = z
  .object({ lead_id: z.int(), id: z.string(), name: z.string(), attempts: z.int(), error: z.string(), created_at: z.iso.datetime() })
  .openapi('FailedIntegration')
const Letter = z.object({ key: z.string(), to: z.string(), subject: z.string(), html: z.string(), text: z.string() }).openapi('SampleLetter')

/** Further data for editors of forms. */
export const formDeskCalls = [
  defineCall({
    method: 'get',
    path: '/forms_api/choices',
    tag,
    who: 'forms.read',
    summary: 'Lists the choices of location and retailer fields',
    answer: data(Choices, 'The active locations and retailers, in the order of forms.'),
    refusals: { forbidden: 403 },
    query: z.object({
      tags: z
        .string()
        .max(400)
        .optional()
        .openapi({ description: 'The classes of retailers that fields ask for, besides those who sell, separated by commas.' }),
    }),
    run: async (ctx, { query: { tags = '' } }) => {
      if (!may(ctx.staff, 'forms.read')) return refuse('forbidden')
      const classes = tags.split(',').map((tag) => ({ type: 'retailer' as const, ...(tag ? { retailer_tag: tag } : {}) }))
      const { settings } = await ctx.services.site.get(ctx)
      const fields = [{ type: 'location' as const }, { type: 'time_slot' as const }, { type: 'retailer' as const }, ...classes]
      return done(await listChoices(ctx, { fields }, { visits: settings.retailers.visits, clocks: settings }))
    },
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/lead_counts',
    tag,
    who: 'forms.read',
    summary: 'Counts the leads of each form that the caller may see',
    answer: data(z.record(z.string(), z.int()), 'The counts by the id of the form; forms without leads are absent.'),
    refusals: { forbidden: 403 },
    // Lists of forms are read by all who edit forms.
    run: async (ctx) => (may(ctx.staff, 'forms.read') && !may(ctx.staff, 'leads.read') ? done({}) : countLeads(ctx)),
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/forms/{id}/usages',
    tag,
    who: 'forms.read',
    summary: 'Lists the pages, drafts, menu entries and settings that open a form',
    params: z.object({ id: RecordId }),
    answer: data(z.array(Usage), 'The pages, each followed by its blocks.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { params: { id } }) => (may(ctx.staff, 'forms.read') ? done(await findFormUsage(ctx.db, id)) : refuse('forbidden')),
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/safeguards',
    tag,
    who: 'forms.read',
    summary: 'Reads how forms are protected from robots',
    description: 'Also says whether mails leave the site, and whether receivers can be sent signed leads.',
    answer: data(z.object({ captcha: z.boolean(), mail_server: z.boolean(), signing: z.boolean() }), 'Whether keys are set, never the keys.'),
    refusals: { forbidden: 403 },
    run: async (ctx) => {
      if (!may(ctx.staff, 'forms.read')) return refuse('forbidden')
      const { settings } = await ctx.services.site.get(ctx)
      const { env } = ctx.services
      return done({ captcha: settings.spam.captcha !== null, mail_server: Boolean(env.SMTP_URL), signing: settings.deliveries.signingKey !== '' })
    },
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/forms/{id}/failed_integrations',
    tag,
    who: 'leads.read',
    summary: 'Lists the leads of a form that a receiver did not accept',
    description: '`POST …/leads/{lead_id}/integrations/fix` sends each of them again.',
    params: z.object({ id: RecordId }),
    answer: data(z.array(FailedAction), 'The leads of the last 90 days, newest first.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => listFailedIntegrations(ctx, id),
  }),
  defineCall({
    method: 'post',
    path: '/forms_api/mail_previews',
    tag,
    who: 'forms.write',
    summary: 'Previews the mails of a form with sample answers',
    description: 'Nothing is stored or sent.',
    body: FormDraft,
    limit: 'page',
    answer: data(z.array(Letter), 'One mail of each notification, and the mail to the customer.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { body: { integrations = [], ...draft } }) => {
      if (!may(ctx.staff, 'forms.write')) return refuse('forbidden')
      const { settings, ownWord } = await ctx.services.site.get(ctx)
      const url = ctx.services.env.PUBLIC_URL.replace(/\/+$/, '')
      const at = ctx.clock.now().toISOString()
      const form = { ...draft, integrations, id: 0, version: 1, revision: 1, draft: null, planned: null, created_at: at, updated_at: at, updated_by: '' }
      const letters = sampleLetters({ form, choices: await listChoices(ctx, draft), publicUrl: url, timeZone: settings.timeZone, clock: ctx.clock })
      const room = { site: mailSiteOf(settings, url), ownWord }
      return done(
        letters.map(({ mail, key, to, props }) => {
          const { preheader: _preheader, ...mailParts } = renderMail(mail, { props, language: form.locale, room })
          return { key, to, ...mailParts }
        }),
      )
    },
  }),
]
