import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Heading } from '#ui/text/heading.tsx'
import css from '../shared/order.module.css'
import type { OrderCheckoutWords } from './props.ts'
import type { StepProps } from './step-props.ts'

/** Gives the car up after asking once; then the car's page. */
export function GiveUp({ words, running, run }: Pick<StepProps, 'words' | 'running' | 'run'>) {
  const [isAsked, setIsAsked] = useState(false)
  const giveUp = () => {
    run.leave()
    location.assign(running.vehicle.href)
  }
  return (
    <>
      <Button variant="tertiary" onClick={() => setIsAsked(true)}>
        {words.leave}
      </Button>
      <AskGiveUp isAsked={isAsked} words={words} text={words.leave_sure} no={words.leave_no} onYes={giveUp} onNo={() => setIsAsked(false)} />
    </>
  )
}

type AskGiveUpProps = { isAsked: boolean; words: OrderCheckoutWords; text: string; no: string; onYes: () => void; onNo: () => void }

/** The one question before a car is given up, since others may order it at once. */
export function AskGiveUp({ isAsked, words, text, no, onYes, onNo }: AskGiveUpProps) {
  return (
    <Dialog isOpen={isAsked} onClose={onNo} label={words.leave}>
      <div className={css.main}>
        <Heading text={words.leave} tag="2" size="m" />
        <p>{text}</p>
        <div className={css.actions}>
          <Button onClick={onYes}>{words.leave_yes}</Button>
          <Button variant="secondary" onClick={onNo}>
            {no}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
