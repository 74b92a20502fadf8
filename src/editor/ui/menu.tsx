import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Button, type ButtonProps, IconButton } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import css from './popover.module.css'
import { Popover } from './popover.tsx'

export type MenuItem = {
  id: string
  label: string
  icon?: IconName
  /** A shortcut or a reason, in small. */
  note?: string
  isDanger?: boolean
  isDisabled?: boolean
  onSelect: () => void
}
/** null draws a line. */
export type MenuEntries = readonly (MenuItem | null)[]

type MenuProps = {
  label: string
  entries: MenuEntries
  /** Without text the button shows only its icon and is named by `label`. */
  text?: string
  icon?: IconName
  variant?: ButtonProps['variant']
  tabIndex?: number
  isDisabled?: boolean
}

/** A button with a menu: Enter, Space or an arrow opens it, arrows and first letters move in it, Escape closes it. */
export function Menu({ label, entries, text, icon = 'more', variant = 'quiet', tabIndex, isDisabled }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const shared = {
    ref: trigger,
    variant,
    tabIndex,
    disabled: isDisabled,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    onClick: (event: { stopPropagation: () => void }) => {
      event.stopPropagation()
      setIsOpen(!isOpen)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      event.stopPropagation()
      setIsOpen(true)
    },
  }
  return (
    <>
      {text === undefined ? (
        <IconButton {...shared} icon={icon} label={label} />
      ) : (
        <Button {...shared} icon={icon}>
          {text}
          <Icon name="chevron-down" size={12} />
        </Button>
      )}
      <MenuSheet isOpen={isOpen} onClose={() => setIsOpen(false)} anchor={trigger} label={label} entries={entries} />
    </>
  )
}

type MenuSheetProps = { isOpen: boolean; onClose: () => void; anchor: RefObject<HTMLElement | null>; label: string; entries: MenuEntries }

/** The menu alone, for owners that open it themselves: by a right click, by the menu key. */
export function MenuSheet({ isOpen, onClose, anchor, label, entries }: MenuSheetProps) {
  return (
    <Popover isOpen={isOpen} onClose={onClose} anchor={anchor} label={label} role="menu">
      <MenuItems entries={entries} onClose={onClose} anchor={anchor} />
    </Popover>
  )
}

function MenuItems({ entries, onClose, anchor }: Pick<MenuSheetProps, 'entries' | 'onClose' | 'anchor'>) {
  const list = useRef<HTMLDivElement>(null)
  const items = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('[role="menuitem"]:enabled') ?? [])]

  // The focus goes into a menu as soon as it is there.
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role="menuitem"]:enabled')?.focus()
  }, [])

  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return onClose()
    const all = items()
    const index = all.indexOf(document.activeElement as HTMLButtonElement)
    const target = destination(event.key, all, index)
    if (!target) return
    event.preventDefault()
    event.stopPropagation()
    target.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the items bubble up to it
    <div ref={list} role="presentation" onKeyDown={go}>
      {entries.map((entry, index) =>
        entry === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move alone
          <hr key={`line-${index}`} className={css.line} />
        ) : (
          <button
            key={entry.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={css.item}
            data-danger={entry.isDanger ? '' : undefined}
            disabled={entry.isDisabled}
            onClick={() => {
              anchor.current?.focus()
              onClose()
              entry.onSelect()
            }}
          >
            {entry.icon && <Icon name={entry.icon} />}
            <span>{entry.label}</span>
            {entry.note && (
              <bdi dir="ltr" className={css.note}>
                {entry.note}
              </bdi>
            )}
          </button>
        ),
      )}
    </div>
  )
}

function destination(key: string, items: HTMLButtonElement[], index: number): HTMLButtonElement | undefined {
  const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1 }
  const to = moves[key]
  if (to !== undefined) return items[(to + items.length) % items.length]
  if ([...key].length !== 1 || key === ' ') return undefined
  const after = [...items.slice(index + 1), ...items.slice(0, index + 1)]
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}
