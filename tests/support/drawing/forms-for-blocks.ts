import type { BlockNeeds } from '#block-engine/block-needs.ts'
import { starterForms } from '#demo/content/forms/starter-forms.ts'
import { textsIn } from '#kernel/words/words.ts'
import { FormDraft, formWords, type PublicForm } from '#domains/forms/index.ts'

/** What blocks that need forms are given: the starter forms of the demo, one location and one retailer. */
export function formsForBlocks(changes: Partial<BlockNeeds['forms']> = {}): BlockNeeds['forms'] {
  return {
    find: async (id) => publicStarterForm(id),
    choices: async () => ({
      locations: [{ value: 'dubai', label: 'دبي' }],
      retailers: [
        {
          value: '1',
          label: 'معرض دبي',
          city: 'دبي',
          tags: ['sales', 'service'],
          place: null,
          opening_hours: [{ days: 'يوميًا', hours: '9:00 – 20:00' }],
          country: 'AE',
        },
      ],
    }),
    apiUrl: '/forms_api',
    country: 'AE',
    words: textsIn('ar', formWords.words),
    ...changes,
  }
}

function publicStarterForm(id: number): PublicForm | null {
  const seed = starterForms.find((form) => form.id === id)
  if (!seed) return null
  const { name, type, locale, fields, settings } = FormDraft.parse(seed)
  return { id, name, type, locale, version: 1, fields, settings: settings.submit_label ? { submit_label: settings.submit_label } : {} } as PublicForm
}
