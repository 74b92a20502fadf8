import { atom } from 'nanostores'
import { useEffect } from 'react'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { callByName } from '#staff/calls/call-by-name.ts'
import { type ListedSection, sectionIdOf } from '#domains/content/index.ts'
import { useAtom } from '#ui/stores/use-atom.ts'

type SectionsState = { sections: readonly ListedSection[] | null; isFailed: boolean }

const $known = atom<SectionsState>({ sections: null, isFailed: false })
let isLoading = false

/** Asks for the shared sections again, after one was added or deleted. */
export async function reloadSections(): Promise<void> {
  isLoading = true
  const answer = await callByName('GET /api/sections', { onSignedOut: () => undefined })
  isLoading = false
  $known.set({ sections: answer.ok ? answer.data : $known.get().sections, isFailed: !answer.ok })
}

/** The shared sections, which are asked for where they are first wanted; null until then. */
export function useSections(isWanted = true): SectionsState {
  const sectionsState = useAtom($known)

  // The network.
  useEffect(() => {
    if (isWanted && $known.get().sections === null && !isLoading) void reloadSections()
  }, [isWanted])
  return sectionsState
}

/** The name of the shared section that a block shows; '' for other blocks. */
export function useSectionName(block: StoredBlock | undefined): string {
  const id = block ? sectionIdOf(block) : null
  const { sections } = useSections(id !== null)
  return sections?.find((section) => section.id === id)?.name ?? ''
}
