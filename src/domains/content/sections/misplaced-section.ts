import type { BlockProblem } from '#block-engine/stored/validate-block.ts'

export const MISPLACED = 'misplaced'

type PlacedPage = { type: string; path: string }

/** Why a content cannot become that of this page: a page becomes no shared section, a section no page, and a section keeps what it has in place of a path. */
export function misplacedSection(before: PlacedPage, content: PlacedPage): BlockProblem[] {
  const isSection = before.type === 'section'
  const flaw = isSection !== (content.type === 'section') ? 'type' : isSection && before.path !== content.path ? 'path' : null
  return flaw === null ? [] : [{ block: '', field: flaw, code: MISPLACED, message: 'a page and a shared section do not become each other' }]
}
