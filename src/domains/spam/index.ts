export type { Judgement, Suspicion } from './judgement.ts'
export { prepareProof, type SpamProof, solveWork } from './prepare-proof.ts'
export { CAPTCHA_FIELD, HONEYPOT_FIELD, SOLUTION_FIELD } from './spam-fields.ts'
