import { atom } from 'nanostores'
import { createContext, use } from 'react'
import type { PageContent } from '#domains/content/index.ts'
import { useContent } from '../draft/use-page-editor.tsx'

/** The blocks that are to be saved as a shared section, by their ids. */
export const $savedAsSection = atom<readonly string[] | null>(null)

const OpenPage = createContext<(page: number) => void>(() => undefined)
export const OpenPageProvider = OpenPage

/** Opens another page, or a shared section, in this editor. */
export function useOpenPage(): (page: number) => void {
  return use(OpenPage)
}

const isSection = ({ type }: PageContent) => type === 'section'

/** Whether a shared section is being edited, and no page. */
export function useIsSection(): boolean {
  return useContent(isSection)
}
