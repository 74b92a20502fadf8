import { useEffect, useRef } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { FormText } from '../form.ts'
import type { FormTexts } from '../words.ts'
import css from './form-view.module.css'
import { textIn } from './texts.ts'
import type { FormPhase } from './use-form.ts'

type FormEndProps = {
  phase: Extract<FormPhase, { name: 'sent' | 'waiting' }>
  locale: 'ar' | 'en'
  words: FormTexts
  onAgain: () => void
}

/** Replaces the form once it is sent, or while it waits for a connection. */
export function FormEnd({ phase, locale, words, onAgain }: FormEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  const thanks = phase.name === 'sent' ? phase.lead.thank_you : null
  const textOf = (text: FormText | string | undefined) => (typeof text === 'string' ? text : textIn(text, locale))
  return (
    <div className={css.end} role="status">
      <h2 ref={heading} tabIndex={-1} className={css.endHeading}>
        {thanks ? textOf(thanks.heading) || words.thanks : words.waiting_heading}
      </h2>
      {thanks && textOf(thanks.text) ? <RichText html={textOf(thanks.text)} /> : <p>{thanks ? words.thanks_text : words.waiting}</p>}
      {thanks && (
        <Button variant="tertiary" onClick={onAgain}>
          {words.another}
        </Button>
      )}
    </div>
  )
}
