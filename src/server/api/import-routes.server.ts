import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { ImportReport, ImportRow } from '#kernel/import-report.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'
import { ImportBody, importContent, importLimit, ImportQuery, readImport } from './import-body.server.ts'
import { refusalAnswer } from './refusal-answer.server.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'

type Import = {
  /** `/api/dealers/import` */
  path: string
  tag: string
  /** `dealers` */
  nouns: string
  /** Names that a column may have. */
  columns: readonly string[]
  run: (ctx: Ctx, request: { rows: ImportRow[]; isDryRun: boolean }) => Promise<Outcome<ImportReport, 'forbidden' | { code: 'invalid'; report: ImportReport }>>
}

/** An import of records from CSV or JSON: all or nothing, with a dry run that says what would become of every row. */
export function importRoutes(services: Services, { path, tag, nouns, columns, run }: Import): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  const route = createRoute({
    method: 'post',
    path,
    tags: [tag],
    security: [{ bearer: [] }],
    middleware: [staffOnly, importLimit] as const,
    summary: `Imports ${nouns}`,
    request: { query: ImportQuery },
    responses: { 200: json(ImportBody, 'What became of every row, or would.'), ...failures(401, 403, 413, 422) },
  })
  // Described, but read by hand: the validator knows JSON only.
  const documented = { ...route, request: { ...route.request, body: { content: importContent, required: true } } }
  routes.openAPIRegistry.registerPath(documented)
  routes.openapi({ ...route, hide: true }, async (c) => {
    const rows = await readImport(c, columns)
    if (!rows.ok) return refusalAnswer(c, rows) as never
    const isDryRun = ['1', 'true'].includes(c.req.valid('query').dry_run)
    const outcome = await run(contextOf(services, c.get('staff')), { rows: rows.value, isDryRun })
    if (outcome.ok) return c.json({ data: outcome.value }, 200, forStaff)
    if (outcome.code === 'forbidden') return c.json(errorBody(403), 403)
    return c.json({ ...errorBody(422), data: outcome.report }, 422) as never
  })
  return routes
}
