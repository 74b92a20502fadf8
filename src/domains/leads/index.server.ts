export { type LeadIntake, submitLead, type SubmissionOutcome } from './submission/submit-lead.server.ts'
