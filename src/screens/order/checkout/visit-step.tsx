import { useEffect, useState } from 'react'
import type { VisitDay } from '#domains/orders/index.ts'
import { formatWeekday } from '#kernel/format/date.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { OrderField } from '../shared/order-field.tsx'
import css from '../shared/order.module.css'
import { orders } from './start-checkout.ts'
import type { StepProps } from './step-props.ts'

/** A day and a time at the retailer, from its opening hours. It can also be arranged later. */
export function VisitStep({ words, place, running, run, goOn, goBack }: StepProps) {
  const { data, checkout, content } = running
  const { heading, text, first_day: first, days: count } = content.order_online_checkout_page.booking
  const [days, setDays] = useState<readonly VisitDay[] | 'loading' | 'failed'>('loading')
  const [date, setDate] = useState(data.appBookingData?.date ?? '')
  const [time, setTime] = useState(data.appBookingData?.time.value ?? '')
  const [isWrong, setIsWrong] = useState(false)

  const load = () => {
    setDays('loading')
    void orders
      .listVisitDays(checkout.company_uuid)
      .then((answer) => setDays(answer.ok ? answer.value.slice(Math.max(0, first - 1), first - 1 + count) : 'failed'))
  }
  // The free times are the server's, and change while others book.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are asked for once a retailer
  useEffect(load, [checkout.company_uuid])

  const free = Array.isArray(days) ? (days as readonly VisitDay[]) : []
  const chosen = free.find((day) => day.date === date)
  const submit = () => {
    if (date !== '' && (time === '' || !chosen?.times.includes(time))) {
      setIsWrong(true)
      document.getElementById('visit-time')?.focus()
      return
    }
    const next = { ...data, appBookingData: date === '' ? null : { date, time: { value: time } } }
    run.change(next)
    void run.keepDraft({ ...running, data: next })
    goOn()
  }
  return (
    <form
      className={css.main}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div>
        <Heading text={heading || words.visit_heading} tag="2" size="m" />
        <p className={css.partText}>{text || fillWords(words.visit_text, { retailer: data.locationDetails?.name ?? '' })}</p>
      </div>
      {days === 'failed' && (
        <div className={css.alert} role="alert">
          <p>{place.words.failed}</p>
          <Button variant="tertiary" onClick={load}>
            {place.words.try_again}
          </Button>
        </div>
      )}
      {days === 'loading' && <p role="status">{place.words.loading}</p>}
      {Array.isArray(days) && free.length === 0 && <p>{words.visit_none}</p>}
      {free.length > 0 && (
        <div className={css.fields}>
          <OrderField id="visit-day" label={words.visit_day}>
            {(aria) => (
              <Select
                {...aria}
                value={chosen ? date : ''}
                onChange={({ target }) => {
                  setDate(target.value)
                  setTime('')
                  setIsWrong(false)
                }}
              >
                <option value="">{words.visit_later}</option>
                {free.map((day) => (
                  <option key={day.date} value={day.date}>
                    {formatWeekday(new Date(`${day.date}T00:00:00Z`), 'UTC')}
                  </option>
                ))}
              </Select>
            )}
          </OrderField>
          {chosen && (
            <OrderField id="visit-time" label={words.visit_time} error={isWrong ? words.visit_choose_time : undefined}>
              {(aria) => (
                <Select
                  {...aria}
                  value={chosen.times.includes(time) ? time : ''}
                  onChange={({ target }) => {
                    setTime(target.value)
                    setIsWrong(false)
                  }}
                >
                  <option value="">{words.visit_choose_time}</option>
                  {chosen.times.map((one) => (
                    <option key={one} value={one}>
                      {one}
                    </option>
                  ))}
                </Select>
              )}
            </OrderField>
          )}
        </div>
      )}
      <div className={css.actions}>
        <Button type="submit">{words.next}</Button>
        <Button variant="tertiary" onClick={goBack}>
          {words.back}
        </Button>
      </div>
    </form>
  )
}
