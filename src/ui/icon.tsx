import { classNames } from './class-names.ts'
import css from './icon.module.css'
import type { IconName } from './icon-sprite.tsx'

const SMALLEST = 10
const LARGEST = 45

export type IconProps = {
  name: IconName
  /** In px, held between 10 and 45. [C-419] */
  size?: number
  /** Only for an icon whose meaning is not in the text beside it. */
  label?: string
  className?: string
}

/** An icon of the sprite in the text colour. Arrows follow the reading direction. */
export function Icon({ name, size = 24, label, className }: IconProps) {
  const side = Math.min(LARGEST, Math.max(SMALLEST, Math.round(size)))
  return (
    <svg
      className={classNames(css.icon, className)}
      data-icon={name}
      width={side}
      height={side}
      viewBox="0 0 24 24"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`#icon-${name}`} />
    </svg>
  )
}
