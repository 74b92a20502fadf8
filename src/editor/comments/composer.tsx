import { type ChangeEvent, type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type Colleague, LONGEST_COMMENT } from '#domains/content/index.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/inputs/field.tsx'
import fieldCss from '../ui/inputs/field.module.css'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { useWord } from '../words/use-word.ts'
import type { CommentText } from './comments.ts'
import css from './comments.module.css'
import { MentionPicker } from './mention-picker.tsx'
import { commentWords } from './words.ts'

type ComposerProps = {
  label: string
  submit: string
  /** What is being changed. */
  text?: string
  mentions?: readonly Colleague[]
  children?: ReactNode
  /** Sends it; the code of a refusal keeps what was written. */
  onSend: (comment: CommentText) => Promise<string | null>
  onCancel: () => void
}

/** Where a comment is written: @ mentions a colleague, Ctrl and Enter send, Escape leaves. Long, since the text, the caret and who is mentioned belong together. */
export function Composer({ label, submit, text: initialText = '', mentions = [], children, onSend, onCancel }: ComposerProps) {
  const word = useWord(commentWords)
  const say = useFailure()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const [key] = useState(() => crypto.randomUUID())
  const [text, setText] = useState(initialText)
  const [chosenColleagues, setChosenColleagues] = useState<readonly Colleague[]>(mentions)
  /** Where the @ stands for which a colleague is being looked for. */
  const [mentionAt, setMentionAt] = useState<number | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  // The focus and the caret are the browser's.
  useEffect(() => {
    area.current?.focus()
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [])

  // The caret goes behind a name once it stands in the text.
  useEffect(() => {
    if (caret.current === null || mentionAt !== null) return
    area.current?.focus()
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    const at = target.selectionStart - 1
    const isTyped = target.value.length === text.length + 1 && target.value[at] === '@' && (at === 0 || /[\s(«"]/.test(target.value[at - 1] ?? ''))
    setText(target.value)
    if (isTyped) setMentionAt(at)
  }
  const addMention = () => {
    const at = area.current?.selectionStart ?? text.length
    setText(`${text.slice(0, at)}@${text.slice(at)}`)
    setMentionAt(at)
  }
  const mention = (colleague: Colleague) => {
    const at = mentionAt ?? text.length
    const name = `@${colleague.name} `
    caret.current = at + name.length
    setText(`${text.slice(0, at)}${name}${text.slice(at + 1)}`)
    setChosenColleagues([...chosenColleagues.filter((one) => one.id !== colleague.id), colleague])
    setMentionAt(null)
  }
  const closePicker = () => {
    caret.current = (mentionAt ?? text.length) + 1
    setMentionAt(null)
  }
  const send = async () => {
    if (isBusy || text.trim() === '') return
    setIsBusy(true)
    const code = await onSend({ key, text, mentions: chosenColleagues.filter(({ name }) => text.includes(`@${name}`)).map((one) => one.id) })
    setIsBusy(false)
    setFailure(code)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
    else if (event.key === 'Escape') onCancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <form
      className={css.composer}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send()
      }}
    >
      {children}
      <Field id={id} label={label} hint={word('composer_hint')}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            dir="auto"
            rows={3}
            maxLength={LONGEST_COMMENT}
            className={fieldCss.input}
            value={text}
            onChange={change}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {mentionAt !== null && <MentionPicker onChoose={mention} onClose={closePicker} />}
      {failure && <Notice kind="error">{failure === 'full' ? word('full') : say(failure)}</Notice>}
      <div className={css.actions}>
        <Button size="s" variant="quiet" aria-label={word('mention')} title={word('mention')} onClick={addMention}>
          @
        </Button>
        <span className={css.gap} />
        <Button size="s" variant="quiet" onClick={onCancel}>
          {word('cancel')}
        </Button>
        <Button size="s" type="submit" variant="primary" isBusy={isBusy} disabled={text.trim() === ''}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
