import { z } from '@hono/zod-openapi'
import { careKinds, careSubjects } from '#domains/content/index.ts'
import { careSorts, listFindings, setFindingAside, summariseFindings } from '#domains/content/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { LOOK_OVER_SITE } from '../../jobs/site-care-jobs.server.ts'
import { data, listPage, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { listQuery, listRequest } from '../list-query.ts'
import { byId } from './page-shapes.ts'

const size = z.int().optional()
export const CareFinding = z
  .object({
    id: z.int(),
    kind: z.enum(careKinds),
    subject: z.enum(careSubjects),
    subject_id: z.int(),
    title: z.string(),
    block: z.string(),
    group: z.string(),
    field: z.string(),
    target: z.string().describe('Where the link leads, or which picture is meant.'),
    details: z.object({ bytes: size, width: size, height: size, status: size, checked_at: z.iso.datetime().optional() }),
    found_at: z.iso.datetime(),
    left_at: z.iso.datetime().nullable(),
    left_by: z.string(),
  })
  .openapi('CareFinding')

export const CareSummary = z
  .object({
    counts: z.partialRecord(z.enum(careKinds), z.int()),
    looked_at: z.iso.datetime().nullable(),
    took_ms: z.int(),
    pages: z.int(),
    pictures: z.int(),
  })
  .openapi('CareSummary')

const ofCare = { tag: 'Care of the site', who: 'pages.read' } as const

/** What has to be mended on the site, as a list that is worked off. */
export const siteCareCalls = [
  defineCall({
    ...ofCare,
    method: 'get',
    path: '/api/care_findings',
    summary: 'Lists what the last check of the site found',
    description: 'With `state=left` it lists what was set aside.',
    query: listQuery(careSorts, { kind: z.enum(careKinds), subject: z.enum(careSubjects), state: z.enum(['open', 'left']) }),
    answer: listPage(CareFinding, 'A page of the list.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: (ctx, { query: { state, ...query } }) => listFindings(ctx, listRequest(query), { isLeft: state === 'left' }),
  }),
  defineCall({
    ...ofCare,
    method: 'get',
    path: '/api/care_summary',
    summary: 'Counts the findings of each kind',
    description: 'Also says when the site was last checked.',
    answer: data(CareSummary, 'The counts.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: (ctx) => summariseFindings(ctx),
  }),
  defineCall({
    ...ofCare,
    method: 'post',
    path: '/api/care_findings/{id}/aside',
    who: 'pages.write',
    summary: 'Sets a finding aside, or takes it up again',
    params: byId,
    body: z.strictObject({ is_left: z.boolean() }),
    answer: data(CareFinding, 'The finding.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id }, body: { is_left: isLeft } }) => setFindingAside(ctx, { id, isLeft }),
  }),
  defineCall({
    ...ofCare,
    method: 'post',
    path: '/api/care_looks',
    who: 'pages.write',
    summary: 'Starts a check of the site',
    body: z.strictObject({}),
    answer: nothing('The check starts within a second.'),
    refusals: {},
    run: async ({ services }) => {
      await services.jobs.enqueue(LOOK_OVER_SITE, { key: 'asked', data: { is_asked: true } })
      return done(null)
    },
  }),
]
