import type { ComponentProps } from 'react'
import css from './button.module.css'
import { classNames } from '../class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary'
export type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant }

/** A native button in one of three looks; it submits nothing unless `type="submit"` is given. [C-420] */
export function Button({ variant = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={classNames(css.button, css[variant], className)} data-variant={variant} {...rest} />
}
