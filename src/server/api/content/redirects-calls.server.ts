import { z } from '@hono/zod-openapi'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { RedirectDraft, redirectColumns } from '#domains/content/index.ts'
import { createRedirect, deleteRedirect, findRedirect, importRedirects, listRedirects, redirectSorts, saveRedirect } from '#domains/content/index.server.ts'
import type { CallCtx } from '../define-call.server.ts'
import { importCall } from '../import-call.server.ts'
import { listQuery } from '../list-query.ts'
import { recordCalls } from '../record-calls.server.ts'

const tag = 'Redirects'
const Redirect = z.object({ id: z.int(), path: z.string(), to: z.string(), http_code: z.int(), status: z.string(), version: z.string() }).openapi('Redirect')
const codeFilter = z.coerce.number().int().min(100).max(599)

type Change = { id: number; version: string; draft: RedirectDraft }
const siteOf = ({ services }: CallCtx) => ({ catalogue, origin: new URL(services.env.PUBLIC_URL).origin })

/** Pages of type url_redirection as records of their own. */
export const redirectsCalls = [
  importCall({
    path: '/api/redirects/import',
    tag,
    many: 'redirections',
    columns: redirectColumns,
    run: (ctx, request) => importRedirects(ctx, request, siteOf(ctx)),
  }),
  ...recordCalls({
    path: '/api/redirects',
    tag,
    noun: { one: 'a redirection', many: 'redirections' },
    record: Redirect,
    draft: RedirectDraft,
    list: { query: listQuery(redirectSorts, { status: z.string(), http_code: codeFilter }), rows: listRedirects },
    find: findRedirect,
    create: (ctx: CallCtx, draft: RedirectDraft) => createRedirect(ctx, draft, siteOf(ctx)),
    save: (ctx: CallCtx, change: Change) => saveRedirect(ctx, change, siteOf(ctx)),
    audited: ({ path }) => ({ actions: ['page.saved', 'page.moved'], subjects: [path] }),
    writeConflicts: { path_taken: 409 },
    remove: deleteRedirect,
    removeConflicts: {},
  }),
]
