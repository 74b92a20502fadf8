import { useMemo } from 'react'
import type { ListedSection } from '#domains/content/index.ts'
import { foldArabic } from '#kernel/arabic.ts'
import { useIsSection } from './open-section.ts'
import { useSections } from './sections-store.ts'

/** The shared sections that can be put on this page and that a search finds by their names; none inside of a section. */
export function useOfferedSections(query: string): readonly ListedSection[] {
  const isSection = useIsSection()
  const { sections } = useSections(!isSection)
  return useMemo(() => {
    const searchText = foldArabic(query)
    return isSection ? [] : (sections ?? []).filter(({ name }) => foldArabic(name).includes(searchText))
  }, [sections, query, isSection])
}
