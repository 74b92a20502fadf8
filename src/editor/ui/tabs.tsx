import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import css from './tabs.module.css'
import { forwardKeyOf } from './reading-direction.ts'

export type Tab<Id extends string> = { id: Id; label: ReactNode; content: ReactNode }

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  current: Id
  onChange: (id: Id) => void
}

/** Tabs after the ARIA pattern: arrows along the reading direction, Home, End; only the chosen panel exists. */
export function Tabs<Id extends string>({ label, tabs, current, onChange }: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const index = tabs.findIndex(({ id }) => id === current)

  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = forwardKeyOf(event.currentTarget)
    const to = { [forward]: index + 1, [forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft']: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const target = (to + tabs.length) % tabs.length
    const tab = tabs[target]
    if (!tab) return
    onChange(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
  }

  const chosen = tabs[index]
  return (
    <div className={css.tabs}>
      <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={go}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            className={css.tab}
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${base}-panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} className={css.panel} aria-labelledby={`${base}-${current}`}>
        {chosen?.content}
      </div>
    </div>
  )
}
