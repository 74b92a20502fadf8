import type { ButtonSet } from './journey-config.ts'

type Button = { button_type: string; label: string; button_set_setup_id: string }

/** The actions of a vehicle's buttons, besides opening its page. */
export type ButtonOffer = {
  /** In units of the currency. */
  reservationFee: number | null
  financingOptions: ButtonSet['financing_options']
  /** The configured label of this button; '' without one. */
  label: string
}

/** The offer of the first button whose set is `extended`: only that has a fee and ways to pay. Null for a vehicle without one. */
export function buttonOffer(buttons: readonly Button[], sets: readonly ButtonSet[]): ButtonOffer | null {
  for (const button of buttons) {
    const set = sets.find(({ id, setup_type }) => id !== '' && id === button.button_set_setup_id && setup_type === 'extended')
    if (set) return { reservationFee: set.reservation_fee, financingOptions: set.financing_options, label: button.label.trim() }
  }
  return null
}
