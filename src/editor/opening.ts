import type { Draft } from '#domains/content/index.ts'
import type { FoundReferences } from './canvas/references.ts'
import type { SiteFacts } from './canvas/site-facts.ts'

/** The id of the element of the document that holds an {@link Opening} as JSON. */
export const OPENING_ID = 'opening'

/**
 * What the document of the editor brings along of the page it is opened for, so that nobody has to wait for the API: the draft, the
 * site, and what the draft's blocks point to, each as its endpoint answers it.
 */
export type Opening = { draft: Draft; site: SiteFacts; references: FoundReferences }

/** The opening of this document; null where it has none, and once it was taken: what is opened again is asked for anew. */
export function takeOpening(): Opening | null {
  const element = document.getElementById(OPENING_ID)
  element?.remove()
  return element ? (JSON.parse(element.textContent ?? '') as Opening) : null
}
