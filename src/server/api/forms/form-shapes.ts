import { z } from '@hono/zod-openapi'
import {
  type BinnedForm as StoredBinnedForm,
  type Form as StoredForm,
  FormDraft,
  type FormVersion as StoredVersion,
  formTypes,
  LocationDraft,
  type PublicForm as VisitorsForm,
  UnfinishedForm,
} from '#domains/forms/index.ts'

const { fields, settings, integrations } = FormDraft.shape

const formShape = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(formTypes),
  locale: z.enum(['ar', 'en']),
  active: z.boolean(),
  version: z.int().openapi({ description: 'Raised by each save that changes what visitors see.' }),
  revision: z.int().openapi({ description: 'Raised by each save; the value of `If-Match`.' }),
  fields,
  settings,
  integrations: integrations.unwrap(),
  draft: UnfinishedForm.nullable().openapi({ description: 'What editors saved and visitors do not get yet.' }),
  planned: z
    .object({
      run_at: z.iso.datetime(),
      author: z.string().openapi({ description: 'The author of the schedule; empty for a program.' }),
      error: z.string().openapi({ description: 'Why it could not be published at its time; empty before.' }),
    })
    .nullable()
    .openapi({ description: 'When visitors get the draft that was planned.' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  updated_by: z.string().openapi({ description: 'Who saved last; empty where that was not kept.' }),
})

/** A form as staff read it. What is stored is readonly, which schemas do not say. */
export const Form = formShape.openapi('Form') as unknown as z.ZodType<StoredForm>

/** A deleted form that can still be restored. */
export const BinnedForm = formShape
  .extend({ binned_at: z.iso.datetime(), binned_by: z.string(), kept_until: z.iso.datetime() })
  .openapi('BinnedForm') as unknown as z.ZodType<StoredBinnedForm>

/** A form as it was once. */
export const FormVersion = z
  .object({
    name: z.string(),
    type: z.enum(formTypes),
    locale: z.enum(['ar', 'en']),
    fields,
    settings: settings.unwrap().pick({ thank_you: true, submit_label: true }),
  })
  .openapi('FormVersion') as unknown as z.ZodType<StoredVersion>

export const ListedFormVersion = z
  .object({ version: z.int(), author: z.string().openapi({ description: 'The author of the version; empty for a program.' }), created_at: z.iso.datetime() })
  .openapi('ListedFormVersion')

/** A form as everybody may read it. */
export const PublicForm = z
  .object({
    id: z.int(),
    name: z.string(),
    type: z.enum(formTypes),
    locale: z.enum(['ar', 'en']),
    version: z.int(),
    fields,
    settings: z.object({ submit_label: z.object({ ar: z.string(), en: z.string().optional() }).optional() }),
  })
  .openapi('PublicForm') as unknown as z.ZodType<VisitorsForm>

export const FormExport = z.object({ version: z.literal(1), form: z.unknown() }).openapi('FormExport')

export const Integration = z
  .object({ id: z.string(), kind: z.literal('webhook'), name: z.string(), url: z.string(), enabled: z.boolean() })
  .openapi('FormIntegration')

export const Location = z.object({ id: z.int(), ...LocationDraft.shape }).openapi('Location')
export const PublicLocation = z
  .object({ id: z.int(), name: z.string(), value: z.string(), market: z.string(), city: z.string(), position: z.int() })
  .openapi('PublicLocation')

export const ServiceSetting = z.object({ id: z.int(), key: z.string(), value: z.string() }).openapi('FormsSetting')

/** The page of a list in the forms service (C-246). */
export const FormsListMeta = z.object({ page: z.int(), items: z.int(), total: z.int(), pages: z.int() }).openapi('FormsListMeta')

/** The envelope of a list in the forms service, which is given whole. */
export function wholeList<Row>(rows: Row[]) {
  return { data: rows, meta: { page: 1, items: rows.length, total: rows.length, pages: 1 } }
}
