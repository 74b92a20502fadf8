import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { Button, type ButtonProps, IconButton } from '../button.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { lazyPart } from '../lazy-part.ts'
import type { MenuEntries } from './menu-entries.ts'

/** The menu alone, for owners that open it themselves: by a right click, by the menu key. */
export const MenuSheet = lazyPart(
  () => import('./menu-sheet.tsx'),
  ({ MenuSheet }) => MenuSheet,
)

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

/**
 * A button with a menu, which Enter, Space or a vertical arrow opens. The button is our own and the menu is mounted only while it is
 * open, since a list of a hundred blocks has a hundred such buttons.
 */
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
      {isOpen && (
        <Suspense>
          <MenuSheet onClose={() => setIsOpen(false)} anchor={trigger} label={label} entries={entries} />
        </Suspense>
      )}
    </>
  )
}
