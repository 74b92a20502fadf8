export { findCustomers } from './customers/find-customers.server.ts'
export { readCustomer } from './customers/read-customer.server.ts'
export {
  createLeadExport,
  findLeadExport,
  findUnwrittenExports,
  openLeadExport,
  removeOldExports,
} from './exports/lead-exports.server.ts'
export { failLeadExport, writeLeadExport } from './exports/write-export.server.ts'
export { findLeadFile } from './files/find-lead-file.server.ts'
export { removeGarbage } from './files/store-files.server.ts'
export { removeExpiredLeads } from './privacy/remove-expired-leads.server.ts'
export { listFailedIntegrations } from './records/failed-integrations.server.ts'
export { sampleLetters } from './submission/sample-letters.server.ts'
export { findBuyersLead } from './records/find-buyers-lead.server.ts'
export { countLeads } from './records/count-leads.server.ts'
export { changeLeads, deleteLeads } from './records/change-leads.server.ts'
export { countLeadsOfPeriod } from './records/count-leads-of-period.server.ts'
export { readLeadAttention } from './records/lead-attention.server.ts'
export { listLeadForms } from './records/lead-forms.server.ts'
export { listLeadOwners } from './records/lead-owners.server.ts'
export { mergeLeads, separateLead } from './records/merge-leads.server.ts'
export { openLead } from './records/open-lead.server.ts'
export { addNote, changeLead, deleteLead, releaseLead } from './records/change-lead.server.ts'
export { findFewLeads, findLead, leadOrders, leadSorts, listLeads, listLeadsOfForm } from './records/find-leads.server.ts'
export { fixLeadIntegrations, listLeadIntegrations } from './records/lead-integrations.server.ts'
export { admitSubmission, type LeadIntake, submitLead } from './submission/submit-lead.server.ts'
export { answerLead } from './answers/answer-lead.server.ts'
export { offerAnswers } from './answers/offer-answers.server.ts'
export {
  answerTemplateSorts,
  createAnswerTemplate,
  deleteAnswerTemplate,
  findAnswerTemplate,
  listAnswerTemplates,
  saveAnswerTemplate,
} from './answers/templates.server.ts'
export { listLeadsOfVehicle } from './records/leads-of-vehicle.server.ts'
export { readContactHistory } from './records/contact-history.server.ts'
export { remindOfTasks } from './tasks/remind-of-tasks.server.ts'
export { addLeadTask, endLeadTask, listDueTasks, listLeadTasks } from './tasks/lead-tasks.server.ts'
