import { type ReactNode, useEffect, useRef, useState } from 'react'
import css from './disclosure.module.css'
import { Heading, type HeadingSize, type HeadingTag } from './text/heading.tsx'

export type DisclosureProps = {
  heading: string
  tag: HeadingTag
  size: HeadingSize
  /** Only one disclosure of each name can be open. */
  name?: string
  startsOpen?: boolean
  /** The class of the part that opens. */
  className?: string
  onToggle?: () => void
  children: ReactNode
}

/** A native disclosure below a heading: it works without a script, and the browser's page search finds its content. [B-070] */
export function Disclosure({ heading, tag, size, name, startsOpen, className, onToggle, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState<boolean>()

  // Before hydration only the native element knows its state: an attribute would be stale once a visitor opens it.
  useEffect(() => setIsOpen(details.current?.open), [])

  return (
    <details
      ref={details}
      name={name}
      open={startsOpen}
      className={css.disclosure}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open)
        onToggle?.()
      }}
      suppressHydrationWarning // a visitor may have opened it before the script ran
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: B-070 asks for it, and browsers expose a summary as an expandable control */}
      <summary className={css.summary} aria-expanded={isOpen}>
        <Heading text={heading} tag={tag} size={size} className={css.heading} />
        <span className={css.mark} aria-hidden="true" />
      </summary>
      <div className={className}>{children}</div>
    </details>
  )
}
