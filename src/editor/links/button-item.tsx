import { type FocusEvent, useState } from 'react'
import type { Target } from '#domains/content/ui/index.ts'
import type { Button as StoredButton } from '#fields/field-types.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { IconButton } from '../ui/button.tsx'
import { Choices } from '../ui/inputs/choices.tsx'
import fieldCss from '../ui/inputs/field.module.css'
import { Icon } from '../ui/icon.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import css from './links.module.css'
import { TargetRow } from './target-row.tsx'
import { linksWords } from './words.ts'

const looks = ['primary', 'secondary', 'tertiary'] as const

type ButtonItemProps = {
  button: StoredButton
  /** Counted from 0. */
  index: number
  total: number
  isOpen: boolean
  onToggle: () => void
  onMove: (to: number) => void
  onRemove: () => void
  onChange: (changes: Partial<StoredButton>) => void
}

/** One button of the list: its name, which opens its form, and buttons to move and remove it. */
export function ButtonItem({ button, index, total, isOpen, onToggle, onMove, onRemove, onChange }: ButtonItemProps) {
  const word = useWord(linksWords)
  const label = button.label || word('unnamed')
  return (
    <li data-item={button.id} className={css.item}>
      <div className={css.itemHead}>
        <button type="button" className={css.itemName} aria-expanded={isOpen} onClick={onToggle}>
          <Icon name={isOpen ? 'chevron-down' : 'chevron'} size={12} />
          <span className={css.itemText} data-empty={button.label ? undefined : ''}>
            <BidiText text={label} />
          </span>
        </button>
        <IconButton icon="arrow-up" data-move="up" label={word('move_up', { label })} disabled={index === 0} onClick={() => onMove(index - 1)} />
        <IconButton icon="arrow-down" data-move="down" label={word('move_down', { label })} disabled={index === total - 1} onClick={() => onMove(index + 1)} />
        <IconButton icon="trash" label={word('remove', { label })} onClick={onRemove} />
      </div>
      {isOpen && <ButtonForm name={label} button={button} onChange={onChange} />}
    </li>
  )
}

type ButtonFormProps = { name: string; button: StoredButton; onChange: (changes: Partial<StoredButton>) => void }

function ButtonForm({ name, button, onChange }: ButtonFormProps) {
  const word = useWord(linksWords)
  const [wasLeft, setWasLeft] = useState(false)
  const { target: url, link_type, target_type, target_action } = button
  const target: Target = { url, ...(link_type ? { link_type } : {}), ...(target_type ? { target_type } : {}), ...(target_action ? { target_action } : {}) }
  const look = looks.find((one) => one === button.button_type) ?? 'secondary'
  // Only once the whole form is left: a line that comes while something below it is being pressed would move that from under the pointer.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setWasLeft(true)
  }
  return (
    <fieldset aria-label={name} className={css.form} onBlur={leave}>
      <TextInput
        label={word('text')}
        isRequired
        maxLength={300}
        value={button.label}
        problem={wasLeft && button.label.trim() === '' ? word('text_needed') : undefined}
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
    </fieldset>
  )
}
