export type { Judgement, Suspicion } from './judgement.ts'
export { solveChallenge } from './solve-challenge.ts'
export { CAPTCHA_FIELD, HONEYPOT_FIELD, SOLUTION_FIELD } from './spam-fields.ts'
