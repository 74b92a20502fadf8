import css from './spinner.module.css'

/** Work under way. With a label it is announced; without one the text beside it says so. */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span className={css.spinner} aria-hidden="true" />
  return (
    <span className={css.waiting} role="status">
      <span className={css.spinner} aria-hidden="true" />
      {label}
    </span>
  )
}
