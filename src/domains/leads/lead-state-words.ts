import type { WordPair } from '#kernel/words/words.ts'
import type { LeadState } from './lead.ts'

/** How far the work on a lead has come, for people. */
export const leadStateWords = {
  suspected: ['Suspected', 'مشتبه به'],
  new: ['New', 'جديد'],
  contacted: ['Contacted', 'تم التواصل'],
  won: ['Won', 'تمت الصفقة'],
  lost: ['Lost', 'لم تتم الصفقة'],
  rejected: ['Rejected', 'مرفوض'],
  test: ['Test', 'تجربة'],
} as const satisfies Record<LeadState, WordPair>
