import { useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { CodeOf } from '#staff/calls/call-types.ts'
import { SHARED_SECTION } from '#domains/content/index.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { FormDialog } from '../ui/dialogs/form-dialog.tsx'
import { Checkbox } from '../ui/inputs/choices.tsx'
import { publishingWords } from '../publishing/words.ts'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { Notice } from '../ui/notices/notice.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { useWord } from '../words/use-word.ts'
import { $savedAsSection } from './open-section.ts'
import { sectionBlock } from './section-block.ts'
import { reloadSections } from './sections-store.ts'
import { sectionWords } from './words.ts'

const close = () => $savedAsSection.set(null)

/** Saves blocks of the page as a shared section, which then stands in their place. */
export function SaveSectionDialog({ ids }: { ids: readonly string[] }) {
  const { document, replace } = usePageEditor()
  const word = useWord(sectionWords)
  const wordOfPublishing = useWord(publishingWords)
  const toast = useToast()
  const [typedName, setName] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<CodeOf<'POST /api/sections'> | null>(null)
  const [acceptsSamples, setAcceptsSamples] = useState(false)
  const name = typedName.trim()
  const blocks = document.get().blocks.filter(({ id }) => ids.includes(id))
  const isNested = blocks.some(({ template }) => template === SHARED_SECTION)

  const save = async () => {
    if (name === '') return setProblem(word('name_needed'))
    if (isNested) return
    setIsBusy(true)
    const answer = await callByName('POST /api/sections', { body: { name, blocks, acknowledge: acceptsSamples ? ['sample_content'] : [] } })
    setIsBusy(false)
    if (!answer.ok) return setFailure(answer.code)
    replace(ids, [sectionBlock(answer.data.id)])
    void reloadSections()
    toast({ text: word('saved', { name }) })
    close()
  }
  const isInvalid = failure === 'invalid'
  const hasSamples = failure === 'sample_content'
  return (
    <FormDialog
      title={word('save')}
      submitLabel={word('save_do')}
      isBusy={isBusy}
      failure={isInvalid || hasSamples ? null : failure}
      onClose={close}
      onSubmit={save}
    >
      {isNested ? <Notice kind="warning">{word('save_nested')}</Notice> : <p>{word('save_about')}</p>}
      {isInvalid && <Notice kind="error">{word('save_invalid')}</Notice>}
      {hasSamples && (
        <>
          <Notice kind="warning">{wordOfPublishing('samples_unseen')}</Notice>
          <Checkbox label={wordOfPublishing('publish_samples')} isOn={acceptsSamples} onChange={setAcceptsSamples} />
        </>
      )}
      <TextInput
        label={word('name')}
        hint={word('name_hint')}
        isRequired
        maxLength={80}
        data-autofocus
        value={typedName}
        onChange={(text) => {
          setName(text)
          setProblem(undefined)
        }}
        problem={problem}
      />
    </FormDialog>
  )
}
