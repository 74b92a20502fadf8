export { createChallenge, readSolution } from './challenge.server.ts'
export { judgeSubmission, type SpamGuard, spendSolution } from './judge-submission.server.ts'
