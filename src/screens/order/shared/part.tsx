import type { ReactNode } from 'react'
import { Heading } from '#ui/text/heading.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import css from './order.module.css'

/** One question of the journey with its answers below it, as a group that is named by its heading. */
export function Part({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className={css.part}>
      <legend className={css.partHead}>
        <Heading text={heading} tag="2" size="s" />
      </legend>
      {text && (
        <p className={css.partText}>
          <BidiText text={text} />
        </p>
      )}
      {children}
    </fieldset>
  )
}
