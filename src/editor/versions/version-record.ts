import type { PageContent } from '#domains/content/index.ts'

export const versionKinds = ['published', 'unpublished', 'restored', 'scheduled', 'saved', 'imported', 'approved'] as const

/** A version in the list of a page's history. */
export type VersionSummary = { number: number; kind: (typeof versionKinds)[number]; note: string; author: string; approved_by: string; created_at: string }
export type VersionRecord = VersionSummary & { content: PageContent }

/** One side of a comparison: the draft, or a version by its number. */
export type Side = 'draft' | number

export function versionsPath(pageId: number, rest = ''): string {
  return `/api/pages/${pageId}/versions${rest}`
}
