import { useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import { sectionIdOf } from '#domains/content/index.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useBlock, usePageEditor } from '../draft/use-page-editor.tsx'
import { Button } from '../ui/button.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { useWord } from '../words/use-word.ts'
import { useOpenPage } from './open-section.ts'
import { detachedBlocks } from './section-block.ts'
import { SectionUses } from './section-uses.tsx'
import css from './sections.module.css'
import { useSectionName } from './sections-store.ts'
import { sectionWords } from './words.ts'

/** What the panel says of a block that shows a shared section: that it is one, where else it stands, and how it is edited or detached. */
export function SectionPanel({ id }: { id: string }) {
  const editor = usePageEditor()
  const word = useWord(sectionWords)
  const say = useFailure()
  const toast = useToast()
  const openPage = useOpenPage()
  const block = useBlock(id)
  const { version } = useAtom(editor.session.$facts)
  const name = useSectionName(block)
  const [isBusy, setIsBusy] = useState(false)
  const section = block ? sectionIdOf(block) : null
  if (!block || section === null) return null

  const detach = async () => {
    setIsBusy(true)
    const answer = await callByName('GET /public_api/sections/{id}', { params: { id: section } })
    setIsBusy(false)
    if (!answer.ok) return toast({ kind: 'error', text: answer.status === 404 ? word('missing') : say(answer.code) })
    if (answer.data.blocks.length === 0) return toast({ kind: 'error', text: word('empty', { name }) })
    editor.replace([id], detachedBlocks(block, answer.data.blocks))
    toast({ text: word('detached') })
  }
  return (
    <div className={css.stack}>
      <Notice title={name ? word('named', { name }) : word('section')}>{word('shared_text')}</Notice>
      <div className={css.actions}>
        <Button variant="primary" icon="edit" onClick={() => openPage(section)}>
          {word('open')}
        </Button>
        <Button icon="copy" title={word('detach_hint')} isBusy={isBusy} onClick={() => void detach()}>
          {word('detach')}
        </Button>
      </div>
      <SectionUses section={section} state={version} />
    </div>
  )
}
