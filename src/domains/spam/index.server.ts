export { createChallenge, readSolution } from './challenge.server.ts'
export { judgeSubmission, type SpamGuard } from './judge-submission.server.ts'
