import type { StripeElements, StripeError } from '@stripe/stripe-js'

export type StripeForm = {
  /** Confirms the payment, with the bank's check where it asks for one. A text is the provider's own words for a mistake in its fields. */
  pay: (returnUrl: string) => Promise<'paid' | 'declined' | { mistake: string }>
  close: () => void
}

type Opening = { publishableKey: string; accountId: string | null; clientSecret: string; place: HTMLElement; colour: string }

/** States of a payment intent in which the buyer's part is done. */
const DONE: ReadonlySet<string> = new Set(['succeeded', 'requires_capture', 'processing'])

/** Mounts Stripe's fields. The script is loaded now, and never before. Throws when it fails to load. */
export async function openStripeForm({ publishableKey, accountId, clientSecret, place, colour }: Opening): Promise<StripeForm> {
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(publishableKey, { locale: 'ar', ...(accountId === null ? {} : { stripeAccount: accountId }) })
  if (!stripe) throw new Error('Stripe did not load')
  const elements: StripeElements = stripe.elements({ clientSecret, locale: 'ar', appearance: { variables: { colorPrimary: colour, borderRadius: '0' } } })
  const fields = elements.create('payment')
  await new Promise<void>((resolve, reject) => {
    fields.on('ready', () => resolve())
    fields.on('loaderror', ({ error }) => reject(new Error(error.message ?? 'the fields of Stripe did not load')))
    fields.mount(place)
  })
  return {
    pay: async (returnUrl) => {
      const { error, paymentIntent } = await stripe.confirmPayment({ elements, redirect: 'if_required', confirmParams: { return_url: returnUrl } })
      if (error) return failureOf(error)
      return DONE.has(paymentIntent.status) ? 'paid' : 'declined'
    },
    close: () => fields.destroy(),
  }
}

function failureOf(error: StripeError): 'declined' | { mistake: string } {
  return error.type === 'validation_error' ? { mistake: error.message ?? '' } : 'declined'
}
