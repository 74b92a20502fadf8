import { Suspense } from 'react'
import { useAtom } from '#ui/stores/use-atom.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { EmptyState } from '../ui/notices/notice.tsx'
import { useWord } from '../words/use-word.ts'
import { inspectorWords } from './words.ts'

const BlockPanel = lazyPart(
  () => import('./block-panel.tsx'),
  ({ BlockPanel }) => BlockPanel,
)
const SeveralPanel = lazyPart(
  () => import('./several-panel.tsx'),
  ({ SeveralPanel }) => SeveralPanel,
)

/** The fields of the selected block. */
export function Inspector() {
  const editor = usePageEditor()
  const word = useWord(inspectorWords)
  const selected = useAtom(editor.$selected)
  const count = useAtom(editor.$chosen).length
  if (selected === null) {
    return (
      <EmptyState icon="edit" title={word('nothing')}>
        {word('nothing_more')}
      </EmptyState>
    )
  }
  if (count > 1) {
    return (
      <Suspense>
        <SeveralPanel />
      </Suspense>
    )
  }
  return (
    <Suspense>
      <BlockPanel key={selected} id={selected} />
    </Suspense>
  )
}
