import type { Draft, PageContent } from '#domains/content/index.ts'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { DataOf } from '#staff/calls/call-types.ts'
import { VERSIONS_PER_PAGE } from '#staff/versions/use-version-list.ts'
import { VersionList } from '#staff/versions/version-list.tsx'
import type { ListedVersion, VersionsKind } from '#staff/versions/versions-kind.ts'
import { useTemplateName } from '../catalogue/template-name.ts'
import { blockTitle } from '../outline/block-title.ts'
import { EditorDialogKit } from '../ui/dialogs/editor-dialog-kit.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { type Word, useWord } from '../words/use-word.ts'
import { SideBySide } from './side-by-side.tsx'
import { usePageChanges } from './use-page-changes.ts'
import { versionsWords } from './words.ts'

export type VersionsPanelProps = {
  pageId: number
  /** The version of the draft, for `If-Match`. */
  draftVersion: number
  /** The draft as it is now. */
  content: PageContent
  onRestored: (draft: Draft) => void
  /** The version of the page itself; the history is loaded again when it changes. */
  liveVersion: number
}

/** The history of a page. A version or one block of it can be restored, and two are seen beside each other. */
export function VersionsPanel({ content, ...props }: VersionsPanelProps) {
  const word = useWord(versionsWords)
  const toast = useToast()
  return (
    <EditorDialogKit>
      <VersionList
        label={word('versions')}
        kind={usePageVersions(props)}
        content={content}
        onRestored={(number) => toast({ text: word('restored', { number }) })}
      />
    </EditorDialogKit>
  )
}

function usePageVersions({ pageId, draftVersion, liveVersion, onRestored }: Omit<VersionsPanelProps, 'content'>): VersionsKind<PageContent> {
  const word = useWord(versionsWords)
  const nameOfTemplate = useTemplateName()
  const changesOf = usePageChanges()
  const restore = async (number: number, body: { block?: string }) => {
    const answer = await callByName('POST /api/pages/{id}/versions/{number}/restore', { params: { id: pageId, number }, body, ifMatch: draftVersion })
    if (!answer.ok) return answer.code
    onRestored(answer.data)
    return null
  }
  return {
    key: `${pageId}/${liveVersion}`,
    texts: { none: word('none'), noneHint: word('none_hint') },
    list: async (page, signal) => {
      const answer = await callByName('GET /api/pages/{id}/versions', { params: { id: pageId }, query: { page, per_page: VERSIONS_PER_PAGE }, signal })
      return answer.ok ? { ok: true, data: { versions: answer.data.map((version) => listedVersion(version, word)), total: answer.meta.total } } : answer
    },
    read: async (number, signal) => {
      const answer = await callByName('GET /api/pages/{id}/versions/{number}', { params: { id: pageId, number }, signal })
      return answer.ok ? { ok: true, data: answer.data.content } : answer
    },
    changesOf,
    restore: {
      text: word('restore_text'),
      whole: (number) => restore(number, {}),
      part: {
        label: word('restore_block'),
        text: word('restore_block_text'),
        titleOf: (number, block) => word('restore_block_title', { number, block }),
        nameIn: ({ blocks }, id) => {
          const block = blocks.find((one) => one.id === id)
          return block ? [nameOfTemplate(block.template), blockTitle(block)].filter(Boolean).join(': ') : null
        },
        restore: (number, block) => restore(number, { block }),
      },
    },
    drawSides: (sides, nameOf) => <SideBySide pageId={pageId} sides={sides} nameOf={nameOf} />,
  }
}

type PageVersion = DataOf<'GET /api/pages/{id}/versions'>[number]

function listedVersion({ number, kind, note, author, approved_by, created_at }: PageVersion, word: Word<typeof versionsWords>): ListedVersion {
  const isSeen = kind === 'published' || kind === 'approved'
  return {
    ...{ number, at: created_at, by: author },
    mark: { tone: isSeen ? 'good' : 'plain', text: word(`kind_${kind}`) },
    notes: [...(approved_by ? [word('approved_by', { name: approved_by })] : []), ...(note && kind !== 'restored' ? [note] : [])],
  }
}
