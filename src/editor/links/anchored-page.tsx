import { type ReactNode, useCallback, useMemo } from 'react'
import type { PageContent } from '#domains/content/index.ts'
import type { Anchor } from '#staff/links/link-picker.tsx'
import { useTemplateName } from '../catalogue/template-name.ts'
import { useContent, usePageEditor } from '../draft/use-page-editor.tsx'
import { LinkAnchors } from './link-anchors.ts'
import { type PlannedAnchor, pageAnchors } from './page-anchors.ts'

/** What edits the open page: its links may lead to every block of this page, wherever they are written. */
export function AnchoredPage({ children }: { children: ReactNode }) {
  const { setValue } = usePageEditor()
  const nameOf = useTemplateName()
  // Selected as text, so that typing elsewhere on the page does not redraw this.
  const text = useContent(useCallback(({ blocks }: PageContent) => JSON.stringify(pageAnchors(blocks, nameOf)), [nameOf]))
  const anchors = useMemo(
    () =>
      (JSON.parse(text) as PlannedAnchor[]).map(
        ({ block, id, label, isNew }): Anchor => ({ id, label, ...(isNew ? { make: () => setValue(block, null, 'block_scroll_id', id) } : {}) }),
      ),
    [text, setValue],
  )
  return <LinkAnchors value={anchors}>{children}</LinkAnchors>
}
