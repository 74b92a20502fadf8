import { z } from '@hono/zod-openapi'
import { FeedDraft, feedRunStates } from '#domains/stock/index.ts'

export const Feed = z
  .object({
    id: z.int(),
    ...FeedDraft.shape,
    url: z
      .string()
      .openapi({ description: 'A password in the address is shown as `***`. Sent back as `***`, it keeps the stored one for the same user and origin.' }),
    next_run_at: z.iso.datetime().nullable(),
    missing: z.array(z.string()).openapi({ description: 'The fields that a vehicle needs and no rule fills.' }),
    last_run: z.object({ id: z.int(), state: z.enum(feedRunStates), created_at: z.iso.datetime() }).nullable(),
    version: z.string(),
  })
  .openapi('Feed')

const flaw = { field: z.string(), reason: z.string(), value: z.string() }
const RowFlaw = z.object(flaw)
const RowError = z.object({ line: z.int(), ...flaw }).openapi('FeedRowError')
const sample = { id: z.int().nullable(), line: z.int().nullable(), external_id: z.string(), title: z.string() }
const Sampled = z.object(sample)
const ChangedVehicle = z.object({ ...sample, fields: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])) })
const counts = ['read', 'valid', 'invalid', 'added', 'changed', 'unchanged', 'held', 'gone', 'gone_of'] as const

export const FeedRun = z
  .object({
    id: z.int(),
    feed_id: z.int(),
    state: z.enum(feedRunStates),
    is_dry_run: z.boolean(),
    source: z.enum(['upload', 'url']),
    file_name: z.string(),
    progress: z.int().openapi({ description: 'The progress in per cent.' }),
    counts: z.object(Object.fromEntries(counts.map((name) => [name, z.int()])) as Record<(typeof counts)[number], z.ZodInt>),
    errors: z.array(RowError).openapi({ description: 'The first invalid rows; empty in lists.' }),
    report: z
      .object({ added: z.array(Sampled), changed: z.array(ChangedVehicle), gone: z.array(Sampled), marked: z.array(RowError) })
      .openapi({ description: 'Examples, and under `marked` what to check in valid rows; empty in lists.' }),
    reason: z.string(),
    reason_line: z.int().nullable(),
    reason_detail: z.string(),
    started_by: z.string(),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    finished_at: z.iso.datetime().nullable(),
    version: z.string(),
  })
  .openapi('FeedRun')

export const FeedPreview = z
  .object({
    columns: z.array(z.object({ path: z.string(), example: z.string() })),
    rows: z.array(
      z.object({
        line: z.int(),
        values: z.record(z.string(), z.unknown()).nullable(),
        errors: z.array(RowFlaw),
        marks: z.array(RowFlaw).openapi({ description: 'What to check in a valid row, as a dry run lists it.' }),
      }),
    ),
    flaw: z.object({ code: z.string(), line: z.int().nullable(), detail: z.string() }).nullable(),
  })
  .openapi('FeedPreview')
