import { useState } from 'react'
import { isConfiguratorJourney } from '#domains/orders/index.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import css from '../shared/order.module.css'
import { isFree, useVisitDays, VisitFields } from '../shared/visit-fields.tsx'
import type { StepProps } from './step-props.ts'

/** A day and a time at the retailer. It can also be arranged later. */
export function VisitStep({ words, place, running, run, goOn, goBack }: StepProps) {
  const { data, checkout, content } = running
  const { heading, text } = content.order_online_checkout_page.booking
  const visits = useVisitDays({ companyUuid: checkout.company_uuid, isConfigurator: isConfiguratorJourney(data) })
  const [choice, setChoice] = useState({ date: data.appBookingData?.date ?? '', time: data.appBookingData?.time.value ?? '' })
  const [isWrong, setIsWrong] = useState(false)
  const free = typeof visits.days === 'string' ? [] : visits.days
  const submit = () => {
    const isLater = !free.some(({ date }) => date === choice.date)
    if (!isLater && !isFree(choice, free)) {
      setIsWrong(true)
      document.getElementById('visit-time')?.focus()
      return
    }
    const next = { ...data, appBookingData: isLater ? null : { date: choice.date, time: { value: choice.time } } }
    run.change(next)
    goOn({ data: next })
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
      <VisitFields
        place={place}
        visits={visits}
        value={choice}
        onChange={(next) => {
          setChoice(next)
          setIsWrong(false)
        }}
        isWrong={isWrong}
        noDay={words.visit_later}
      />
      <div className={css.actions}>
        <Button type="submit">{words.next}</Button>
        <Button variant="tertiary" onClick={goBack}>
          {words.back}
        </Button>
      </div>
    </form>
  )
}
