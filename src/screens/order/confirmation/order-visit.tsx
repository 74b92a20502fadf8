import { useState } from 'react'
import type { OwnOrder } from '#domains/orders/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { EndProps } from '../shared/end-props.ts'
import css from '../shared/order.module.css'
import { visitText } from '../shared/own-order-facts.tsx'
import { isFree, useVisitDays, VisitFields } from '../shared/visit-fields.tsx'
import { orders } from './orders.ts'

type OrderVisitProps = { end: EndProps; order: OwnOrder; token: string | undefined; onChange: (order: OwnOrder) => void }

/** The visit of an order: when it is, with a way to move it and to give it up. */
export function OrderVisit({ end, order, token, onChange }: OrderVisitProps) {
  const { words } = end
  const [isChoosing, setIsChoosing] = useState(false)
  const [notice, setNotice] = useState<'' | 'visit_booked' | 'visit_given_up' | 'visit_taken' | 'failed'>('')
  const take = (answer: Awaited<ReturnType<typeof orders.cancelVisit>>, done: 'visit_booked' | 'visit_given_up') => {
    setNotice(answer.ok ? done : answer.code === 'invalid' ? 'visit_taken' : 'failed')
    if (!answer.ok) return
    setIsChoosing(false)
    onChange(answer.value)
  }
  return (
    <section className={css.visit} aria-labelledby="order-visit">
      <Heading id="order-visit" text={words.visit} tag="2" size="s" />
      <p>{order.appointment ? visitText(order) : words.visit_open}</p>
      <p role="status" className={css.note}>
        {notice === '' ? '' : notice === 'failed' ? end.place.words.failed : words[notice]}
      </p>
      {isChoosing && (
        <ChooseVisit
          end={end}
          order={order}
          onLeave={() => setIsChoosing(false)}
          onChosen={async (visit) => take(await orders.bookVisit(order.order_number, visit, token), 'visit_booked')}
        />
      )}
      {!isChoosing && order.may_visit && (
        <div className={css.actions}>
          <Button variant="secondary" onClick={() => setIsChoosing(true)}>
            {order.appointment ? words.visit_move : words.visit_book}
          </Button>
          {order.appointment && (
            <Button variant="tertiary" onClick={async () => take(await orders.cancelVisit(order.order_number, token), 'visit_given_up')}>
              {words.visit_give_up}
            </Button>
          )}
          {order.calendar !== '' && (
            <a href={order.calendar} download="visit.ics">
              {words.add_to_calendar}
            </a>
          )}
        </div>
      )}
    </section>
  )
}

type ChooseVisitProps = Pick<OrderVisitProps, 'end' | 'order'> & {
  onLeave: () => void
  onChosen: (visit: { date: string; time: { value: string } }) => Promise<void>
}

function ChooseVisit({ end: { words, place }, order, onLeave, onChosen }: ChooseVisitProps) {
  const visits = useVisitDays({ companyUuid: order.company_uuid, isConfigurator: order.is_configured })
  const [choice, setChoice] = useState({ date: order.appointment?.date ?? '', time: order.appointment?.time.value ?? '' })
  const [isWrong, setIsWrong] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const submit = async () => {
    if (isSending) return
    if (typeof visits.days === 'string' || !isFree(choice, visits.days)) {
      setIsWrong(true)
      ;(document.getElementById('visit-time') ?? document.getElementById('visit-day'))?.focus()
      return
    }
    setIsSending(true)
    await onChosen({ date: choice.date, time: { value: choice.time } })
    setIsSending(false)
  }
  return (
    <form
      className={css.main}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <VisitFields
        place={place}
        visits={visits}
        value={choice}
        onChange={(next) => {
          setChoice(next)
          setIsWrong(false)
        }}
        isWrong={isWrong}
        noDay={place.words.visit_choose_day}
      />
      <div className={css.actions}>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {words.visit_save}
        </Button>
        <Button variant="tertiary" onClick={onLeave}>
          {words.visit_keep}
        </Button>
      </div>
    </form>
  )
}
