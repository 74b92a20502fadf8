import { useEffect, useState } from 'react'
import { type CheckoutStep, currentStep, firstStep, nextStep, previousStep, type StepState, toStep } from '#domains/orders/index.ts'

type StepRules = {
  hasVisit: boolean
  mayStandAt: (index: number) => boolean
  /** Where an address that names no step goes on: in another tab, on another device. */
  goesOnAt: CheckoutStep
}

/** The step that is shown. Each has an entry of the browser's history, so that back and forward go from step to step. */
export function useSteps({ hasVisit, mayStandAt, goesOnAt }: StepRules) {
  /** The address says which step it is, after a reload and when visitors go back. */
  const fromAddress = (): StepState => {
    const first = firstStep({ hasVisit })
    const askedIndex = (first.steps as readonly string[]).indexOf(new URLSearchParams(location.search).get('step') ?? goesOnAt)
    return toStep(first, askedIndex > 0 && mayStandAt(askedIndex) ? askedIndex : 0)
  }
  const [state, setState] = useState(fromAddress)

  // The address of the first entry names its step as well, so that a reload stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the step that it begins with
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('step')) history.replaceState(history.state, '', addressOf(state))
  }, [])
  // The visitor's back and forward change the address, and no state of ours does.
  useEffect(() => {
    const follow = () => setState(fromAddress())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  })

  const goTo = (next: StepState) => {
    setState(next)
    history.pushState(null, '', addressOf(next))
  }
  return { state, goTo: (index: number) => goTo(toStep(state, index)), next: nextStep(state), previous: previousStep(state) }
}

/** This address with a step. */
function addressOf(state: StepState): string {
  const query = new URLSearchParams(location.search)
  query.set('step', currentStep(state))
  return `${location.pathname}?${query}`
}
