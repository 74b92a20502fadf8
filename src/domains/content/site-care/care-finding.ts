/**
 * What is looked for over the whole site: links to what visitors do not reach and to anchors that a page does not have, redirections that lead on or in a circle,
 * pictures without a text, too heavy where they stand, larger than anybody is sent or used nowhere, pages without a description, and
 * links to other sites that are dead or could not be asked.
 */
export const careKinds = [
  'broken_link',
  'broken_anchor',
  'redirect_loop',
  'redirect_chain',
  'missing_alt',
  'no_description',
  'heavy_picture',
  'large_picture',
  'unused_picture',
  'dead_outside',
  'unknown_outside',
] as const
export type CareKind = (typeof careKinds)[number]

/** What has to be mended: a page, an entry of the menu, a redirection, a form or a picture of the library. */
export const careSubjects = ['page', 'nav_entry', 'redirect', 'form', 'image'] as const
export type CareSubject = (typeof careSubjects)[number]

/**
 * Something to mend. `block`, `group` and `field` are '' where the subject has no such place; `target` is where a link leads or which picture is meant, else ''.
 * `bytes`, `width` and `height` in px are told of pictures; the `status` of the answer and when it was asked for of links to other sites.
 */
export type CareFlaw = {
  kind: CareKind
  subject: CareSubject
  subject_id: number
  title: string
  block: string
  group: string
  field: string
  target: string
  details: { bytes?: number; width?: number; height?: number; status?: number; checked_at?: string }
}

/** Where something has to be mended. */
export type CarePlace = Omit<CareFlaw, 'kind' | 'target' | 'details'>

/** A finding of the list; `left_at` and `left_by` say when and by whom it was put aside. */
export type CareFinding = CareFlaw & { id: number; found_at: string; left_at: string | null; left_by: string }

/** What the list begins with: how many of each kind are open, when the site was last looked over, and how long that took. */
export type CareSummary = { counts: Partial<Record<CareKind, number>>; looked_at: string | null; took_ms: number; pages: number; pictures: number }
