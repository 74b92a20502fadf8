import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'
import { flawsOfFields } from './fields-flaws.ts'
import { fieldKinds, formTypes } from './form.ts'

const MAX_FIELDS = 200
const FIELD_ID = /^[a-z][a-z0-9_]{0,59}$/

const text = (max: number) => z.object({ ar: z.string().trim().max(max), en: z.string().trim().max(max).optional() })
const required = (max: number) => text(max).refine(({ ar }) => ar !== '', { path: ['ar'], error: 'required' })

const condition = z.object({
  match: z.enum(['all', 'any']),
  tests: z
    .array(
      z.object({
        field: z.string().max(60),
        is: z.enum(['filled', 'empty', 'equal', 'different', 'containing', 'at_least', 'at_most']),
        value: z.string().max(500).optional(),
      }),
    )
    .min(1)
    .max(20),
})

const rules = z.object({
  required: z.literal(true).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  size: z.int().positive().max(20_480).optional(),
  pattern: z.object({ source: z.string().min(1).max(300).refine(isExpression, { error: 'not_an_expression' }), message: text(300).optional() }).optional(),
  accept: z
    .array(z.string().regex(/^[a-z0-9]{1,8}$/))
    .max(20)
    .optional(),
})

const option = z.object({ value: z.string().trim().min(1).max(200), label: required(200) })

export const FormField = z.object({
  id: z.string().regex(FIELD_ID, 'not_an_id'),
  name: z.string().regex(FIELD_ID, 'not_an_id'),
  type: z.enum(fieldKinds),
  label: text(300),
  placeholder: text(300).optional(),
  hint: text(500).optional(),
  options: z.array(option).max(300).optional(),
  rules: rules.optional(),
  default: z.string().max(1000).optional(),
  half: z.literal(true).optional(),
  show_when: condition.optional(),
  required_when: condition.optional(),
  html: text(10_000).optional(),
  consent_version: z.int().positive().optional(),
  verify: z.literal(true).optional(),
  autocomplete: z.string().max(60).optional(),
  retailer_field: z.string().max(60).optional(),
  date_field: z.string().max(60).optional(),
  retailer_tag: z.string().trim().min(1).max(80).optional(),
  slot_minutes: z.int().min(5).max(480).optional(),
  days: z.enum(['past', 'any']).optional(),
})

const FormSettings = z.object({
  thank_you: z
    .object({ heading: text(300), text: text(5000), redirect_url: z.string().trim().max(2000).refine(isRedirect, { error: 'not_an_address' }).optional() })
    .default({ heading: { ar: '' }, text: { ar: '' } }),
  notifications: z
    .array(z.object({ recipients: z.array(z.email('not_an_email').max(254)).min(1).max(30), subject: required(300), template: text(20_000) }))
    .max(20)
    .default([]),
  confirmations: z
    .object({ enabled: z.boolean(), email_field: z.string().max(60), subject: text(300), template: text(20_000) })
    .default({ enabled: false, email_field: '', subject: { ar: '' }, template: { ar: '' } }),
  submit_label: text(100).optional(),
  retention_days: z.int().min(1).max(3650).optional(),
  answer_minutes: z.int().min(1).max(525_600).optional(),
})

const FormIntegration = z.object({
  id: z.string().min(1).max(60),
  kind: z.literal('webhook'),
  name: z.string().trim().min(1).max(200),
  url: z.url({ protocol: /^https?$/, error: 'not_an_address' }).max(2000),
  enabled: z.boolean(),
})

const FormIntegrations = z.array(FormIntegration).max(20)

/** The integration body of `PUT /forms/{id}/integrations` (C-214). */
export const FormIntegrationDrafts = FormIntegrations.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, { error: 'duplicate' }).refine(
  isStorable,
  { error: 'holds characters that cannot be stored' },
)

/** A form as editors save it (C-066, C-208). Errors of its own rules are codes; their texts are with the screens. */
export const FormDraft = z
  .object({
    name: z.string().trim().min(1).max(200),
    type: z.enum(formTypes).default('lead'),
    locale: z.enum(['ar', 'en']).default('ar'),
    active: z.boolean().default(true),
    fields: z.array(FormField).max(MAX_FIELDS).default([]),
    settings: FormSettings.prefault({}),
    /** Absent from saves of staff who may not edit receivers: then the stored ones stay. */
    integrations: FormIntegrations.optional(),
  })
  .superRefine(({ fields }, issues) => {
    for (const { path, error } of flawsOfFields(fields)) issues.addIssue({ code: 'custom', path: ['fields', ...path], message: error })
  })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type FormDraft = z.output<typeof FormDraft>

/** A path of the site or a web address, never one that a browser would run as script. */
function isRedirect(address: string): boolean {
  return address === '' || (/^\/(?![/\\])/.test(address) && !address.includes('\\')) || /^https?:\/\//i.test(address)
}

/** By itself, not only within the group that a check puts it in: `a)|(b` would leave the group, and with it the ends of the value. */
function isExpression(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'))
  } catch {
    // The answer is that it is no expression; the schema refuses it.
    return false
  }
}
