import type { Draft } from '#domains/content/index.ts'
import type { FoundReferences } from './canvas/block/references.ts'
import type { DataOf } from '#staff/calls/call-types.ts'

/** The id of the element of the document that holds an {@link Opening} as JSON. */
export const OPENING_ID = 'opening'

/**
 * The data of the page that is part of the editor's document, so that the page opens without a request: the draft, the site, and what
 * the draft's blocks refer to, each as its endpoint answers it.
 */
export type Opening = { draft: Draft; site: DataOf<'GET /api/editing/site'>; references: FoundReferences }

/** The opening of this document; null when it has none and after the first call, since a page that is opened again must be loaded. */
export function takeOpening(): Opening | null {
  const element = document.getElementById(OPENING_ID)
  element?.remove()
  return element ? (JSON.parse(element.textContent ?? '') as Opening) : null
}
