import { classNames } from '../class-names.ts'
import css from './flaw.module.css'

/** What is wrong with a field, below it, with a sign that needs no colour to be seen (WCAG 1.4.1). Nothing for ''. */
export function Flaw({ id, text, className }: { id: string; text: string; className?: string | undefined }) {
  if (text === '') return null
  return (
    <p id={id} className={classNames(css.flaw, className)} data-flaw="">
      {text}
    </p>
  )
}
