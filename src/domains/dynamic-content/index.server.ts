export { findConditionChoices } from './find-condition-choices.server.ts'
export { type SettledConditions, settleConditions } from './settle-conditions.server.ts'
