import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Heading } from '#ui/text/heading.tsx'
import css from '../shared/order.module.css'
import type { StepProps } from './step-props.ts'

/** Gives the car up after asking once, since others may order it at once; then the car's page. */
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
      <Dialog isOpen={isAsked} onClose={() => setIsAsked(false)} label={words.leave}>
        <div className={css.main}>
          <Heading text={words.leave} tag="2" size="m" />
          <p>{words.leave_sure}</p>
          <div className={css.actions}>
            <Button onClick={giveUp}>{words.leave_yes}</Button>
            <Button variant="secondary" onClick={() => setIsAsked(false)}>
              {words.leave_no}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
