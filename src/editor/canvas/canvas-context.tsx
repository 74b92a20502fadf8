import { createContext, use } from 'react'
import type { Theme } from '#domains/content/index.ts'
import type { Present } from '#staff/presence/presence.ts'
import type { BlockData } from './block/block-data.ts'
import type { KnownReferences } from './block/references.ts'
import type { DataOf } from '#staff/calls/call-types.ts'
import type { ReadableAtom, WritableAtom } from 'nanostores'

export type CanvasWorld = {
  site: DataOf<'GET /api/editing/site'>
  references: KnownReferences
  blockData: BlockData
  $others: ReadableAtom<readonly Present[]>
  $theme: WritableAtom<Theme>
  /** True once the page has been drawn in its frame. Work that is not urgent waits for it. */
  $isDrawn: WritableAtom<boolean>
}

const WorldContext = createContext<CanvasWorld | null>(null)
export const CanvasWorldProvider = WorldContext

/** What blocks on the canvas need to draw themselves. Throws outside its provider. */
export function useCanvasWorld(): CanvasWorld {
  const world = use(WorldContext)
  if (!world) throw new Error('There is no canvas here')
  return world
}
