import { asc, eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { answerTemplate } from '../schema.server.ts'
import type { AnswerTemplate, AnswerTemplateDraft } from './answer-template.ts'

type TemplateRow = typeof answerTemplate.$inferSelect

export const answerTemplateSorts = ['position', 'name', 'id'] as const
const columns = { position: answerTemplate.position, name: answerTemplate.name, id: answerTemplate.id }
const MOST_OFFERED = 50

/** The templates as staff are offered them, in their order. For use-cases: who asks is not checked. */
export async function templatesInOrder(db: Queryable): Promise<AnswerTemplate[]> {
  const rows = await db.select().from(answerTemplate).orderBy(asc(answerTemplate.position), asc(answerTemplate.id)).limit(MOST_OFFERED)
  return rows.map(templateOf)
}

export async function listAnswerTemplates(ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<AnswerTemplate>, 'forbidden'>> {
  if (!may(ctx.staff, 'leads.templates')) return refuse('forbidden')
  const searched = [answerTemplate.name, answerTemplate.subjectAr, answerTemplate.textAr, answerTemplate.subjectEn, answerTemplate.textEn]
  const { rows, ...count } = await listRows(ctx.db, request, { table: answerTemplate, id: answerTemplate.id, columns, searched })
  return done({ rows: rows.map(templateOf), ...count })
}

export async function findAnswerTemplate(ctx: Ctx, id: number): Promise<Outcome<AnswerTemplate, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'leads.templates')) return refuse('forbidden')
  const [row] = await ctx.db.select().from(answerTemplate).where(eq(answerTemplate.id, id))
  return row ? done(templateOf(row)) : refuse('gone')
}

export async function createAnswerTemplate(ctx: Ctx, draft: AnswerTemplateDraft): Promise<Outcome<AnswerTemplate, 'forbidden'>> {
  if (!may(ctx.staff, 'leads.templates')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.insert(answerTemplate).values(rowOf(draft)).returning()
    if (!row) throw new Error('the database took a template and returned no row')
    await recordAudit(tx, ctx, { action: 'answer_template.created', subject: row.id, after: draft })
    return done(templateOf(row))
  })
}

/** Replaces a template that is still at `version`. */
export async function saveAnswerTemplate(
  ctx: Ctx,
  { id, version, draft }: { id: number; version: string; draft: AnswerTemplateDraft },
): Promise<Outcome<AnswerTemplate, 'forbidden' | 'gone' | Stale<AnswerTemplate>>> {
  if (!may(ctx.staff, 'leads.templates')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(answerTemplate).where(eq(answerTemplate.id, id)).for('update')
    if (!before) return refuse('gone')
    if (String(before.version) !== version) return refuse({ code: 'stale', current: templateOf(before) })
    const [row] = await tx
      .update(answerTemplate)
      .set({ ...rowOf(draft), version: before.version + 1 })
      .where(eq(answerTemplate.id, id))
      .returning()
    await recordAudit(tx, ctx, { action: 'answer_template.changed', subject: id, before: draftOf(before), after: draft })
    return done(templateOf(row as TemplateRow))
  })
}

export async function deleteAnswerTemplate(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'leads.templates')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(answerTemplate).where(eq(answerTemplate.id, id)).returning()
    if (!row) return refuse('gone')
    await recordAudit(tx, ctx, { action: 'answer_template.deleted', subject: id, before: draftOf(row) })
    return done(null)
  })
}

function rowOf({ name, subject_ar, text_ar, subject_en, text_en, position }: AnswerTemplateDraft) {
  return { name, subjectAr: subject_ar, textAr: text_ar, subjectEn: subject_en, textEn: text_en, position }
}

function draftOf({ name, subjectAr, textAr, subjectEn, textEn, position }: TemplateRow): AnswerTemplateDraft {
  return { name, subject_ar: subjectAr, text_ar: textAr, subject_en: subjectEn, text_en: textEn, position }
}

function templateOf(row: TemplateRow): AnswerTemplate {
  return { ...draftOf(row), id: row.id, version: String(row.version) }
}
