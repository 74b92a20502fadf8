import { type ComponentProps, useId } from 'react'
import { useWord } from '../../words/use-word.ts'
import { Field, type FieldProps } from './field.tsx'
import css from './field.module.css'
import { Icon } from '../icon.tsx'
import { uiWords } from '../words.ts'

type TextValue = { value: string; onChange: (value: string) => void }

export type TextInputProps = FieldProps &
  TextValue & {
    /** Values that are offered while another one may be typed. */
    suggestions?: readonly string[] | undefined
  } & Omit<ComponentProps<'input'>, keyof FieldProps | 'onChange' | 'value' | 'children'>

/** Text has its own direction. An empty field has that of what is around it, or the caret and the beginning of a long placeholder would be at the other edge. */
const directionOf = (value: string) => (value === '' ? undefined : 'auto')

/** A short text with its label. By default the direction follows the text; pass `dir="ltr"` for addresses. */
export function TextInput({ label, id, hint, problem, isRequired, isLabelHidden, className, value, onChange, suggestions, ...input }: TextInputProps) {
  const listId = useId()
  return (
    <Field {...{ label, id, hint, problem, isRequired, isLabelHidden, className }}>
      {(control) => (
        <>
          <input
            type="text"
            dir={directionOf(value)}
            list={suggestions && listId}
            {...input}
            {...control}
            className={css.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

export type TextAreaProps = FieldProps & TextValue & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'onChange' | 'value' | 'children'>

/** A longer text with its label. It grows with its content. */
export function TextArea({ label, id, hint, problem, isRequired, isLabelHidden, className, value, onChange, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, id, hint, problem, isRequired, isLabelHidden, className }}>
      {(control) => (
        <textarea dir={directionOf(value)} {...area} {...control} className={css.input} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}

type ListAttributes = 'id' | 'role' | 'onKeyDown' | 'aria-expanded' | 'aria-autocomplete' | 'aria-controls' | 'aria-activedescendant'
export type SearchInputProps = TextValue & { label: string } & Pick<ComponentProps<'input'>, ListAttributes>

/** A search box, whose label is also its placeholder. Escape first empties the box, and only then reaches what is around it. */
export function SearchInput({ label, value, onChange, onKeyDown, ...rest }: SearchInputProps) {
  const word = useWord(uiWords)
  return (
    <span className={css.search}>
      <Icon name="search" />
      <input
        {...rest}
        type="search"
        dir={directionOf(value)}
        className={css.input}
        aria-label={label}
        placeholder={label}
        title={value ? word('clear_search') : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key !== 'Escape' || value === '') return
          event.preventDefault()
          event.stopPropagation()
          onChange('')
        }}
      />
    </span>
  )
}
