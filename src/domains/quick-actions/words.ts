import { defineWords } from '#kernel/words/words.ts'

/** Texts of the floating button and the quick links. */
export const quickActionWords = defineWords('quick_actions', {
  button: ['Quick actions', 'الإجراءات السريعة'],
  links: ['Quick links', 'روابط سريعة'],
  next_steps: ['Next Steps', 'الخطوات التالية'],
})
