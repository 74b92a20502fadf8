import { type FormEvent, useEffect, useRef, useState } from 'react'
import { BlockHeading } from '#block-engine/block-heading.tsx'
import { askForMap, type FoundMap, isVin, normalVin } from '#domains/vin-lists/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { FindVehicle } from './find-vehicle.tsx'
import { CopyToUsb, DownloadMaps } from './maps-steps.tsx'
import type { Props, Step } from './props.ts'
import css from './view.module.css'

/**
 * What to prepare, the maps for a VIN, and the way into the car. The VIN stays in the memory of the page; without a script it is posted from step to
 * step. Long, since its steps share one VIN and one answer.
 */
export function MapUpdate({ id, anchor, values, words, data: { posted, answersPosts } }: Props) {
  const [step, setStep] = useState<Step>(posted?.step ?? 1)
  const [vin, setVin] = useState(posted?.vin ?? '')
  const [map, setMap] = useState<FoundMap | null>(posted?.map ?? null)
  const [isAccepted, setIsAccepted] = useState(false)
  const [flaw, setFlaw] = useState(posted?.isUnknown ? values.vin_error_text : '')
  const [isBusy, setIsBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)

  // Moves the focus to the heading of the new step, so that it is read out and in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step
  useEffect(() => {
    if (hasMoved.current) box.current?.querySelector<HTMLElement>('[data-current] [tabindex]')?.focus()
  }, [step])

  const goTo = (next: Step) => {
    hasMoved.current = true
    setStep(next)
  }
  const find = async (event: FormEvent) => {
    event.preventDefault()
    const typedVin = normalVin(input.current?.value ?? '')
    setFlaw('')
    setIsBusy(true)
    const foundMap = isVin(typedVin) ? await askForMap(values.vin_lookup_url, typedVin) : null
    setIsBusy(false)
    if (!foundMap) {
      setFlaw(values.vin_error_text)
      input.current?.focus()
      return
    }
    setVin(typedVin)
    setMap(foundMap)
    setIsAccepted(false)
    goTo(2)
  }
  const restart = () => {
    if (input.current) input.current.value = ''
    setVin('')
    setMap(null)
    setIsAccepted(false)
    goTo(1)
  }
  const place = `${id}-steps`
  const steps = [values.breadcrumb_find_vehicle, values.breadcrumb_download_maps, values.breadcrumb_copy_usb]
  return (
    <Section id={anchor} layout="wide" label={values.heading || steps[0]}>
      <div ref={box} id={place} className={css.update}>
        <BlockHeading values={values} />
        <StepList steps={steps} current={step} />
        {/* Kept while it is hidden, so that the way back finds the VIN as it was typed. */}
        <div hidden={step !== 1} data-current={step === 1 || undefined} className={css.step}>
          <StepHeading text={steps[0] ?? ''} />
          <FindVehicle {...{ id, place, values, words, flaw, isBusy, input, answersPosts }} typedVin={posted?.vin} onFind={(event) => void find(event)} />
        </div>
        {map && step === 2 && (
          <div data-current className={css.step}>
            <StepHeading text={steps[1] ?? ''} />
            <DownloadMaps
              {...{ id, place, values, words, vin, map, isAccepted }}
              onAccept={setIsAccepted}
              onChangeVehicle={() => goTo(1)}
              onDownload={() => goTo(3)}
            />
          </div>
        )}
        {map && step === 3 && (
          <div data-current className={css.step}>
            <StepHeading text={steps[2] ?? ''} />
            <CopyToUsb {...{ id, place, values, words, map }} onRestart={restart} />
          </div>
        )}
      </div>
    </Section>
  )
}

function StepList({ steps, current }: { steps: readonly string[]; current: Step }) {
  return (
    <ol className={css.steps}>
      {steps.map((label, index) => (
        <li key={label} aria-current={current === index + 1 ? 'step' : undefined}>
          <span className={css.number}>{index + 1}</span>
          <BidiText text={label} />
        </li>
      ))}
    </ol>
  )
}

function StepHeading({ text }: { text: string }) {
  return (
    <div tabIndex={-1} className={css.stepHeading}>
      <Heading text={text} tag="3" size="m" />
    </div>
  )
}
