import { asc, eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { fieldFlaws } from '#kernel/json/field-flaws.ts'
import { done, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable, Tx } from '#platform/database/database.server.ts'
import type { Form, FormContent, FormSettings } from '../form.ts'
import { FormDraft } from '../form-schema.ts'
import { form, formVersion } from '../schema.server.ts'
import { draftOf, formColumns, formOf, type FormRow, lockForm, type NoForm, saveStamp, versionContent, type WholeDraft } from './form-rows.server.ts'
import { flawsOfIds, type FormerFields, preparedFields, preparedSettings } from './prepare-draft.server.ts'
import { isSame } from '#kernel/json/is-same.ts'

/** A save of a form: without `revision` it replaces any stored version. */
export type FormChange = { id: number; revision: number | null; draft: FormDraft }
type Refusal = 'forbidden' | NoForm | Stale<Form> | Invalid

export async function createForm(ctx: Ctx, draft: FormDraft): Promise<Outcome<Form, 'forbidden'>> {
  if (!mayStore(ctx, [], draft)) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => done(await insertForm(tx, ctx, { ...draft, integrations: draft.integrations ?? [] })))
}

/** Replaces what visitors get of a form, if it is still at `revision` where one is named (C-209). A draft that editors saved meanwhile stays. */
export async function saveForm(ctx: Ctx, change: FormChange): Promise<Outcome<Form, Refusal>> {
  return changeForm(
    ctx,
    change,
    ({ integrations }) => integrations,
    (tx, row, draft) => publishedForm(tx, ctx, { row, draft, remainingDraft: row.draft, endsPlan: false }),
  )
}

/** Keeps what editors have written so far; visitors get the form as it was. What equals the published form is no draft. */
export async function saveFormDraft(ctx: Ctx, change: FormChange): Promise<Outcome<Form, Refusal>> {
  return changeForm(
    ctx,
    change,
    ({ draft, integrations }) => draft?.integrations ?? integrations,
    async (tx, row, draft) => {
      const isPublished = isSame(draft, draftOf(formOf(row)))
      return keepDraft(tx, ctx, row, isPublished ? null : draft)
    },
  )
}

/**
 * Gives visitors the draft of a form, if it is still at `revision`, and ends what was planned for it; without a draft nothing changes. One that cannot be published
 * is refused with its flaws. Receivers that its editor may not connect stay in the draft.
 */
export async function publishFormDraft(ctx: Ctx, { id, revision }: { id: number; revision: number | null }): Promise<Outcome<Form, Refusal>> {
  if (!may(ctx.staff, 'forms.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const locked = await lockForm(tx, ctx, id)
    if (!locked.ok) return locked
    const row = locked.value
    if (revision !== null && row.revision !== revision) return refuse({ code: 'stale', current: formOf(row) })
    if (!row.draft) return done(formOf(row))
    const ready = await readyDraft(tx, row, row.draft, { connects: may(ctx.staff, 'forms.connect') })
    if (!ready.ok) return ready
    return done(await publishedForm(tx, ctx, { row, draft: ready.value, remainingDraft: draftBeside(row.draft, ready.value), endsPlan: true }))
  })
}

/** Of a content that editors wrote, what visitors would get: with its receivers, or with those of the form where its editor may not connect others. */
export async function readyDraft(
  tx: Queryable,
  row: FormRow,
  content: FormContent,
  { connects }: { connects: boolean },
): Promise<Outcome<WholeDraft, Invalid>> {
  const integrations = connects ? content.integrations : row.integrations
  const parsedDraft = FormDraft.safeParse({ ...content, integrations })
  if (!parsedDraft.success) return refuse({ code: 'invalid', fields: fieldFlaws(parsedDraft.error) })
  return prepared(tx, row.id, { ...parsedDraft.data, integrations: [...integrations] }, [row.settings, content.settings])
}

/** A content as it is stored, unless an id of it has been of another kind of field. `storedSettings` are settings whose markup may stay as it is. */
async function prepared(tx: Queryable, id: number, content: WholeDraft, storedSettings: readonly FormSettings[]): Promise<Outcome<WholeDraft, Invalid>> {
  const former = await formerFields(tx, id)
  const flaws = flawsOfIds(content.fields, former)
  if (flaws) return refuse({ code: 'invalid', fields: flaws })
  return done(draftOf({ ...content, fields: preparedFields(content.fields, former), settings: preparedSettings(content.settings, storedSettings) }))
}

/** The draft after it was published: none, or with the receivers that its editor may not connect. */
export function draftBeside(draft: FormContent, publishedDraft: WholeDraft): FormContent | null {
  return isSame(draft.integrations, publishedDraft.integrations) ? null : { ...publishedDraft, integrations: draft.integrations }
}

/** Throws the draft of a form away, and what was planned for it. */
export async function discardFormDraft(ctx: Ctx, id: number): Promise<Outcome<Form, 'forbidden' | NoForm>> {
  if (!may(ctx.staff, 'forms.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const locked = await lockForm(tx, ctx, id)
    if (!locked.ok) return locked
    const row = locked.value
    return done(row.draft ? await keepDraft(tx, ctx, row, null, { planAt: null, plan: null }) : formOf(row))
  })
}

