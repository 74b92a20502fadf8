export { type Evidence, type Judgement, type Suspicion, suspicions } from './judgement.ts'
export { solveChallenge } from './solve-challenge.ts'
export { CAPTCHA_FIELD, HONEYPOT_FIELD, SOLUTION_FIELD } from './spam-fields.ts'
