export { asksForValue, type CheckFacts, checkValues, rules, slotsOf, type ValueFlaw } from './check-values.ts'
export { isRequired, shownFields } from './conditions.ts'
export {
  type Confirmation,
  type FieldKind,
  type FieldRules,
  fieldKinds,
  formTypes,
  type Form,
  type FormChoices,
  type FormField,
  type FormIntegration,
  type FormSettings,
  type FormText,
  type FormType,
  type FormVersion,
  type FormValues,
  type GivenFile,
  type LeadAttributes,
  type Notification,
  type PublicForm,
  type ThankYou,
} from './form.ts'
export { FormDraft, FormIntegrationDrafts } from './form-schema.ts'
export { formHref, type FormLinkTarget, LAYOUT, VEHICLE } from './form-href.ts'
export { textIn } from './ui/texts.ts'
export { type FormTexts, formWords } from './words.ts'
export { sendUnsent, UNSENT_ANSWERED, type UnsentAnswer } from './sending/send-unsent.ts'
export { UNSENT_KEY } from './sending/unsent-leads.ts'
export { readFormsSettings } from './settings.ts'
export { type FormMappings, parseMapping, prefilledValues } from './mappings.ts'
export { type Location, LocationDraft, type PublicLocation } from './locations/location.ts'
export { createFormsClient, type FormsRequest, type LeadListQuery, type LeadSubmission } from './forms-client.ts'
