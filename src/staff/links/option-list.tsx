import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { type IconName, useDialogKit } from '../dialogs/dialog-kit.ts'
import css from './option-list.module.css'

export type ListedOption = { id: string; title: string; note?: string; icon?: IconName; mark?: ReactNode; isDisabled?: boolean }

type OptionListProps = {
  label: string
  options: readonly ListedOption[]
  chosenId: string | null
  onChoose: (id: string) => void
  /** Enter or a double press on an option. */
  onConfirm?: (id: string) => void
}

/** A list with one chosen option; nothing when the list is empty. Arrows, Home and End change the choice, Enter confirms it. */
export function OptionList({ label, options, chosenId, onChoose, onConfirm }: OptionListProps) {
  const { Icon } = useDialogKit()
  const list = useRef<HTMLDivElement>(null)
  const enabled = options.filter(({ isDisabled }) => !isDisabled)
  const entry = enabled.some(({ id }) => id === chosenId) ? chosenId : enabled[0]?.id

  const go = (event: KeyboardEvent) => {
    const index = enabled.findIndex(({ id }) => id === (event.target as HTMLElement).dataset.id)
    if (event.key === 'Enter') {
      const option = enabled[index]
      if (!option || !onConfirm) return
      event.preventDefault()
      return onConfirm(option.id)
    }
    const moves = new Map([
      ['ArrowDown', index + 1],
      ['ArrowUp', index - 1],
      ['Home', 0],
      ['End', enabled.length - 1],
    ])
    const to = moves.get(event.key)
    if (to === undefined) return
    event.preventDefault()
    const next = enabled[Math.min(enabled.length - 1, Math.max(0, to))]
    if (!next) return
    onChoose(next.id)
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(next.id)}"]`)?.focus()
  }

  if (options.length === 0) return null
  return (
    <div ref={list} role="listbox" tabIndex={-1} aria-label={label} className={css.list} onKeyDown={go}>
      {options.map((option) => (
        <div
          key={option.id}
          role="option"
          data-id={option.id}
          className={css.option}
          aria-selected={option.id === chosenId}
          aria-disabled={option.isDisabled || undefined}
          tabIndex={option.id === entry ? 0 : -1}
          onClick={option.isDisabled ? undefined : () => onChoose(option.id)}
          onDoubleClick={option.isDisabled ? undefined : () => onConfirm?.(option.id)}
          onKeyDown={(event) => {
            if (event.key !== ' ' || option.isDisabled) return
            event.preventDefault()
            onChoose(option.id)
          }}
        >
          {option.icon && <Icon name={option.icon} />}
          <span className={css.text}>
            <span className={css.title}>
              <BidiText text={option.title} />
            </span>
            {option.note !== undefined && (
              <span className={css.note}>
                <bdi>{option.note}</bdi>
              </span>
            )}
          </span>
          {option.mark}
        </div>
      ))}
    </div>
  )
}
