import { useEffect, useState } from 'react'
import { createOrdersClient, isJourneyPreview, type VisitDay } from '#domains/orders/index.ts'
import { formatWeekday } from '#kernel/format/date.ts'
import { Button } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/select.tsx'
import { OrderField } from './order-field.tsx'
import css from './order.module.css'
import type { JourneyPlace } from './props.ts'

/** A day and a time of it, as they are being chosen; '' for what is not chosen yet. */
export type VisitChoice = { date: string; time: string }

const orders = createOrdersClient()

/** The free times of a retailer: the server's, since they change while others book. */
export function useVisitDays(of: { companyUuid: string; isConfigurator: boolean }) {
  const [days, setDays] = useState<readonly VisitDay[] | 'loading' | 'failed'>('loading')
  const load = () => {
    if (isJourneyPreview()) return setDays([{ date: '2026-11-25', times: ['10:00', '11:00'] }])
    setDays('loading')
    void orders.listVisitDays(of).then((answer) => setDays(answer.ok ? answer.value : 'failed'))
  }
  // Asked for once a retailer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` is made anew at every drawing
  useEffect(load, [of.companyUuid, of.isConfigurator])
  return { days, load }
}

/** Whether a choice is one of these times. */
export function isFree({ date, time }: VisitChoice, days: readonly VisitDay[]): boolean {
  return days.some((day) => day.date === date && day.times.includes(time))
}

type VisitFieldsProps = {
  place: JourneyPlace
  visits: ReturnType<typeof useVisitDays>
  value: VisitChoice
  onChange: (next: VisitChoice) => void
  /** Whether a time has to be chosen and is not. */
  isWrong: boolean
  /** What an empty day means. */
  noDay: string
}

/** A day and a time at the retailer, from its opening hours. While they are asked for the fields stand there already, so that nothing below them moves. */
export function VisitFields({ place: { words }, visits: { days, load }, value, onChange, isWrong, noDay }: VisitFieldsProps) {
  if (days === 'failed') {
    return (
      <div className={css.alert} role="alert">
        <p>{words.failed}</p>
        <Button variant="tertiary" onClick={load}>
          {words.try_again}
        </Button>
      </div>
    )
  }
  const isLoading = days === 'loading'
  const free = isLoading ? [] : days
  const chosenDay = free.find(({ date }) => date === value.date)
  if (!isLoading && free.every(({ times }) => times.length === 0)) return <p>{words.visit_none}</p>
  return (
    <div className={css.fields} aria-busy={isLoading}>
      <OrderField id="visit-day" label={words.visit_day} error={isWrong && !chosenDay ? words.visit_choose_day : undefined}>
        {(aria) => (
          <Select {...aria} disabled={isLoading} value={chosenDay ? value.date : ''} onChange={({ target }) => onChange({ date: target.value, time: '' })}>
            <option value="">{isLoading ? words.visit_loading : noDay}</option>
            {free.map(({ date, times, holiday }) => (
              <option key={date} value={date} disabled={times.length === 0}>
                {formatWeekday(new Date(`${date}T00:00:00Z`), 'UTC')}
                {holiday !== undefined && ` (${holiday || words.visit_holiday})`}
              </option>
            ))}
          </Select>
        )}
      </OrderField>
      {(chosenDay || (isLoading && value.date !== '')) && (
        <OrderField id="visit-time" label={words.visit_time} error={isWrong ? words.visit_choose_time : undefined}>
          {(aria) => (
            <Select
              {...aria}
              disabled={isLoading}
              value={chosenDay?.times.includes(value.time) ? value.time : ''}
              onChange={({ target }) => onChange({ ...value, time: target.value })}
            >
              <option value="">{isLoading ? words.visit_loading : words.visit_choose_time}</option>
              {chosenDay?.times.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          )}
        </OrderField>
      )}
    </div>
  )
}
