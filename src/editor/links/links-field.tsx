import { useEffect, useId, useRef, useState } from 'react'
import type { Button as StoredButton } from '#fields/field-types.ts'
import { Button } from '../ui/button.tsx'
import { FieldProblem } from '../ui/inputs/field.tsx'
import { Unseen } from '../ui/notices/unseen.tsx'
import { useWord } from '../words/use-word.ts'
import { ButtonItem } from './button-item.tsx'
import css from './links.module.css'
import fieldCss from '../ui/inputs/field.module.css'
import { linksWords } from './words.ts'

/** The most buttons that one field stores. */
const MAX_BUTTONS = 20

export type LinksFieldProps = {
  /** The id of the control that takes the focus. */
  id: string
  label: string
  value: readonly StoredButton[]
  problem?: string | undefined
  onChange: (value: StoredButton[]) => void
}

/** A list of buttons or links: add, change, reorder, remove, each with text, look, destination and opening (B-135, B-258). */
// Long, since each edit of the list also moves the focus.
export function LinksField({ id, label, value, problem, onChange }: LinksFieldProps) {
  const word = useWord(linksWords)
  const [openId, setOpenId] = useState<string | null>(null)
  const [news, setNews] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const focusNext = useRef<string | null>(null)
  const problemId = useId()

  // The control that gets the focus exists only after the list is drawn again.
  useEffect(() => {
    if (focusNext.current === null) return
    const target = list.current?.querySelector<HTMLElement>(focusNext.current) ?? add.current
    focusNext.current = null
    target?.focus()
  })

  const nameOf = (button: StoredButton) => button.label || word('unnamed')
  const append = () => {
    const button: StoredButton = { id: crypto.randomUUID().slice(0, 8), label: '', button_type: 'primary', target: '', target_type: 'url' }
    focusNext.current = `[data-item="${button.id}"] input`
    setOpenId(button.id)
    onChange([...value, button])
  }
  const move = (from: number, to: number) => {
    const button = value[from]
    if (!button || to < 0 || to >= value.length) return
    // At an end of the list the arrow that was pressed is disabled, so the other one gets the focus.
    const isEnd = to === 0 || to === value.length - 1
    const arrow = to < from ? 'up' : 'down'
    focusNext.current = `[data-item="${button.id}"] [data-move="${isEnd ? (arrow === 'up' ? 'down' : 'up') : arrow}"]`
    setNews(word('moved', { label: nameOf(button), place: to + 1, count: value.length }))
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, button))
  }
  const remove = (index: number) => {
    const button = value[index]
    if (!button) return
    const neighbour = value[index + 1] ?? value[index - 1]
    focusNext.current = neighbour ? `[data-item="${neighbour.id}"] [aria-expanded]` : 'none'
    setNews(word('removed', { label: nameOf(button) }))
    onChange(value.toSpliced(index, 1))
  }
  const change = (index: number, changes: Partial<StoredButton>) => {
    const button = value[index]
    if (button) onChange(value.with(index, { ...button, ...changes }))
  }

  return (
    <fieldset className={fieldCss.field}>
      <legend className={fieldCss.label}>{label}</legend>
      {value.length === 0 && <p className={fieldCss.hint}>{word('none')}</p>}
      <ul ref={list} className={css.list}>
        {value.map((button, index) => (
          <ButtonItem
            key={button.id}
            button={button}
            index={index}
            total={value.length}
            isOpen={openId === button.id}
            onToggle={() => setOpenId(openId === button.id ? null : button.id)}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
            onChange={(changes) => change(index, changes)}
          />
        ))}
      </ul>
      <div className={css.row}>
        <Button
          ref={add}
          id={id}
          icon="add"
          className={css.add}
          disabled={value.length >= MAX_BUTTONS}
          aria-describedby={problem ? problemId : undefined}
          onClick={append}
        >
          {word('add_button')}
        </Button>
        <span className={fieldCss.hint}>{word('count', { count: value.length, max: MAX_BUTTONS })}</span>
      </div>
      {problem && <FieldProblem id={problemId} text={problem} />}
      <Unseen>
        <span role="status">{news}</span>
      </Unseen>
    </fieldset>
  )
}
