import type { PaymentState } from '#domains/payments/index.ts'
import { checkMoves, mayMove } from '#kernel/moves.ts'

/**
 * Every move of an order. Read it as a picture; nothing else decides. The names are the values of `payment_status` (A-152, C-259), to
 * which `completed` is added for a car that was handed over. Checked when the module is loaded.
 */
export const orderMoves = {
  pending: ['authorized', 'paid', 'confirmed', 'failed', 'cancelled'], // waits for its payment, or for the buyer to open the link of the mail
  free: ['confirmed', 'cancelled'],
  authorized: ['paid', 'confirmed', 'failed', 'cancelled', 'refunded'], // an authorisation that expires fails
  paid: ['confirmed', 'cancelled', 'refunded'],
  confirmed: ['completed', 'cancelled', 'refunded', 'failed'],
  completed: ['cancelled', 'refunded'], // a sale may be undone within the law's period
  failed: ['authorized', 'paid', 'refunded'], // money may still arrive; it is refunded if the car is gone
  cancelled: ['refunded'],
  refunded: [],
} as const satisfies Record<string, readonly string[]>

export type OrderState = keyof typeof orderMoves
export const orderStates = Object.keys(orderMoves) as [OrderState, ...OrderState[]]

/** The states that an order may begin in. */
export const firstStates = ['pending', 'free', 'authorized', 'paid', 'failed'] as const satisfies readonly OrderState[]
export type FirstState = (typeof firstStates)[number]

/** The states in which an order keeps its car from everybody else; the unique index of the table names the same. */
export const holdingStates = ['pending', 'free', 'authorized', 'paid', 'confirmed', 'completed'] as const satisfies readonly OrderState[]

/**
 * The states in which an order has its car for good, which is then reserved for everybody to see: a provider has confirmed money, or its buyer or the
 * team has confirmed it. Before, the car is only held, until a deadline.
 */
export const securedStates = ['authorized', 'paid', 'confirmed', 'completed'] as const satisfies readonly OrderState[]

export function isSecured(state: OrderState): boolean {
  return (securedStates as readonly OrderState[]).includes(state)
}

/**
 * What staff do with an order, and the state that it leads to. `capture` takes the money of an authorized payment; `prepare` and `make_ready` move a
 * confirmed order to its next stage.
 */
export const orderActions = {
  confirm: 'confirmed',
  capture: 'paid',
  prepare: 'confirmed',
  make_ready: 'confirmed',
  complete: 'completed',
  cancel: 'cancelled',
  refund: 'refunded',
} as const satisfies Record<string, OrderState>
export type OrderAction = keyof typeof orderActions
export const orderActionNames = Object.keys(orderActions) as [OrderAction, ...OrderAction[]]

checkMoves(orderMoves, firstStates)

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return mayMove(orderMoves, from, to)
}

/** Whether an order in this state keeps its car. */
export function holdsVehicle(state: OrderState): boolean {
  return (holdingStates as readonly OrderState[]).includes(state)
}

/** The facts of a payment that decide which actions its order offers; null for an order without a payment. */
export type PaymentFacts = { state: PaymentState } | null

/** The stages between confirmation and handover that staff move an order to, with the action for each. */
export const stageActions = { prepare: 'preparing', make_ready: 'ready' } as const
export type OrderStage = (typeof stageActions)[keyof typeof stageActions]
/** When an order came to a stage, as ISO moments; of a handover that was entered later its ISO day alone. */
export type StageMoments = { readonly [Stage in OrderStage | 'handed_over']?: string }

export function isStageAction(action: OrderAction): action is keyof typeof stageActions {
  return Object.hasOwn(stageActions, action)
}

/** The actions that an order allows now, by its state, its stages and the state of its payment. */
export function actionsOf({ state, stages }: { state: OrderState; stages: StageMoments }, payment: PaymentFacts): OrderAction[] {
  return orderActionNames.filter((action) => {
    // A car that is ready is prepared no more.
    if (isStageAction(action)) return state === 'confirmed' && stages[stageActions[action]] === undefined && stages.ready === undefined
    if (action === 'capture') return payment?.state === 'authorized' && holdsVehicle(state)
    if (action === 'refund') return (payment?.state === 'captured' || payment?.state === 'part_refunded') && mayBecome(state, 'refunded')
    return mayBecome(state, orderActions[action])
  })
}

/** States of a payment whose money is ours. */
const takenStates: readonly PaymentState[] = ['captured', 'part_refunded', 'disputed']

/** What one must be allowed to for an action. Cancelling gives back what was taken, so it then needs the right to refund as well. */
export function rightsFor(action: OrderAction, payment: PaymentFacts): readonly ('orders.write' | 'orders.refund')[] {
  if (action === 'capture' || action === 'refund') return ['orders.refund']
  return action === 'cancel' && payment !== null && takenStates.includes(payment.state) ? ['orders.write', 'orders.refund'] : ['orders.write']
}
