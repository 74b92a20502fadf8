import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'
import { flawsOfFields } from './fields-flaws.ts'
import { comparisons, fieldKinds, formTypes } from './form.ts'
import { FIELD_KEY, formLimits as limits, formNumbers as numbers, isExpression, isRedirect } from './form-limits.ts'

const identifier = z.string().regex(FIELD_KEY, 'not_an_id')
const conditionTest = z.object({
  field: z.string().max(limits.key),
  is: z.enum(comparisons),
  value: z.string().max(limits.tested_value).optional(),
})

/**
 * The shapes of a form: whole, as visitors may get it, or of a draft, in which anything may be missing or not right yet. Long, since it is one list of what
 * there is. Errors of its own rules are codes; their texts are with the screens.
 */
function formShapes(isWhole: boolean) {
  /** What is asked of a whole form, and what of a draft; the values of both have one type. */
  const either = <Schema extends z.ZodType>(whole: Schema, draft: z.ZodType<z.output<Schema>>) => (isWhole ? whole : (draft as unknown as Schema))
  // What somebody types stays as it is until it is published: a space at its end is the beginning of the next word.
  const optionalText = (max: number) => either(z.string().trim().max(max), z.string().max(max))
  const requiredText = (max: number) => either(z.string().trim().min(1).max(max), z.string().max(max))
  const text = (max: number) => z.object({ ar: optionalText(max), en: optionalText(max).optional() })
  const required = (max: number) =>
    either(
      text(max).refine(({ ar }) => ar !== '', { path: ['ar'], error: 'required' }),
      text(max),
    )
  const whole = ({ min, max }: { min: number; max: number }) => either(z.int().min(min).max(max), z.number())

  const condition = z.object({
    match: z.enum(['all', 'any']),
    tests: either(z.array(conditionTest).min(1).max(limits.tests), z.array(conditionTest).max(limits.tests)),
  })
  const rules = z.object({
    required: z.literal(true).optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    size: whole(numbers.file_kilobytes).optional(),
    pattern: z
      .object({
        source: either(z.string().min(1).max(limits.pattern).refine(isExpression, { error: 'not_an_expression' }), z.string().max(limits.pattern)),
        message: text(limits.label).optional(),
      })
      .optional(),
    accept: z
      .array(either(z.string().regex(/^[a-z0-9]{1,8}$/), z.string().max(20)))
      .max(limits.endings)
      .optional(),
  })
  const fieldShape = z.object({
    id: identifier,
    name: either(identifier, z.string().max(limits.key)),
    type: z.enum(fieldKinds),
    label: text(limits.label),
    placeholder: text(limits.label).optional(),
    hint: text(limits.hint).optional(),
    options: z
      .array(z.object({ value: requiredText(limits.option), label: required(limits.option) }))
      .max(limits.options)
      .optional(),
    rules: rules.optional(),
    default: z.string().max(limits.first_value).optional(),
    half: z.literal(true).optional(),
    show_when: condition.optional(),
    required_when: condition.optional(),
    html: text(limits.html).optional(),
    consent_version: z.int().positive().optional(),
    verify: z.literal(true).optional(),
    autocomplete: z.string().max(limits.key).optional(),
    retailer_field: z.string().max(limits.key).optional(),
    date_field: z.string().max(limits.key).optional(),
    retailer_tag: requiredText(limits.retailer_tag).optional(),
    slot_minutes: whole(numbers.slot_minutes).optional(),
    days: z.enum(['past', 'any']).optional(),
  })
  const field = fieldShape.meta({
    example: { id: 'mobile', name: 'mobile', type: 'phone', label: { ar: 'رقم الجوال', en: 'Mobile number' }, rules: { required: true }, verify: true },
  })
  const settings = z.object({
    thank_you: z
      .object({
        heading: text(limits.label),
        text: text(limits.thanks_text),
        redirect_url: either(optionalText(limits.address).refine(isRedirect, { error: 'not_an_address' }), optionalText(limits.address)).optional(),
      })
      .default({ heading: { ar: '' }, text: { ar: '' } }),
    notifications: z
      .array(
        z.object({
          recipients: either(
            z.array(z.email('not_an_email').max(limits.mail_address)).min(1).max(limits.recipients),
            z.array(z.string().max(limits.mail_address)).max(limits.recipients),
          ),
          subject: required(limits.label),
          template: text(limits.template),
        }),
      )
      .max(limits.mails)
      .default([]),
    confirmations: z
      .object({ enabled: z.boolean(), email_field: z.string().max(limits.key), subject: text(limits.label), template: text(limits.template) })
      .default({ enabled: false, email_field: '', subject: { ar: '' }, template: { ar: '' } }),
    submit_label: text(limits.submit_label).optional(),
    retention_days: whole(numbers.retention_days).optional(),
    answer_minutes: whole(numbers.answer_minutes).optional(),
  })
  const integrations = z
    .array(
      z.object({
        id: z.string().min(1).max(limits.key),
        kind: z.literal('webhook'),
        name: requiredText(limits.name),
        url: either(z.url({ protocol: /^https?$/, error: 'not_an_address' }).max(limits.address), z.string().max(limits.address)),
        enabled: z.boolean(),
      }),
    )
    .max(limits.receivers)
  const form = z.object({
    name: requiredText(limits.name),
    type: z.enum(formTypes).default('lead'),
    locale: z.enum(['ar', 'en']).default('ar'),
    active: z.boolean().default(true),
    fields: z.array(field).max(limits.fields).default([]),
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
