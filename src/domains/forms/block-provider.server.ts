import type { BlockProviders } from '#block-engine/block-needs.ts'
import type { Clocks, VisitRules } from '#domains/retailers/index.ts'
import type { ReadOwnedWords } from '#kernel/words/words.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { FormChoices, PublicForm } from './form.ts'
import { findPublicForm } from './storage/find-form.server.ts'
import { listChoices } from './storage/list-choices.server.ts'
import type { FormsSettings } from './settings.ts'
import { type FormTexts, formWords } from './words.ts'

/** The forms that visitors may fill in. */
export type FormsForBlocks = {
  /** A form as visitors see it; null when it is inactive or unknown. */
  find: (id: number) => Promise<PublicForm | null>
  /** The choices of its location and retailer fields. */
  choices: (form: Pick<PublicForm, 'fields'>) => Promise<FormChoices>
  /** The texts that all forms share. */
  words: FormTexts
  /** Where browsers find the forms service (C-205). */
  apiUrl: string
  /** Country of phone numbers without a code. */
  country: string
}

declare module '#block-engine/block-needs.ts' {
  interface BlockNeeds {
    forms: FormsForBlocks
  }
}

type ProvidedSettings = { forms: FormsSettings; leads: { country: string }; retailers: { visits: VisitRules } } & Clocks

export const blockProviders: BlockProviders<'forms', { ctx: Ctx; wordsOf: ReadOwnedWords; settings: ProvidedSettings }> = {
  forms: {
    changesWith: 'forms',
    provide: ({ ctx, wordsOf, settings }) => ({
      find: (id) => findPublicForm(ctx, id),
      choices: (form) => listChoices(ctx, form, { visits: settings.retailers.visits, clocks: settings }),
      words: wordsOf(formWords),
      apiUrl: settings.forms.apiUrl,
      country: settings.leads.country,
    }),
  },
}
