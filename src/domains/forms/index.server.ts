export { findServiceDefaults } from './service-settings/service-defaults.server.ts'
export {
  createLocation,
  deleteLocation,
  findActiveLocations,
  findLocationReceivers,
  listLocations,
  saveLocation,
} from './locations/locations.server.ts'
export { findFormsWithMedia, listFormImages } from './storage/find-forms-with-media.server.ts'
export { findBinnedFormsWithMedia, findFormOfLeads, listBinnedForms } from './bin/binned-forms.server.ts'
export { deleteForm, emptyBinOfForms, restoreForm } from './bin/delete-form.server.ts'
export { duplicateForm, exportForm, importForm } from './storage/copy-form.server.ts'
export {
  findForm,
  findFormOfHistory,
  findFormVersion,
  findPublicForm,
  findRetentions,
  asksForVerifiedPhone,
  findStoredForm,
  findStoredFormBeside,
  listFormNames,
  listFormHistory,
  listForms,
  listFormVersions,
} from './storage/find-form.server.ts'
export { phoneNumber, searchedNumber } from './phone-number.ts'
export { listChoices } from './storage/list-choices.server.ts'
export { listFormLinks } from './storage/list-form-links.server.ts'
export { jobOfPlan, PUBLISH_PLANNED_FORM } from './jobs.server.ts'
export { cancelFormPlan, planForm } from './storage/plan-form.server.ts'
export { createForm, discardFormDraft, publishFormDraft, saveForm, saveFormDraft } from './storage/save-form.server.ts'
export { seedForms } from './storage/seed-forms.server.ts'
export { announceOnForm, leaveForm } from './form-presence.server.ts'
export { listIntegrations, saveIntegrations } from './storage/form-integrations.server.ts'
export { findActiveSystem, listReceivers, verifyIntegrations } from './storage/verify-integrations.server.ts'
export {
  deleteServiceSetting,
  listServiceSettings,
  upsertServiceSetting,
} from './service-settings/service-settings.server.ts'
