export { createChallenge } from './challenge.server.ts'
export { judgeSubmission, removeSpentChallenges, type SpamGuard } from './judge-submission.server.ts'
