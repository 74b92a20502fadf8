import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import css from './popover.module.css'

const GAP = 4
const EDGE = 8

type PopoverProps = {
  isOpen: boolean
  /** Escape, a press elsewhere and a scroll of what lies behind ask for this. */
  onClose: () => void
  /** What it hangs on; the focus goes back there. */
  anchor: RefObject<HTMLElement | null>
  label: string
  role?: 'dialog' | 'menu' | 'listbox'
  children: ReactNode
}

/** A small sheet under its anchor, in the browser's top layer and therefore above dialogs too. */
export function Popover({ isOpen, ...props }: PopoverProps) {
  return isOpen ? <OpenPopover {...props} /> : null
}

function OpenPopover({ onClose, anchor, label, role = 'dialog', children }: Omit<PopoverProps, 'isOpen'>) {
  const sheet = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  // Places the sheet where it fits: the browser knows sizes only once it is laid out.
  useLayoutEffect(() => {
    const element = sheet.current
    const hook = anchor.current
    if (!element || !hook) return
    element.showPopover?.()
    place(element, hook)
    return () => {
      if (element.contains(document.activeElement)) hook.focus()
    }
  }, [anchor])

  // Presses and scrolls elsewhere are heard on the window.
  useEffect(() => {
    const isInside = (event: Event) => event.target instanceof Node && (sheet.current?.contains(event.target) || anchor.current?.contains(event.target))
    const leave = (event: Event) => {
      if (!isInside(event)) close.current()
    }
    const leaveAtOnce = () => close.current()
    const hungAt = anchor.current?.getBoundingClientRect().top
    // A scroll that ended as the sheet opened is told of afterwards: only one that moves the anchor counts.
    const leaveWhenMoved = (event: Event) => {
      const top = anchor.current?.getBoundingClientRect().top
      if (top === undefined || hungAt === undefined || Math.abs(top - hungAt) > 1) leave(event)
    }
    window.addEventListener('pointerdown', leave, true)
    window.addEventListener('scroll', leaveWhenMoved, true)
    window.addEventListener('resize', leaveAtOnce)
    window.addEventListener('blur', leaveAtOnce)
    return () => {
      window.removeEventListener('pointerdown', leave, true)
      window.removeEventListener('scroll', leaveWhenMoved, true)
      window.removeEventListener('resize', leaveAtOnce)
      window.removeEventListener('blur', leaveAtOnce)
    }
  }, [anchor])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has the role that its owner gives; presses are only kept inside it
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: every role it may be given takes a name
    <div
      ref={sheet}
      popover="manual"
      className={css.sheet}
      role={role}
      aria-label={label}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        anchor.current?.focus()
        onClose()
      }}
    >
      {children}
    </div>
  )
}

/** Below the anchor and flush with where reading starts; above it or moved along where the window ends. */
function place(element: HTMLElement, hook: HTMLElement): void {
  const at = hook.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = element
  const below = at.bottom + GAP
  const fitsBelow = below + height <= window.innerHeight - EDGE
  const start = getComputedStyle(hook).direction === 'rtl' ? at.right - width : at.left
  const x = Math.min(Math.max(EDGE, start), Math.max(EDGE, window.innerWidth - width - EDGE))
  const y = fitsBelow ? below : Math.max(EDGE, at.top - GAP - height)
  element.style.setProperty('--popover-x', `${x}px`)
  element.style.setProperty('--popover-y', `${y}px`)
}
