import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { BidiText } from './text/bidi-text.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-sprite.tsx'
import css from './tabs.module.css'

export type TabView = { id: string; label: string; icon?: IconName | null }

export type TabsProps = {
  label: string
  tabs: readonly TabView[]
  selected: string
  onSelect: (id: string) => void
  /** One panel per tab, in the same order. */
  panels: readonly ReactNode[]
  /** The inline padding of every tab, in whole px from 0 to 99. [B-218] */
  paddingInline?: number
  className?: string
}

const DEFAULT_PADDING = 22

/**
 * ARIA tabs that are links to their panels, so that every panel can be reached without script. The arrow keys follow the reading
 * direction. Long, since the row, its keys and the panels share one selection. [B-002]
 */
export function Tabs({ label, tabs, selected, onSelect, panels, paddingInline = DEFAULT_PADDING, className }: TabsProps) {
  const prefix = useId().replace(/[^\w-]/g, '')
  const list = useRef<HTMLDivElement>(null)
  const [isLive, setIsLive] = useState(false)
  const padding = Math.min(99, Math.max(0, Math.round(paddingInline)))
  const panelId = (id: string) => `${prefix}-panel-${id}`
  const current = tabs.some((tab) => tab.id === selected) ? selected : tabs[0]?.id

  // The hash may name a panel that was opened before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, at hydration
  useEffect(() => {
    setIsLive(true)
    const linkedTab = tabs.find((tab) => `#${panelId(tab.id)}` === location.hash)
    if (linkedTab && linkedTab.id !== selected) onSelect(linkedTab.id)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const index = tabs.findIndex((tab) => tab.id === current)
    const target = tabMove(event.key, { index, count: tabs.length, isRtl })
    const tab = target === undefined ? undefined : tabs[target]
    if (event.key === ' ') event.preventDefault()
    if (!tab || target === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
  }

  if (tabs.length === 0) return null
  return (
    <div className={classNames(css.tabs, className)} data-scripted={isLive || undefined}>
      <div
        ref={list}
        role="tablist"
        className={css.list}
        aria-label={label}
        data-pad-tens={Math.floor(padding / 10)}
        data-pad-ones={padding % 10}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${prefix}-tab-${tab.id}`}
            href={`#${panelId(tab.id)}`}
            role="tab"
            className={css.tab}
            aria-selected={tab.id === current}
            aria-controls={panelId(tab.id)}
            tabIndex={isLive && tab.id !== current ? -1 : undefined}
            suppressHydrationWarning // a press may have chosen another tab before the script ran
            onClick={(event) => {
              event.preventDefault()
              onSelect(tab.id)
            }}
          >
            {tab.icon && <Icon name={tab.icon} size={22} />}
            <span>
              <BidiText text={tab.label} />
            </span>
          </a>
        ))}
      </div>
      <div className={css.panels}>
        {tabs.map((tab, index) => (
          <div
            key={tab.id}
            id={panelId(tab.id)}
            role="tabpanel"
            className={css.panel}
            aria-labelledby={`${prefix}-tab-${tab.id}`}
            data-selected={tab.id === current || undefined}
            suppressHydrationWarning
          >
            {panels[index]}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The selected index after a key, wrapping at the ends; undefined for keys that do not move it. */
export function tabMove(key: string, at: { index: number; count: number; isRtl: boolean }): number | undefined {
  const on = (at.index + 1) % at.count
  const back = (at.index - 1 + at.count) % at.count
  if (key === 'Home') return 0
  if (key === 'End') return at.count - 1
  if (key === 'ArrowLeft') return at.isRtl ? on : back
  if (key === 'ArrowRight') return at.isRtl ? back : on
  return undefined
}
