import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'
import { flawsOfFields } from './fields-flaws.ts'
import { fieldKinds, formTypes } from './form.ts'

const MAX_FIELDS = 200
const MAX_TESTS = 20
const FIELD_ID = /^[a-z][a-z0-9_]{0,59}$/

const identifier = z.string().regex(FIELD_ID, 'not_an_id')
const conditionTest = z.object({
  field: z.string().max(60),
  is: z.enum(['filled', 'empty', 'equal', 'different', 'containing', 'at_least', 'at_most']),
  value: z.string().max(500).optional(),
})

/**
 * The shapes of a form: whole, as visitors may get it, or of a draft, in which anything may be missing or not right yet. Long, since it is one list of what
 * there is. Errors of its own rules are codes; their texts are with the screens.
 */
function formShapes(isWhole: boolean) {
  /** What is asked of a whole form, and what of a draft; the values of both have one type. */
  const either = <Schema extends z.ZodType>(whole: Schema, draft: z.ZodType<z.output<Schema>>) => (isWhole ? whole : (draft as unknown as Schema))
  // What somebody types stays as it is until it is published: a space at its end is the beginning of the next word.
  const typed = (max: number) => either(z.string().trim().max(max), z.string().max(max))
  const filled = (max: number) => either(z.string().trim().min(1).max(max), z.string().max(max))
  const text = (max: number) => z.object({ ar: typed(max), en: typed(max).optional() })
  const required = (max: number) =>
    either(
      text(max).refine(({ ar }) => ar !== '', { path: ['ar'], error: 'required' }),
      text(max),
    )
  const whole = (least: number, most: number) => either(z.int().min(least).max(most), z.number())

  const condition = z.object({
    match: z.enum(['all', 'any']),
    tests: either(z.array(conditionTest).min(1).max(MAX_TESTS), z.array(conditionTest).max(MAX_TESTS)),
  })
  const rules = z.object({
    required: z.literal(true).optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    size: whole(1, 20_480).optional(),
    pattern: z
      .object({
        source: either(z.string().min(1).max(300).refine(isExpression, { error: 'not_an_expression' }), z.string().max(300)),
        message: text(300).optional(),
      })
      .optional(),
    accept: z
      .array(either(z.string().regex(/^[a-z0-9]{1,8}$/), z.string().max(20)))
      .max(20)
      .optional(),
  })
  const fieldShape = z.object({
    id: identifier,
    name: either(identifier, z.string().max(60)),
    type: z.enum(fieldKinds),
    label: text(300),
    placeholder: text(300).optional(),
    hint: text(500).optional(),
    options: z
      .array(z.object({ value: filled(200), label: required(200) }))
      .max(300)
      .optional(),
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
    retailer_tag: filled(80).optional(),
    slot_minutes: whole(5, 480).optional(),
    days: z.enum(['past', 'any']).optional(),
  })
  const field = fieldShape.meta({
    example: { id: 'mobile', name: 'mobile', type: 'phone', label: { ar: 'رقم الجوال', en: 'Mobile number' }, rules: { required: true }, verify: true },
  })
  const settings = z.object({
    thank_you: z
      .object({
        heading: text(300),
        text: text(5000),
        redirect_url: either(typed(2000).refine(isRedirect, { error: 'not_an_address' }), typed(2000)).optional(),
      })
      .default({ heading: { ar: '' }, text: { ar: '' } }),
    notifications: z
      .array(
        z.object({
          recipients: either(z.array(z.email('not_an_email').max(254)).min(1).max(30), z.array(z.string().max(254)).max(30)),
          subject: required(300),
          template: text(20_000),
        }),
      )
      .max(20)
      .default([]),
    confirmations: z
      .object({ enabled: z.boolean(), email_field: z.string().max(60), subject: text(300), template: text(20_000) })
      .default({ enabled: false, email_field: '', subject: { ar: '' }, template: { ar: '' } }),
    submit_label: text(100).optional(),
    retention_days: whole(1, 3650).optional(),
    answer_minutes: whole(1, 525_600).optional(),
  })
  const integrations = z
    .array(
      z.object({
        id: z.string().min(1).max(60),
        kind: z.literal('webhook'),
        name: filled(200),
        url: either(z.url({ protocol: /^https?$/, error: 'not_an_address' }).max(2000), z.string().max(2000)),
        enabled: z.boolean(),
      }),
    )
    .max(20)
  const form = z.object({
    name: filled(200),
    type: z.enum(formTypes).default('lead'),
    locale: z.enum(['ar', 'en']).default('ar'),
    active: z.boolean().default(true),
    fields: z.array(field).max(MAX_FIELDS).default([]),
    settings: settings.prefault({}),
    /** Absent from saves of staff who may not edit receivers: then the stored ones stay. */
    integrations: integrations.optional(),
  })
  return { form, integrations }
}

const wholeShapes = formShapes(true)

/** The integration body of `PUT /forms/{id}/integrations` (C-214). */
export const FormIntegrationDrafts = wholeShapes.integrations
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, { error: 'duplicate' })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })

/** A form that visitors may get (C-066, C-208). */
export const FormDraft = wholeShapes.form
  .superRefine(({ fields }, issues) => {
    for (const { path, error } of flawsOfFields(fields)) issues.addIssue({ code: 'custom', path: ['fields', ...path], message: error })
  })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type FormDraft = z.output<typeof FormDraft>

/** A form as editors leave it for now: it can be stored, and {@link FormDraft} says whether it can be published. */
export const UnfinishedForm = formShapes(false)
  .form.superRefine(({ fields }, issues) => {
    const ids = fields.map(({ id }) => id)
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) < index) issues.addIssue({ code: 'custom', path: ['fields', index, 'id'], message: 'duplicate' })
    }
  })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })

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