/** Locks a form, checks what is to be saved of it, and prepares that. `receiversOf` are those that stay where the save names none. */
async function changeForm(
  ctx: Ctx,
  { id, revision, draft }: FormChange,
  receiversOf: (row: FormRow) => Form['integrations'],
  store: (tx: Tx, row: FormRow, draft: WholeDraft) => Promise<Form>,
): Promise<Outcome<Form, Refusal>> {
  if (!may(ctx.staff, 'forms.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const locked = await lockForm(tx, ctx, id)
    if (!locked.ok) return locked
    const row = locked.value
    const receivers = receiversOf(row)
    if (!mayStore(ctx, receivers, draft)) return refuse('forbidden')
    if (revision !== null && row.revision !== revision) return refuse({ code: 'stale', current: formOf(row) })
    const ready = await prepared(tx, id, { ...draft, integrations: draft.integrations ?? [...receivers] }, [row.settings, (row.draft ?? row).settings])
    return ready.ok ? done(await store(tx, row, ready.value)) : ready
  })
}

/** A new form with its first version. */
export async function insertForm(tx: Tx, ctx: Ctx, draft: WholeDraft): Promise<Form> {
  const stamp = saveStamp(ctx)
  const prepared = { fields: preparedFields(draft.fields, new Map()), settings: preparedSettings(draft.settings, []) }
  const [row] = await tx
    .insert(form)
    .values({ ...formColumns({ ...draft, ...prepared }), createdAt: stamp.updatedAt, ...stamp })
    .returning()
  if (!row) throw new Error('the database took a form and returned no row')
  await keepVersion(tx, ctx, row)
  await recordAudit(tx, ctx, { action: 'form.created', subject: row.id, after: draftOf(formOf(row)) })
  await announceChange(tx, 'forms')
  return formOf(row)
}

async function keepDraft(tx: Tx, ctx: Ctx, row: FormRow, draft: FormContent | null, plan: Partial<Pick<FormRow, 'planAt' | 'plan'>> = {}): Promise<Form> {
  const changes = { ...plan, draft, revision: row.revision + 1, ...saveStamp(ctx) }
  const [savedRow] = await tx.update(form).set(changes).where(eq(form.id, row.id)).returning()
  if (!savedRow) throw new Error('the database changed a form and returned no row')
  const publishedDraft = draftOf(formOf(row))
  const [before, after] = [row.draft ?? publishedDraft, draft ?? publishedDraft]
  // A draft is saved every few seconds while somebody writes: that it began is on record, and what it became when it is published.
  if (!draft !== !row.draft) await recordAudit(tx, ctx, { action: draft ? 'form.draft_saved' : 'form.draft_discarded', subject: row.id, before, after })
  return formOf(savedRow)
}

type Publication = { row: FormRow; draft: WholeDraft; remainingDraft: FormContent | null; endsPlan: boolean }

/** Gives visitors a content of a form; `remainingDraft` is the draft that it has from then on. */
export async function publishedForm(tx: Tx, ctx: Ctx, { row, draft, remainingDraft, endsPlan }: Publication): Promise<Form> {
  const isSeen = !isSame(versionContent(row), versionContent(draft))
  const plan = endsPlan ? { planAt: null, plan: null } : {}
  const changes = {
    ...formColumns(draft),
    ...plan,
    draft: remainingDraft,
    version: row.version + (isSeen ? 1 : 0),
    revision: row.revision + 1,
    ...saveStamp(ctx),
  }
  const [savedRow] = await tx.update(form).set(changes).where(eq(form.id, row.id)).returning()
  if (!savedRow) throw new Error('the database changed a form and returned no row')
  if (isSeen) await keepVersion(tx, ctx, savedRow)
  await recordAudit(tx, ctx, { action: 'form.changed', subject: row.id, before: draftOf(formOf(row)), after: draftOf(formOf(savedRow)) })
  await announceChange(tx, 'forms')
  return formOf(savedRow)
}

async function keepVersion(tx: Tx, { clock, staff }: Ctx, row: FormRow): Promise<void> {
  await tx.insert(formVersion).values({ formId: row.id, version: row.version, content: versionContent(row), author: staff?.name ?? '', createdAt: clock.now() })
}

/** The fields of all versions by id; of several the latest. */
export async function formerFields(tx: Queryable, id: number): Promise<FormerFields> {
  const rows = await tx.select({ content: formVersion.content }).from(formVersion).where(eq(formVersion.formId, id)).orderBy(asc(formVersion.version))
  return new Map(rows.flatMap(({ content }) => content.fields.map((field) => [field.id, field] as const)))
}

/** Staff who may edit forms need another permission to decide which systems receive the leads. */
function mayStore({ staff }: Ctx, before: Form['integrations'], { integrations }: FormDraft): boolean {
  if (!may(staff, 'forms.write')) return false
  return integrations === undefined || isSame(before, integrations) || may(staff, 'forms.connect')
}
