import { sql } from 'drizzle-orm'
import { FormDraft, type FormField } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { releaseLead, submitLead } from '#domains/leads/index.server.ts'
import { leadIntake } from '#server/api/leads/lead-intake.server.ts'
import type { TestServices } from '../site/test-services.ts'

export const aField = (name: string, type: FormField['type'], more: Partial<FormField> = {}): FormField => ({
  id: name,
  name,
  type,
  label: { ar: name },
  ...more,
})
const usualFields = [aField('name', 'text'), aField('email', 'email'), aField('phone', 'phone'), aField('retailer', 'retailer'), aField('photo', 'file')]

type LeadOptions = { at?: string; files?: object; pageUrl?: string; isHeldBack?: boolean; formId: number }

/** Forms and leads of a test, as visitors and staff make them. */
export function leadsOfTest(services: TestServices) {
  const { db } = services.database
  return {
    /** Two retailers, 7 in Dubai and 8 in Riyadh; everything of forms and leads is gone. */
    emptied: async () => {
      services.time.now = new Date('2026-05-15T08:00:00Z')
      await db.execute(
        sql`truncate form, form_version, binned_form, lead, delivery, mailbox_mail, lead_export, lead_garbage, retailer, phone_attempt restart identity cascade`,
      )
      await db.execute(
        sql`insert into retailer (id, name, dealer_code, tag_class) values (7, 'معرض دبي', 'D', '["sales"]'), (8, 'معرض الرياض', 'R', '["sales"]')`,
      )
    },
    aForm: async (more: object = {}): Promise<number> => {
      const outcome = await createForm(services.staffCtx, FormDraft.parse({ name: 'استفسار', fields: usualFields, ...more }))
      if (!outcome.ok) throw new Error(outcome.code)
      return outcome.value.id
    },
    /** A lead of this time, released: nobody solved a challenge for it. */
    aLead: async (values: Record<string, string>, { at, files = {}, pageUrl = '', isHeldBack = false, formId }: LeadOptions): Promise<number> => {
      if (at) services.time.now = new Date(at)
      const intake = { ...(await leadIntake(services)), countSender: () => 0, countForm: () => 0 }
      const about = { formVersion: null, key: '', pageUrl, solution: '', honeypot: '', captchaToken: '', sender: { address: null } }
      const outcome = await submitLead({ ...services.staffCtx, staff: null }, intake, { formId, values, files: files as never, ...about })
      if (!outcome.ok) throw new Error(JSON.stringify(outcome))
      if (!isHeldBack) await releaseLead(services.staffCtx, intake, outcome.value.id)
      return outcome.value.id
    },
    /** Somebody who may be given leads. */
    aColleague: async (name: string, { role = 'editor', retailers = [] as number[] } = {}): Promise<number> => {
      const { rows } = await db.execute<{ id: number }>(
        sql`insert into staff_user (issuer, subject, name, role, retailers)
          values ('https://issuer.test', ${name}, ${name}, ${role}, ${sql.param(retailers)}::int[]) returning id`,
      )
      return rows[0]?.id ?? 0
    },
  }
}
