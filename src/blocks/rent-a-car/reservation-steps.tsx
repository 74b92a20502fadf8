import { useEffect, useRef, useState } from 'react'
import { type LeadToSend, sendLead } from '#domains/forms/index.ts'
import { closedText, FormView } from '#domains/forms/ui/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { RentTexts, RentVehicle } from './configuration.ts'
import { PlaceStep } from './place-step.tsx'
import type { Props } from './props.ts'
import { emptyReservation, flawOf, type Reservation } from './reservation.ts'
import css from './reservation-steps.module.css'
import { leadOf, SummaryStep } from './summary-step.tsx'
import { rentDays, rentHolidays } from './rent-days.ts'

/** In their order; the last two are the ends (B-049). */
const stages = ['place', 'contact', 'summary', 'thanks', 'error'] as const
type Stage = (typeof stages)[number]

type ReservationStepsProps = { props: Props; texts: RentTexts; vehicle: RentVehicle }

/**
 * Places and days, contact, summary, then thanks or an error. Everything chosen is kept on the way back (B-051). Long, since its stages share what was
 * chosen and typed.
 */
export function ReservationSteps({ props, texts, vehicle }: ReservationStepsProps) {
  const { id, values, groups, data } = props
  const items = groups.flatMap((group) => group.items)
  const [stage, setStage] = useState<Stage>('place')
  const [reservation, setReservation] = useState<Reservation>(() => emptyReservation(items))
  const [lead, setLead] = useState<LeadToSend | null>(null)
  const [flaw, setFlaw] = useState<'flaw_place' | 'flaw_dates' | null>(null)
  /** A second reservation is a lead of its own; trying one again is not. */
  const [key] = useState(() => crypto.randomUUID())
  const [isSending, setIsSending] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  const options = values.additional_json
  const steps = [texts.step_place, texts.step_contact, texts.step_summary]

  // Moves the focus to the new step, so that it is read out and in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step
  useEffect(() => {
    if (hasMoved.current) box.current?.focus()
  }, [stage])

  const goTo = (next: Stage) => {
    hasMoved.current = true
    setStage(next)
  }
  const leavePlace = () => {
    const foundFlaw = flawOf(reservation, options, rentDays(data.form?.choices.visits))
    setFlaw(foundFlaw)
    if (!foundFlaw) goTo('contact')
  }
  const summary = { vehicle, reservation, items, locations: values.locations_json, options, texts }
  const send = async () => {
    if (!lead) return
    setIsSending(true)
    const outcome = await sendLead({ ...leadOf(lead, summary, values.form_hidden_field_mapping), key })
    setIsSending(false)
    if (outcome.kind === 'refused' && outcome.flaws.reservation) {
      // The days were open when they were chosen.
      setFlaw('flaw_dates')
      return goTo('place')
    }
    goTo(outcome.kind === 'sent' ? 'thanks' : 'error')
  }
  const current = stages.indexOf(stage)
  return (
    <div ref={box} tabIndex={-1} className={css.reservation} data-stage={stage}>
      <Heading text={vehicle.display_name} tag="2" size="m" />
      {current < 3 && (
        <ol className={css.steps}>
          {steps.map((label, index) => (
            <li key={label} aria-current={index === current ? 'step' : undefined}>
              {label}
            </li>
          ))}
        </ol>
      )}
      {stage === 'place' && (
        <>
          <PlaceStep
            {...{ id, texts, vehicle, groups, options, reservation, days: rentDays(data.form?.choices.visits), maps: data.maps, style: data.prices.style }}
            closedText={data.form ? closedText(rentHolidays(data.form.choices.visits), data.form.words, options.date_locale) : ''}
            locations={values.locations_json}
            onChange={setReservation}
          />
          <p role="alert" className={css.flaw}>
            {flaw && texts[flaw]}
          </p>
          <div className={css.moves}>
            <Button onClick={leavePlace}>{texts.next}</Button>
          </div>
        </>
      )}
      {/* Hidden rather than gone, so that the way back finds what was typed. */}
      <div hidden={stage !== 'contact'} className={css.contact}>
        {data.form ? (
          <FormView
            {...data.form}
            submitLabel={texts.next}
            send={async (filledLead) => {
              setLead(filledLead)
              goTo('summary')
              return { kind: 'held' }
            }}
          />
        ) : (
          <p>{texts.no_form}</p>
        )}
        <div className={css.moves}>
          <Button variant="secondary" onClick={() => goTo('place')}>
            {texts.back}
          </Button>
        </div>
      </div>
      {stage === 'summary' && lead && (
        <>
          <SummaryStep {...{ summary, lead }} template={values.form_summary_template} prices={data.prices} />
          <div className={css.moves}>
            <Button disabled={isSending} onClick={() => void send()}>
              {isSending ? texts.sending : texts.send}
            </Button>
            <Button variant="secondary" onClick={() => goTo('contact')}>
              {texts.back}
            </Button>
          </div>
        </>
      )}
      {stage === 'thanks' && <End role="status" heading={values.thank_you_heading} text={values.thank_you_text} disclaimer={values.thank_you_disclaimer} />}
      {stage === 'error' && (
        <>
          <End role="alert" heading={values.error_heading} text={values.error_text} disclaimer={values.error_disclaimer} />
          <div className={css.moves}>
            <Button onClick={() => goTo('summary')}>{texts.retry}</Button>
          </div>
        </>
      )}
    </div>
  )
}

function End({ role, heading, text, disclaimer }: { role: 'status' | 'alert'; heading: string; text: string; disclaimer: string }) {
  return (
    <div role={role} className={css.end}>
      <Heading text={heading} tag="3" size="m" />
      <p>{text}</p>
      {disclaimer && <p className={css.note}>{disclaimer}</p>}
    </div>
  )
}
