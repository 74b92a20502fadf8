import css from './view.module.css'

export type UnsentLeadsProps = { id: string; text: string }

/** A notice that the script shows for a while. The region is there from the start, so that screen readers hear what comes into it. */
export function UnsentLeads({ text }: UnsentLeadsProps) {
  return (
    <div role="status" className={css.place}>
      <p id="unsent-leads" className={css.notice} hidden>
        {text}
      </p>
    </div>
  )
}
