import { type ReactNode, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import css from './fold.module.css'

/** A part of the panel under its name, which opens and closes without a script. */
export function Fold({ label, isOpen = false, className, children }: { label: string; isOpen?: boolean; className?: string; children: ReactNode }) {
  const [wasOpen] = useState(isOpen)
  return (
    <details
      className={classNames(css.fold, className)}
      open={wasOpen}
      suppressHydrationWarning // a visitor may have moved it before the script ran
    >
      <summary className={css.summary}>
        {label}
        <Icon name="chevron" size={16} className={css.chevron} />
      </summary>
      {children}
    </details>
  )
}
