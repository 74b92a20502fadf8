import { sentContact } from '#domains/orders/index.ts'
import { formatWeekday } from '#kernel/format/date.ts'
import { Button } from '#ui/controls/button.tsx'
import { BidiFigure, BidiText } from '#ui/text/bidi-text.tsx'
import css from '../shared/order.module.css'
import type { StepProps } from './step-props.ts'

/** What was filled in, before it is ordered, with the way back to each of it. */
export function Review({ words, running, goTo }: Pick<StepProps, 'words' | 'running' | 'goTo'>) {
  const { contact, data, content } = running
  const visit = data.appBookingData
  const { first_name, last_name, email, phone } = sentContact(contact)
  const hasVisit = content.order_online_checkout_page.booking.is_offered
  return (
    <div>
      <dl className={css.lines}>
        <div>
          <dt>{words.step_details}</dt>
          <dd>
            <BidiText text={`${first_name} ${last_name}`} />
            <br />
            <BidiFigure text={email} />
            <br />
            <BidiFigure text={phone} />
          </dd>
        </div>
        {hasVisit && (
          <div>
            <dt>{words.visit}</dt>
            <dd>{visit ? <BidiText text={`${formatWeekday(new Date(`${visit.date}T00:00:00Z`), 'UTC')}، ${visit.time.value}`} /> : words.visit_later}</dd>
          </div>
        )}
      </dl>
      <div className={css.actions}>
        <Button variant="tertiary" onClick={() => goTo('details')}>
          {words.change_details}
        </Button>
        {hasVisit && (
          <Button variant="tertiary" onClick={() => goTo('visit')}>
            {words.change_visit}
          </Button>
        )}
      </div>
    </div>
  )
}
