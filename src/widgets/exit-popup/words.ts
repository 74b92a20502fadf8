import { defineWords } from '#kernel/words/words.ts'

/** What is asked before a visitor leaves for another site. */
export const exitPopupWords = defineWords('exit_popup', {
  title: ['You are leaving this site', 'أنت على وشك مغادرة الموقع'],
  text: ['The link leads to a site that we do not run.', 'يقود هذا الرابط إلى موقع لا نديره.'],
  go: ['Go', 'متابعة'],
})
