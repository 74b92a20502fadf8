export { asksForValue, checkValues, countriesOfNumbers, type ValueFlaw } from './check-values.ts'
export { ANOTHER_CODE, type CodeNotice, codeName, proofName } from './code-fields.ts'
export { shownFields } from './conditions.ts'
export { type FieldsFlaw, flawsOfUnfinished } from './fields-flaws.ts'
export {
  type BinnedForm,
  type FieldKind,
  formTypes,
  type Form,
  type FormChoices,
  type FormContent,
  type FormField,
  type FormSettings,
  type FormText,
  type FormVersion,
  type FormValues,
  type LeadAttributes,
  type PlannedForm,
  type PublicForm,
} from './form.ts'
export { isRedirect } from './form-limits.ts'
export { FormDraft, FormIntegrationDrafts, UnfinishedForm } from './form-schema.ts'
export { customerMail, formHead, formSettings, receivers, teamMails } from './definitions/form-settings.ts'
export { kindsOfFields, sampleOptions } from './definitions/field-kinds.ts'
export { settingsOf, withSetting } from './definitions/field-settings.ts'
export { nameOfField } from './definitions/name-of-field.ts'
export { formHref, isFormHref, LAYOUT, VEHICLE } from './form-href.ts'
export { withTypedDays } from './typed-days.ts'
export { textIn } from './ui/texts.ts'
export { type FormTexts, formWords } from './words.ts'
export { sendUnsent, UNSENT_NOTICE, type UnsentNotice } from './sending/send-unsent.ts'
export { lastLead } from './sending/last-lead.ts'
export { type LeadToSend, sendLead } from './sending/send-lead.ts'
export { tryForm } from './sending/try-form.ts'
export { UNSENT_KEY } from './sending/unsent-leads.ts'
export { readFormsSettings } from './settings.ts'
export { type FormMappings, parseMapping } from './mappings.ts'
export { type FormVehicle, valuesAboutVehicle } from './values-about-vehicle.ts'
export { LocationDraft } from './locations/location.ts'
export { locationFields } from './locations/location-fields.ts'
export { isServiceSettingKey, ServiceSettingDraft } from './service-settings/service-setting.ts'
export { serviceSettingFields } from './service-settings/service-setting-fields.ts'
