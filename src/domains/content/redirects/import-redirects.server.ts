import { inArray } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { fieldFlaws } from '#kernel/json/field-flaws.ts'
import { countActions, type ImportedRow, type ImportReport, type ImportRow } from '#kernel/import-report.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import { parsePagePath } from '../pages/page-path.ts'
import { addPage, replacePage } from '../pages/save-page.server.ts'
import { page } from '../schema.server.ts'
import { redirectFlaw, type RedirectMap } from './redirect-flaw.ts'
import { RedirectDraft } from './redirect-record.ts'
import { holdRedirects, pageOf, type RedirectSite, redirectionOf } from './store-redirects.server.ts'

type Plan = { row: ImportedRow; draft?: RedirectDraft; before?: PageRow }

/**
 * Imports redirections from a file, by path: new ones are added, known ones get the columns of the file. All or nothing: one invalid row,
 * and nothing is written and the report comes as `invalid`. Importing the same file again changes nothing.
 */
export async function importRedirects(
  ctx: Ctx,
  { rows, isDryRun }: { rows: readonly ImportRow[]; isDryRun: boolean },
  site: RedirectSite,
): Promise<Outcome<ImportReport, 'forbidden' | { code: 'invalid'; report: ImportReport }>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return inTransaction(ctx, async (inside, tx) => {
    const map = await holdRedirects(tx, site)
    const plans = withoutCircles(await plansOf(tx, rows), map)
    const report = countActions(plans.map(({ row }) => row))
    if (isDryRun) return done(report)
    if (report.counts.invalid > 0) return refuse({ code: 'invalid', report })
    for (const { row, draft, before } of plans) {
      if (!draft || row.action === 'unchanged') continue
      const outcome = before
        ? await replacePage(inside, { id: before.id, version: before.version, draft: pageOf(draft, before) }, site.catalogue)
        : await addPage(inside, pageOf(draft), site.catalogue)
      // A page was added since the check; throwing rolls the import back.
      if (!outcome.ok) throw new Error(`the redirection of line ${row.line} was refused: ${outcome.code}`)
    }
    return done(report)
  })
}

async function plansOf(tx: Queryable, rows: readonly ImportRow[]): Promise<Plan[]> {
  const cells = rows.map(({ line, values }) => ({ line, fields: cellsOf(values) }))
  const keys = cells.map(({ fields }) => parsePagePath(String(fields.path ?? '')) ?? String(fields.path ?? ''))
  const paths = [...new Set(keys)].filter((key) => !key.includes('\u0000'))
  const storedPages = paths.length === 0 ? [] : await tx.select().from(page).where(inArray(page.path, paths)).for('update')
  const byPath = new Map(storedPages.map((row) => [row.path, row]))
  const handledPaths = new Set<string>()
  return cells.map(({ line, fields }, index): Plan => {
    const key = keys[index] ?? ''
    const invalid = (wrong: Record<string, string[]>): Plan => ({ row: { line, action: 'invalid', key, fields: wrong } })
    // An empty cell would mean the home page, which is never intended.
    if (fields.path === undefined || fields.path === '') return invalid({ path: ['missing'] })
    const before = byPath.get(key)
    if (before && before.type !== 'url_redirection') return invalid({ path: ['page_exists'] })
    const { to, http_code, status } = before ? redirectionOf(before) : {}
    const parsedDraft = RedirectDraft.safeParse(definedOf({ to, http_code, status, ...fields }))
    if (!parsedDraft.success) return invalid(fieldFlaws(parsedDraft.error))
    if (handledPaths.has(key)) return invalid({ path: ['twice'] })
    handledPaths.add(key)
    const draft = parsedDraft.data
    if (!before) return { row: { line, action: 'create', key }, draft }
    const isSame = to === draft.to && http_code === draft.http_code && status === draft.status
    return { row: { line, action: isSame ? 'unchanged' : 'update', key }, draft, before }
  })
}

/** Looks for cycles among all redirections as they will be: two rows of one file may lead to each other. */
function withoutCircles(plans: readonly Plan[], map: RedirectMap): Plan[] {
  const targets = new Map(map.targets)
  for (const { draft } of plans) if (draft) targets.set(draft.path, draft.to)
  return plans.map((plan) => {
    const flaw = plan.draft ? redirectFlaw(plan.draft.path, plan.draft.to, { ...map, targets }) : null
    return flaw ? { row: { ...plan.row, action: 'invalid', fields: { to: [flaw] } } } : plan
  })
}

/** Cells as values of the fields; an empty cell leaves its field unchanged. */
function cellsOf({ path, to, http_code, status }: ImportRow['values']): Record<string, unknown> {
  const code = typeof http_code === 'string' && /^\d{3}$/.test(http_code.trim()) ? Number(http_code) : http_code
  return definedOf({ path: trimmed(path), to: trimmed(to), http_code: trimmed(code), status: trimmed(status) })
}

function trimmed(value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim() : value
  return text === '' ? undefined : text
}

function definedOf(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
}
