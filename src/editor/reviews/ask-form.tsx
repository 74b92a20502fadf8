import { type FormEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/inputs/choices.tsx'
import { TextArea } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import css from './reviews.module.css'
import { reviewWords } from './words.ts'

type AskFormProps = {
  reviewers: readonly { id: number; name: string }[]
  hasChanges: boolean
  isBusy: boolean
  /** Null asks anybody who may approve. */
  onAsk: (askedOf: number | null, note: string) => void
}

/** Asks for a review, of a named person or of anybody who may approve. */
export function AskForm({ reviewers, hasChanges, isBusy, onAsk }: AskFormProps) {
  const word = useWord(reviewWords)
  const titleId = useId()
  const [reviewer, setReviewer] = useState('')
  const [note, setNote] = useState('')
  if (!hasChanges) return <p>{word('nothing')}</p>
  const ask = (event: FormEvent) => {
    event.preventDefault()
    onAsk(reviewer === '' ? null : Number(reviewer), note.trim())
  }
  return (
    <form className={css.stack} aria-labelledby={titleId} onSubmit={ask}>
      <h3 id={titleId}>{word('ask_publish')}</h3>
      <Select
        label={word('reviewer')}
        options={[{ value: '', label: word('anybody') }, ...reviewers.map(({ id, name }) => ({ value: String(id), label: name }))]}
        value={reviewer}
        onChange={setReviewer}
      />
      <TextArea label={word('note')} hint={word('note_hint')} maxLength={1000} value={note} onChange={setNote} />
      <div className={css.actions}>
        <Button type="submit" variant="primary" icon="send" isBusy={isBusy}>
          {word('send')}
        </Button>
      </div>
    </form>
  )
}
