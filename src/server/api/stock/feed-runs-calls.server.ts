import { randomUUID } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { FeedFlaw, feedRunStates } from '#domains/stock/index.ts'
import {
  applyFeedRun,
  cancelFeedRun,
  feedRunSorts,
  findFeed,
  findFeedRun,
  listFeedRuns,
  MOST_FILE_BYTES,
  removeFile,
  type StoredFile,
  startFeedRun,
  storeFile,
} from '#domains/stock/index.server.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { enqueueFeedRun } from '../../jobs/feed-jobs.server.ts'
import { type Answer, data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { flagFilter, listQuery } from '../list-query.ts'
import { BodyTooLarge, type RawBody } from '../read-body.server.ts'
import { recordCalls } from '../record-calls.server.ts'
import { RecordId } from '../record-id.ts'
import { FeedRun } from './feed-shapes.ts'
import { findFormFile, isForm } from './form-file.server.ts'

const tag = 'Feeds'
const params = z.object({ id: RecordId })
/** Besides the file a form has boundaries and headers. */
const FORM_BYTES = 64 * 1024

const startedRun: Answer<{ run: z.infer<typeof FeedRun>; isNew: boolean }, { data: z.infer<typeof FeedRun> }> = {
  ...data(FeedRun, 'The run is queued; reading it gives its progress.'),
  status: 202,
  others: { 200: 'The run that this `Idempotency-Key` started before.' },
  statusOf: ({ isNew }) => (isNew ? 202 : 200),
  body: ({ run }) => ({ data: run }),
}

/** Runs of feeds: started with a file or from the feed's address, watched, applied and cancelled. */
export const feedRunsCalls = [
  defineCall({
    method: 'post',
    path: '/api/feeds/{id}/runs',
    tag,
    // Permission is checked before the file is read.
    who: 'stock.write',
    summary: 'Starts a run of a feed',
    description: 'Takes a file as a form; without one it reads the address of the feed.',
    params,
    query: z.object({ dry_run: flagFilter.default(false) }),
    headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
    body: { raw: { 'multipart/form-data': { schema: z.object({ file: z.string().openapi({ format: 'binary' }) }) } } },
    limit: MOST_FILE_BYTES + FORM_BYTES,
    answer: startedRun,
    refusals: { forbidden: 403, gone: 404, invalid: 422, running: 409, incomplete: 409, no_address: 409, key_reused: 409 },
    run: async (ctx, { params: { id: feedId }, query, headers, body }) => {
      const { storage } = ctx.services
      const feed = await findFeed(ctx, feedId)
      if (!feed.ok) return feed
      const uploadedFile = await takeFile(body, storage)
      if (!uploadedFile.ok) return uploadedFile
      const upload = uploadedFile.value
      const source = upload ? ({ kind: 'upload', ...upload } as const) : ({ kind: 'url' } as const)
      const outcome = await startFeedRun(ctx, {
        feedId,
        isDryRun: query.dry_run,
        source,
        idempotencyKey: headers['idempotency-key'],
        enqueue: (tx, job) => enqueueFeedRun(ctx.services, tx, job),
      })
      // Another run has the file, or nobody.
      if (upload && !(outcome.ok && outcome.value.isNew)) await removeFile(storage, upload.file)
      return outcome
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/feed_runs/{id}/apply',
    tag,
    who: 'staff',
    summary: 'Applies a dry run, or a stopped run with `allow_gone`',
    params,
    body: z.object({ allow_gone: z.boolean().default(false) }),
    answer: { ...data(FeedRun, 'The run is being applied.'), status: 202 },
    refusals: { forbidden: 403, gone: 404, not_waiting: 409, too_many_gone: 409, feed_changed: 409, running: 409 },
    run: (ctx, { params: { id }, body: { allow_gone: allowsGone } }) =>
      applyFeedRun(ctx, { id, allowsGone, enqueue: (tx, job) => enqueueFeedRun(ctx.services, tx, job) }),
  }),
  defineCall({
    method: 'post',
    path: '/api/feed_runs/{id}/cancel',
    tag,
    who: 'staff',
    summary: 'Cancels a waiting or running run',
    description: 'What the run has written stays, and its counts tell it.',
    params,
    answer: data(FeedRun, 'The cancelled run.'),
    refusals: { forbidden: 403, gone: 404, over: 409 },
    run: (ctx, { params: { id } }) => cancelFeedRun(ctx, id),
  }),
  ...recordCalls({
    path: '/api/feed_runs',
    tag,
    noun: { one: 'a run of a feed', many: 'runs of feeds' },
    record: FeedRun,
    list: { query: listQuery(feedRunSorts, { feed_id: RecordId, state: z.enum(feedRunStates) }), rows: listFeedRuns },
    find: findFeedRun,
    audited: null,
    writeConflicts: {},
    removeConflicts: {},
  }),
]

/** The file of a form in the storage; null for a request without one. */
async function takeFile({ type, bytes }: RawBody, storage: Storage): Promise<Outcome<{ file: StoredFile; name: string } | null, Invalid>> {
  const invalid = (complaint: string) => refuse({ code: 'invalid', fields: { file: [complaint] } })
  if (!isForm(type)) return type === '' || type.startsWith('application/json') ? done(null) : invalid('not_a_form')
  try {
    const file = bytes ? await findFormFile(bytes, type) : null
    if (!file) return invalid('required')
    return done({ file: await storeFile(storage, { key: randomUUID(), source: file.bytes }), name: file.name })
  } catch (error) {
    if (!(error instanceof FeedFlaw)) throw error
    if (error.code === 'too_large') throw new BodyTooLarge()
    return invalid('broken')
  }
}
