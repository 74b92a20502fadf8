import { Menu } from '@base-ui/react/menu'
import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../icon.tsx'
import type { MenuEntries, MenuItem } from './menu-entries.ts'
import css from './menu.module.css'
import sheet from '../popup/sheet.module.css'
import { classNames } from '#ui/class-names.ts'
import { usePopupPlace } from '../popup/popup-place.tsx'

type MenuSheetProps = { onClose: () => void; anchor: RefObject<HTMLElement | null>; label: string; entries: MenuEntries }

/**
 * An open menu below its anchor, which gets the focus back. Arrows, Home, End and first letters move in it; Escape, Tab and a press
 * elsewhere close it.
 */
export function MenuSheet({ onClose, anchor, label, entries }: MenuSheetProps) {
  const container = usePopupPlace()
  const hasSelected = useRef(false)
  const close = useRef(onClose)
  close.current = onClose

  // The canvas is another document: all that is noticed of a press in it is that this window loses the focus.
  useEffect(() => {
    const leave = () => close.current()
    window.addEventListener('blur', leave)
    return () => window.removeEventListener('blur', leave)
  }, [])

  // The menu closes and gives the focus back first, since the action may move the focus on, or open a dialog that later returns it there.
  const select = (entry: MenuItem) => {
    hasSelected.current = true
    flushSync(onClose)
    anchor.current?.focus()
    entry.onSelect()
  }
  return (
    <Menu.Root
      open
      modal={false}
      highlightItemOnHover={false}
      onOpenChange={(isOpen, { event }) => {
        // A press on the anchor is left to the anchor, which closes the menu by itself.
        if (!isOpen && !isInside(event, anchor.current)) onClose()
      }}
    >
      <Menu.Portal container={container}>
        <Menu.Positioner anchor={anchor} align="start" sideOffset={4} collisionPadding={8} positionMethod="fixed" className={css.positioner}>
          <Menu.Popup
            className={classNames(sheet.sheet, css.sheet)}
            aria-label={label}
            finalFocus={() => (hasSelected.current ? false : anchor.current)}
            onFocus={({ target, currentTarget }) => {
              // The menu has no trigger that Base UI knows, and then takes the focus itself. It belongs to the first item.
              if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled])')?.focus()
            }}
            onClick={(event) => event.stopPropagation()}
            onKeyDown={(event) => event.stopPropagation()}
          >
            {entries.map((entry, index) =>
              entry === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move alone
                <Menu.Separator key={`line-${index}`} className={css.line} />
              ) : (
                <Menu.Item
                  key={entry.id}
                  className={css.item}
                  data-danger={entry.isDanger ? '' : undefined}
                  disabled={entry.isDisabled}
                  label={entry.label}
                  closeOnClick={false}
                  onClick={() => select(entry)}
                >
                  {entry.icon && <Icon name={entry.icon} />}
                  <span>{entry.label}</span>
                  {entry.note && (
                    <bdi dir="ltr" className={css.note}>
                      {entry.note}
                    </bdi>
                  )}
                </Menu.Item>
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function isInside(event: Event, anchor: HTMLElement | null): boolean {
  const target = event instanceof FocusEvent ? event.relatedTarget : event.target
  return event.type !== 'keydown' && target instanceof Node && anchor?.contains(target) === true
}
