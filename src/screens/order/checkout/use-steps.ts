import { useEffect, useState } from 'react'
import { currentStep, firstStep, nextStep, previousStep, type StepState, toStep } from '#domains/orders/index.ts'

/** The step that is shown. Each has an entry of the browser's history, so that back and forward go from step to step. */
export function useSteps({ hasVisit, mayStandAt }: { hasVisit: boolean; mayStandAt: (index: number) => boolean }) {
  /** The address says which step it is, after a reload and when visitors go back. */
  const fromAddress = (): StepState => {
    const first = firstStep({ hasVisit })
    const asked = (first.steps as readonly string[]).indexOf(new URLSearchParams(location.search).get('step') ?? '')
    return toStep(first, asked > 0 && mayStandAt(asked) ? asked : 0)
  }
  const [state, setState] = useState(fromAddress)

  // The visitor's back and forward change the address, and no state of ours does.
  useEffect(() => {
    const follow = () => setState(fromAddress())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  })

  const goTo = (next: StepState) => {
    setState(next)
    history.pushState(null, '', `${location.pathname}?step=${currentStep(next)}`)
  }
  return { state, goOn: () => goTo(nextStep(state)), goBack: () => goTo(previousStep(state)), goTo: (index: number) => goTo(toStep(state, index)) }
}
