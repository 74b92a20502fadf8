import css from './view.module.css'

export type UnsentLeadsProps = { id: string; sent: string; refused: string; review: string }

/** Notices that the script shows. The region is there from the start, so that screen readers hear what comes into it. */
export function UnsentLeads({ sent, refused, review }: UnsentLeadsProps) {
  return (
    <div role="status" className={css.place}>
      <p id="unsent-sent" className={css.notice} hidden>
        {sent}
      </p>
      <p id="unsent-refused" className={css.notice} hidden>
        {refused} <a href="/ar/">{review}</a>
      </p>
    </div>
  )
}
