import type { z } from '@hono/zod-openapi'
import { listMetaheads, type PageRow } from '#domains/content/index.server.ts'
import { done, type Refused, refuse, type Stale } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type Page, pageBody } from './page-shape.ts'

type PageAnswer = z.infer<typeof Page>

/** A stored page as the API gives it, with its metaheads. */
export async function pageOf(ctx: Ctx, page: PageRow): Promise<PageAnswer> {
  return pageBody(page, await listMetaheads(ctx, page.id))
}

type OfPage = { ok: true; value: PageRow } | { ok: false; code: string; current?: PageRow }
/** The same outcome with pages in the API's form. */
type AnswerOfPage<Outcome extends OfPage> =
  | { ok: true; value: PageAnswer }
  | Exclude<Outcome, { ok: true } | { code: 'stale' }>
  | (Extract<Outcome, { code: 'stale' }> extends never ? never : Refused<Stale<PageAnswer>>)

/** The outcome of a use-case about a page in the API's form; the metaheads of a page that others saved first are not read. */
export async function outcomeOfPage<Outcome extends OfPage>(ctx: Ctx, outcome: Outcome): Promise<AnswerOfPage<Outcome>>
export async function outcomeOfPage(ctx: Ctx, outcome: OfPage) {
  if (outcome.ok) return done(await pageOf(ctx, outcome.value))
  return outcome.current ? refuse({ code: 'stale', current: pageBody(outcome.current, []) }) : outcome
}
