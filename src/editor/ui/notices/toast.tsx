import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useWord } from '../../words/use-word.ts'
import { Button, IconButton } from '../button.tsx'
import { Icon } from '../icon.tsx'
import css from './toast.module.css'
import { uiWords } from '../words.ts'

const SHOWN_MS = 6000

export type Toast = {
  text: string
  /** An error stays until it is dismissed. */
  kind?: 'done' | 'error'
  action?: { label: string; onSelect: () => void }
}
type ShownToast = Toast & { id: number }

const ToastContext = createContext<(toast: Toast) => void>(() => undefined)

/** Returns `toast({ text })`, which shows a short message at the edge of the window for some seconds. */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const word = useWord(uiWords)
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const region = useRef<HTMLElement>(null)
  const lastId = useRef(0)
  const show = useCallback((toast: Toast) => {
    lastId.current += 1
    const id = lastId.current
    setToasts((before) => [...before.slice(-2), { ...toast, id }])
  }, [])
  const dismiss = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), [])

  // The top layer is the browser's. Showing the region again puts it above everything that was opened since.
  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return
    element.hidePopover()
    if (toasts.length > 0) element.showPopover()
  }, [toasts])

  return (
    <ToastContext value={show}>
      {children}
      <section ref={region} popover="manual" className={css.region} aria-live="polite" data-empty={toasts.length === 0 ? '' : undefined}>
        {toasts.map((toast) => (
          <OneToast key={toast.id} toast={toast} onDismiss={dismiss} dismissLabel={word('dismiss')} />
        ))}
      </section>
    </ToastContext>
  )
}

type OneToastProps = { toast: ShownToast; onDismiss: (id: number) => void; dismissLabel: string }

function OneToast({ toast, onDismiss, dismissLabel }: OneToastProps) {
  const { id, text, kind = 'done', action } = toast
  const isLasting = kind === 'error' || action !== undefined

  // The window's clock: a message without an action is hidden after a while.
  useEffect(() => {
    if (isLasting) return
    const timer = window.setTimeout(() => onDismiss(id), SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [id, isLasting, onDismiss])

  return (
    <div className={css.toast} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon name={kind === 'error' ? 'alert' : 'check'} />
      <p>{text}</p>
      {action && (
        <Button
          size="s"
          variant="quiet"
          className={css.action}
          onClick={() => {
            onDismiss(id)
            action.onSelect()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={dismissLabel} className={css.action} onClick={() => onDismiss(id)} />
    </div>
  )
}
