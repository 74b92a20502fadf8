import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { announceTab, endTab, type Present } from '#domains/presence/index.server.ts'
import { eq } from 'drizzle-orm'
import { form } from './schema.server.ts'

/** Records that a tab has a form open and edits a field of it ('' for none); answers the other tabs on that form, and the revision that it has. */
export async function announceOnForm(
  { db, clock, staff }: Ctx,
  { formId, tab, fieldId }: { formId: number; tab: string; fieldId: string },
): Promise<Outcome<{ others: Present[]; revision: number }, 'forbidden' | 'gone'>> {
  if (!may(staff, 'forms.read')) return refuse('forbidden')
  const [revisionRow] = await db.select({ revision: form.revision }).from(form).where(eq(form.id, formId))
  if (!revisionRow) return refuse('gone')
  const others = await announceTab({ db, clock, staff }, { kind: 'form', id: formId, tab }, fieldId)
  return others ? done({ others, revision: revisionRow.revision }) : refuse('forbidden')
}

/** Records that a tab with a form was closed. */
export async function leaveForm({ db, clock, staff }: Ctx, { formId, tab }: { formId: number; tab: string }): Promise<Outcome<null, 'forbidden'>> {
  if (!may(staff, 'forms.read')) return refuse('forbidden')
  await endTab({ db, clock, staff }, { kind: 'form', id: formId, tab })
  return done(null)
}
