import type { OrderFactLine } from '#domains/orders/index.ts'
import { BidiFigure, BidiText } from '#ui/text/bidi-text.tsx'
import css from './order.module.css'

/** Facts of an order under its parts. */
export function FactGroups({ facts, heads: Head }: { facts: readonly OrderFactLine[]; heads: 'h2' | 'h3' }) {
  return [...new Set(facts.map(({ group }) => group))].map((group) => (
    <section key={group} aria-label={group}>
      <Head className={css.factsHead}>{group}</Head>
      <dl className={css.lines}>
        {facts
          .filter((fact) => fact.group === group)
          .map(({ key, label, value, is_figure: isFigure }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{isFigure ? <BidiFigure text={value} /> : <BidiText text={value} />}</dd>
            </div>
          ))}
      </dl>
    </section>
  ))
}
