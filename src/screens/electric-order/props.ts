import type { FormTexts, PublicForm } from '#domains/forms/index.ts'
import type { Texts } from '#kernel/words/words.ts'
import type { electricOrderWords } from './words.ts'

export type ElectricOrderProps = {
  id: string
  words: Texts<typeof electricOrderWords.words>
  form: PublicForm
  formWords: FormTexts
  country: string
  /** Stripe's publishable key of the service; '' where the payment is made elsewhere. */
  stripeKey: string
}
