import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { BidiText } from '../text/bidi-text.tsx'
import { classNames } from '../class-names.ts'
import css from './dropdown.module.css'
import { Icon } from '../icon.tsx'

export type DropdownOption = { value: string; label: string; isDisabled?: boolean }

export type DropdownProps = {
  label: string
  placeholder?: string
  options: readonly DropdownOption[]
  value: string | null | undefined
  onChange: (value: string) => void
  disabled?: boolean
  /** The form field name of the value. */
  name?: string
  isLabelHidden?: boolean
  className?: string
}

/** A select-only combobox per the ARIA pattern: one focus stop, arrows, Home, End, type-ahead; Escape closes it.
 * Long, since the keys of the pattern all move one active option. */
export function Dropdown(props: DropdownProps) {
  const { label, placeholder = 'Select option', options, value, onChange, disabled = false, name, isLabelHidden, className } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const chosenIndex = options.findIndex((option) => option.value === value)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const search = useRef({ text: '', at: 0 })

  // Keeps the active option in view; only the browser knows the list's scroll position.
  useLayoutEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  const open = (at = chosenIndex) => {
    setActive(at < 0 ? nextEnabled(options, -1, 1) : at)
    setIsOpen(true)
  }
  const choose = (index: number) => {
    const option = options[index]
    if (!option || option.isDisabled) return
    setIsOpen(false)
    if (option.value !== value) onChange(option.value)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Escape' && isOpen) {
      // Keeps a surrounding dialog open.
      event.preventDefault()
      setIsOpen(false)
      return
    }
    if (event.key === 'Tab') {
      setIsOpen(false)
      return
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (isOpen) choose(active)
      else open()
      return
    }
    const target = listMove(event.key, options, isOpen ? active : chosenIndex)
    if (target !== undefined) {
      event.preventDefault()
      if (isOpen) setActive(target)
      else open(event.key.startsWith('Arrow') ? chosenIndex : target)
      return
    }
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    search.current = { text: event.timeStamp - search.current.at < 700 ? search.current.text + event.key : event.key, at: event.timeStamp }
    const match = findByText(options, search.current.text, isOpen ? active : chosenIndex)
    if (match >= 0) open(match)
  }

  return (
    <div className={classNames(css.dropdown, className)}>
      <span id={`${id}-label`} className={isLabelHidden ? 'visually-hidden' : css.label}>
        <BidiText text={label} />
      </span>
      <button
        type="button"
        role="combobox"
        className={css.button}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        disabled={disabled}
        onClick={() => (isOpen ? setIsOpen(false) : open())}
        onKeyDown={onKeyDown}
        onBlur={() => setIsOpen(false)}
      >
        <span id={`${id}-value`} className={css.value} data-empty={chosenIndex < 0 || undefined}>
          <BidiText text={options[chosenIndex]?.label ?? placeholder} />
        </span>
        <Icon name="chevron" size={18} className={css.chevron} />
      </button>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        className={css.list}
        aria-labelledby={`${id}-label`}
        hidden={!isOpen}
        // Keeps focus on the button, so that a blur means that the visitor left the dropdown.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays on the combobox, which handles the keys
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            className={css.option}
            aria-selected={index === chosenIndex}
            aria-disabled={option.isDisabled || undefined}
            data-highlighted={index === active || undefined}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(index)}
          >
            <BidiText text={option.label} />
          </div>
        ))}
      </div>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
    </div>
  )
}

/** The index of the active option after a key; undefined for keys that do not move it. */
export function listMove(key: string, options: readonly DropdownOption[], active: number): number | undefined {
  if (key === 'ArrowDown') return nextEnabled(options, active, 1)
  if (key === 'ArrowUp') return nextEnabled(options, active, -1)
  if (key === 'Home') return nextEnabled(options, -1, 1)
  if (key === 'End') return nextEnabled(options, options.length, -1)
  return undefined
}

function nextEnabled(options: readonly DropdownOption[], from: number, step: 1 | -1): number {
  for (let index = from + step; index >= 0 && index < options.length; index += step) {
    if (!options[index]?.isDisabled) return index
  }
  return from < options.length ? from : -1
}

/** The next option that begins with the typed text, searched from the active one and wrapping around. */
function findByText(options: readonly DropdownOption[], text: string, active: number): number {
  // A single letter moves past the active option; a longer text may keep it.
  const start = text.length === 1 ? active + 1 : Math.max(active, 0)
  for (let offset = 0; offset < options.length; offset += 1) {
    const index = (start + offset) % options.length
    const option = options[index]
    if (option && !option.isDisabled && option.label.toLocaleLowerCase('ar').startsWith(text.toLocaleLowerCase('ar'))) return index
  }
  return -1
}
