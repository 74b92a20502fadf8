import { z } from '@hono/zod-openapi'
import { findPage } from '#domains/content/index.server.ts'
import { parsePagePath } from '#domains/content/index.ts'
import { OTHER_ADDRESSES, purposes, readViolation } from '#domains/tags/index.ts'
import { keepViolation } from '#domains/tags/index.server.ts'
import { Fault } from '#kernel/fault.ts'
import { readJson } from '#kernel/json/json.ts'
import { done } from '#kernel/outcome.ts'
import { addressLimit } from '../address-limit.server.ts'
import { data, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { readText } from '../read-body.server.ts'
import { findPageTags } from './find-page-tags.server.ts'

const tag = 'Tags'
const MOST_BYTES = 16 * 1024

const fix = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('preset'), setting: z.string(), vendor: z.string() }),
  z.object({ kind: z.literal('host'), setting: z.string(), host: z.string() }),
  z.object({ kind: z.literal('inline_styles'), setting: z.string() }),
  z.object({ kind: z.enum(['allowed_now', 'inline_script', 'eval', 'none']) }),
])
const PageTags = z
  .object({
    path: z.string(),
    title: z.string().nullable(),
    policy: z.enum(['strict', 'tags']),
    tags: z.array(
      z.object({
        source: z.enum(['metahead', 'container', 'consent_platform']),
        id: z.int().nullable(),
        vendors: z.array(z.string()),
        runs: z.enum(['at_once', 'held']),
        hosts: z.array(z.object({ purpose: z.enum(purposes), host: z.string(), is_allowed: z.boolean() })),
      }),
    ),
    refused: z.array(z.object({ directive: z.string(), blocked: z.string(), times: z.int(), last_day: z.iso.date(), fix })),
  })
  .openapi('PageTags')

/** A page with a refused tag reports a few times at once. The address is forgotten at once. */
const secondsToWait = addressLimit({ burst: 20, everyMs: 10_000 })

/** What tags of pages load and send, and what browsers refused of it. */
export const tagsCalls = [
  defineCall({
    method: 'post',
    path: '/api/policy_reports',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Counts what a browser refused on a page with tags',
    description: 'Only the page, the rule and the origin are stored.',
    body: { raw: { 'application/csp-report': { schema: z.object({}).loose() } } },
    limit: MOST_BYTES,
    answer: nothing('Counted.'),
    allowance: secondsToWait,
    refusals: {},
    run: async (ctx, { body }) => {
      const json = readJson((await readText(body)) ?? '')
      const violation = json.ok ? readViolation(json.value) : null
      if (!violation) throw new Fault('the body is no report of a refused tag', { status: 422 })
      const { pathname, ...rest } = violation
      const path = parsePagePath(pathname)
      const page = path === null ? null : await findPage(ctx, path)
      // Other addresses may name somebody's order.
      const knownPath = page?.status === 'published' ? page.path : OTHER_ADDRESSES
      const { settings } = await ctx.services.site.get(ctx)
      await keepViolation(ctx, { ...rest, path: knownPath }, settings.timeZone)
      return done(null)
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/page_tags',
    tag,
    who: 'page_tags.read',
    summary: 'Reads the tags of a page and the hosts they use',
    description: 'Includes what browsers refused in the last two weeks.',
    query: z.object({ path: z.string().max(500) }),
    answer: data(PageTags, 'The tags. For an address that is no published page they are those of every page.'),
    refusals: { forbidden: 403 },
    run: (ctx, { query }) => findPageTags(ctx, parsePagePath(query.path) ?? OTHER_ADDRESSES),
  }),
]
