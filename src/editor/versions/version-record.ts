import type { DataOf } from '#staff/calls/call-types.ts'

/** A version in the list of a page's history. */
export type VersionSummary = DataOf<'GET /api/pages/{id}/versions'>[number]

/** One side of a comparison: the draft, or a version by its number. */
export type Side = 'draft' | number
