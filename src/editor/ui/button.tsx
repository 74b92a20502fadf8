import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import css from './button.module.css'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './notices/spinner.tsx'

export type ButtonProps = ComponentProps<'button'> & {
  /** primary: once per screen; danger: for what cannot be undone; quiet: for one of several in a row. */
  variant?: 'primary' | 'plain' | 'quiet' | 'danger'
  size?: 'm' | 's'
  icon?: IconName
  /** Shows that work is in progress. Further presses are ignored, and the button keeps the focus. */
  isBusy?: boolean
}

/** A push button; `type` is button unless said otherwise. */
export function Button({ variant = 'plain', size = 'm', icon, isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(css.button, className)}
      data-variant={variant}
      data-size={size}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (isBusy) return event.preventDefault()
        return onClick?.(event)
      }}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> & { icon: IconName; label: string }

/** A button that shows only an icon; `label` is its name and its tooltip. */
export function IconButton({ icon, label, variant = 'quiet', size = 's', isBusy = false, className, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={classNames(css.button, css.square, className)}
      data-variant={variant}
      data-size={size}
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) return event.preventDefault()
        return onClick?.(event)
      }}
    >
      {isBusy ? <Spinner /> : <Icon name={icon} />}
    </button>
  )
}
