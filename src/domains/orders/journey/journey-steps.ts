/** The steps of the checkout, in their order. */
export const checkoutSteps = ['details', 'visit', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The visitor's position among the steps; the index begins at 0. */
export type StepState = { steps: readonly CheckoutStep[]; index: number }

/** The beginning: the steps that this journey has. Without visits there is no step for them. */
export function firstStep({ hasVisit }: { hasVisit: boolean }): StepState {
  return { steps: checkoutSteps.filter((step) => step !== 'visit' || hasVisit), index: 0 }
}

/** The number that visitors read. */
export function stepNumber({ index }: StepState): number {
  return index + 1
}

export function currentStep({ steps, index }: StepState): CheckoutStep {
  return steps[index] ?? 'details'
}

export function nextStep(state: StepState): StepState {
  return toStep(state, state.index + 1)
}

export function previousStep(state: StepState): StepState {
  return toStep(state, state.index - 1)
}

/** The step of that index, or the nearest one. */
export function toStep(state: StepState, index: number): StepState {
  return { ...state, index: Math.min(Math.max(0, index), state.steps.length - 1) }
}
