export { customerKinds, parseCustomerRef } from './customers/customer.ts'
export type { LeadExportFormat } from './exports/lead-export.ts'
export {
  type Lead,
  type LeadEvent,
  type LeadEventType,
  leadMoves,
  type LeadState,
  leadEventTypes,
  leadStates,
} from './lead.ts'
export type { LeadCounts } from './lead-counts.ts'
export type { ManyChanged } from './many-changed.ts'
export type { LeadOfPerson } from './lead-of-person.ts'
export {
  LONGEST_KEY,
  MOST_FILES,
  MOST_FILE_BYTES,
  MOST_SUBMISSION_BYTES,
  MOST_TEXT_BYTES,
  type SentFile,
} from './submission/submission.ts'
export { readLeadsSettings } from './settings.ts'
export { leadStateWords } from './lead-state-words.ts'
export { type AnswerChannel, type CallResult, callResults, LeadAnswer } from './answers/answer.ts'
export { AnswerTemplateDraft } from './answers/answer-template.ts'
export { type AnswerField, answerFields, fillAnswer, unknownFields } from './answers/fill-answer.ts'
export { LeadTaskDraft } from './tasks/lead-task.ts'
export { leadAnswerWords } from './words.ts'
