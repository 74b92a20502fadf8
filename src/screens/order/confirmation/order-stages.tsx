import type { OwnOrder } from '#domains/orders/index.ts'
import type { EndProps } from '../shared/end-props.ts'
import css from '../shared/order.module.css'

/** The way of an order to its handover; the stage that it has come to is the current step. */
export function OrderStages({ words, stages }: { words: EndProps['words']; stages: OwnOrder['stages'] }) {
  const current = stages.findLastIndex(({ at }) => at !== '')
  if (current < 0) return null
  return (
    <section aria-label={words.stages}>
      <h2 className={css.nextHead}>{words.stages}</h2>
      <ol className={css.stages}>
        {stages.map(({ key, label, at }, index) => (
          <li key={key} aria-current={index === current ? 'step' : undefined} data-reached={at === '' ? undefined : ''}>
            <span>{label}</span>
            <span className={css.hint}>{at}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
