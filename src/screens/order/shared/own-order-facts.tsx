import type { OwnOrder } from '#domains/orders/index.ts'
import { formatWeekday } from '#kernel/format/date.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import type { EndProps } from './end-props.ts'
import { FactGroups } from './fact-groups.tsx'
import css from './order.module.css'
import { useIssued } from './use-issued.ts'

/** An order as its buyer sees it: every fact, under the parts of the order. */
export function OwnOrderFacts({ end: { words }, order: ownOrder }: { end: EndProps; order: OwnOrder }) {
  const order = useIssued(ownOrder)
  return (
    <div className={css.summary}>
      {order.vehicle.picture && <img className={css.picture} src={order.vehicle.picture} alt="" width={640} height={360} />}
      <FactGroups facts={order.facts} heads="h2" />
      <InvoiceLinks words={words} invoices={order.invoices} />
    </div>
  )
}

/** What was invoiced and credited, as files. */
function InvoiceLinks({ words, invoices }: { words: EndProps['words']; invoices: OwnOrder['invoices'] }) {
  return invoices.map(({ id, kind, number, href }) => (
    <p key={id}>
      {number === '' ? (
        words[`${kind}_coming`]
      ) : (
        <a href={href} download={`${number}.pdf`}>
          <BidiText text={`${words[kind]} ${number}`} />
        </a>
      )}
    </p>
  ))
}

/** The visit as it is read; '' without one. */
export function visitText({ appointment }: Pick<OwnOrder, 'appointment'>): string {
  return appointment ? `${formatWeekday(new Date(`${appointment.date}T00:00:00Z`), 'UTC')}، ${appointment.time.value}` : ''
}

/** What happens next, as the configuration or the site says it. */
export function NextSteps({ heading, steps }: { heading: string; steps: readonly string[] }) {
  return (
    <div>
      <h2 className={css.nextHead}>{heading}</h2>
      <ol className={css.next}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
