import { useEffect, useId, useRef, useState } from 'react'
import { BidiText } from '#ui/text/bidi-text.tsx'
import type { Button as StoredButton } from '#block-engine/field-types.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Choices } from '../ui/choices.tsx'
import { FieldProblem } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { Unseen } from '../ui/unseen.tsx'
import { useWord } from '../words/use-word.ts'
import css from './links.module.css'
import fieldCss from '../ui/field.module.css'
import type { Target } from './target.ts'
import { TargetRow } from './target-row.tsx'
import { linksWords } from './words.ts'

/** Most buttons that one field stores. */
const MAX_BUTTONS = 20
const looks = ['primary', 'secondary', 'tertiary'] as const

export type LinksFieldProps = {
  /** Of the control that takes the focus. */
  id: string
  label: string
  value: readonly StoredButton[]
  problem?: string | undefined
  onChange: (value: StoredButton[]) => void
}

/** A list of buttons or links: add, change, reorder, remove, each with text, look, destination and opening (B-135, B-258). */
export function LinksField({ id, label, value, problem, onChange }: LinksFieldProps) {
  const word = useWord(linksWords)
  const [openId, setOpenId] = useState<string | null>(null)
  const [news, setNews] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const focusNext = useRef<string | null>(null)
  const problemId = useId()

  // The control to go on with exists only once the list is drawn anew.
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
    // At an end the arrow that was pressed is off; the other one goes on.
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
          <li key={button.id} data-item={button.id} className={css.item}>
            <div className={css.itemHead}>
              <button
                type="button"
                className={css.itemName}
                aria-expanded={openId === button.id}
                onClick={() => setOpenId(openId === button.id ? null : button.id)}
              >
                <Icon name={openId === button.id ? 'chevron-down' : 'chevron'} size={12} />
                <span className={css.itemText} data-empty={button.label ? undefined : ''}>
                  <BidiText text={nameOf(button)} />
                </span>
              </button>
              <IconButton
                icon="arrow-up"
                data-move="up"
                label={word('move_up', { label: nameOf(button) })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon="arrow-down"
                data-move="down"
                label={word('move_down', { label: nameOf(button) })}
                disabled={index === value.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton icon="trash" label={word('remove', { label: nameOf(button) })} onClick={() => remove(index)} />
            </div>
            {openId === button.id && <ButtonForm button={button} onChange={(changes) => change(index, changes)} />}
          </li>
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

function ButtonForm({ button, onChange }: { button: StoredButton; onChange: (changes: Partial<StoredButton>) => void }) {
  const word = useWord(linksWords)
  const [wasLeft, setWasLeft] = useState(false)
  const { target: url, link_type, target_type, target_action } = button
  const target: Target = { url, ...(link_type ? { link_type } : {}), ...(target_type ? { target_type } : {}), ...(target_action ? { target_action } : {}) }
  const look = looks.find((one) => one === button.button_type) ?? 'secondary'
  return (
    <div className={css.form}>
      <TextInput
        label={word('text')}
        isRequired
        maxLength={300}
        value={button.label}
        problem={wasLeft && button.label.trim() === '' ? word('text_needed') : undefined}
        onBlur={() => setWasLeft(true)}
        onChange={(label) => onChange({ label })}
      />
      <div className={fieldCss.field}>
        <span className={fieldCss.label}>{word('target')}</span>
        <TargetRow
          target={target}
          onChange={(picked) =>
            onChange({ target: picked.url, link_type: picked.link_type, target_type: picked.target_type, target_action: picked.target_action })
          }
        />
      </div>
      <Choices
        label={word('look')}
        options={looks.map((value) => ({ value, label: word(`look_${value}`) }))}
        value={look}
        onChange={(button_type) => onChange({ button_type })}
      />
    </div>
  )
}
