import { formWords, type PublicForm } from '#domains/forms/index.ts'
import { readLeadApiSettings } from '#domains/lead-api/index.ts'
import { readLeadsSettings } from '#domains/leads/index.ts'
import type { Texts } from '#kernel/words/words.ts'
import type { ScreenAnswer, ScreenContext } from '../define-screen.ts'
import type { ElectricOrderProps } from './props.ts'
import { electricOrderWords } from './words.ts'

/** The page of a site that has such a service; others have no such page. */
export async function load({ settingsOf, wordsOf }: ScreenContext): Promise<ScreenAnswer<ElectricOrderProps>> {
  const { baseUrl, stripeKey } = settingsOf(readLeadApiSettings)
  if (baseUrl.trim() === '') return { kind: 'none' }
  const words = wordsOf(electricOrderWords)
  const props = { words, form: contactForm(words), formWords: wordsOf(formWords), country: settingsOf(readLeadsSettings).country, stripeKey }
  return { kind: 'page', title: words.heading, path: 'electric-order', props, paysBy: stripeKey === '' ? [] : ['STRIPE'] }
}

function contactForm(words: Texts<typeof electricOrderWords.words>): PublicForm {
  const field = (name: 'first_name' | 'last_name' | 'email' | 'phone', type: 'text' | 'email' | 'phone', autocomplete: string) => ({
    ...{ id: name, name, type, autocomplete, half: true as const },
    label: { ar: words[name] },
    rules: { required: true as const, max: 100 },
  })
  return {
    ...{ id: 0, name: words.heading, type: 'order', locale: 'ar', version: 1, settings: { submit_label: { ar: words.send } } },
    fields: [
      field('first_name', 'text', 'given-name'),
      field('last_name', 'text', 'family-name'),
      field('email', 'email', 'email'),
      field('phone', 'phone', 'tel'),
      { id: 'model', name: 'model', type: 'text', label: { ar: words.model }, rules: { required: true, max: 100 } },
    ],
  }
}
