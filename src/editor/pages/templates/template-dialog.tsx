import { useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWord } from '../../words/use-word.ts'
import type { TaskDialogProps } from '../task-dialog.ts'
import { templateWords } from './words.ts'

/** Saves what editors see of a page now as a template. */
export function TemplateDialog({ page, title, onClose, onDone }: TaskDialogProps) {
  const word = useWord(templateWords)
  const [typedName, setName] = useState(title)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const name = typedName.trim()

  const save = async () => {
    if (name === '') return setProblem(word('name_needed'))
    setIsBusy(true)
    const answer = await callByName('POST /api/page_templates', { body: { page_id: page.id, name } })
    setIsBusy(false)
    if (answer.ok) return onDone(word('saved', { name }), {})
    setProblem(answer.code === 'name_taken' ? word('name_taken') : undefined)
    setFailure(answer.code === 'name_taken' ? null : answer.code)
  }
  return (
    <FormDialog title={word('save_title', { title })} submitLabel={word('save')} isBusy={isBusy} failure={failure} onClose={onClose} onSubmit={save}>
      <p>{word('save_about')}</p>
      <TextInput
        label={word('name')}
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
