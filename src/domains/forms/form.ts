import type { TextLevel } from '#fields/field-types.ts'
import type { Clocks, VisitRules } from '#domains/retailers/index.ts'

/** A text that editors write in both languages; where English is missing the Arabic one is shown. */
export type FormText = { ar: string; en?: string }

/** The kinds of fields (C-066; document 3 §5). `html` and `step` have no value: one is a text, the other begins a step. */
export const fieldKinds = [
  'text',
  'textarea',
  'email',
  'phone',
  'number',
  'date',
  'time_slot',
  'select',
  'radio',
  'checkbox',
  'consent',
  'file',
  'location',
  'retailer',
  'vehicle',
  'hidden',
  'html',
  'step',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** What the texts of HTML in a form may be made of: a field of its own, the sentence of a consent, and what is said after sending. */
export const formTextLevels = { html: 'article', consent: 'sentences', thanks: 'text' } as const satisfies Record<string, TextLevel>

export type FieldOption = { value: string; label: FormText }

/** The four registered rules (B-286, C-148), a pattern, and the kinds of files that a file field takes. */
export type FieldRules = {
  required?: true
  /** The minimum: of characters of a text, of the value of a number, of the chosen checkboxes. */
  min?: number
  /** The maximum: of characters of a text, of the value of a number, of the chosen checkboxes. */
  max?: number
  /** The maximum size of a file in kilobytes. */
  size?: number
  /** A regular expression for the whole value, and the error message for a value that does not match. */
  pattern?: { source: string; message?: FormText }
  /** File types by their ending without the dot: `pdf`, `jpg`. */
  accept?: readonly string[]
}

export const comparisons = ['filled', 'empty', 'equal', 'different', 'containing', 'at_least', 'at_most'] as const

/** One comparison of a condition. `field` is the id of an earlier field. */
export type ConditionTest = { field: string; is: (typeof comparisons)[number]; value?: string }
export type Condition = { match: 'all' | 'any'; tests: readonly ConditionTest[] }

export type FormField = {
  /** Never changed, since conditions and stored versions refer to it. Lower-case letters, digits and `_`. */
  id: string
  /** The key of the value among the attributes of a lead; unique within the form. */
  name: string
  type: FieldKind
  label: FormText
  placeholder?: FormText
  hint?: FormText
  options?: readonly FieldOption[]
  rules?: FieldRules
  default?: string
  /** Half of the width where the form has two columns; the whole otherwise. */
  half?: true
  /** The field, or the whole step, is shown only while this holds. */
  show_when?: Condition
  /** The field is required while this holds. */
  required_when?: Condition
  /** The text of an `html` field, and the sentence that a `consent` field asks agreement to: sanitised HTML. */
  html?: FormText
  /** Of a consent: raised by every change of its sentence. */
  consent_version?: number
  /** Verify the value: an e-mail address by the service, a phone number by a code that is sent to it. Without such a service nothing is verified. */
  verify?: true
  /** The `autocomplete` token of HTML. */
  autocomplete?: string
  /** A `time_slot` field offers the opening hours of the retailer chosen in the field with this id, on the day chosen in `date_field`. */
  retailer_field?: string
  date_field?: string
  /** A `retailer` field offers retailers of this class, such as `service` for a workshop; by default those that sell vehicles. */
  retailer_tag?: string
  /** Minutes between two time slots. */
  slot_minutes?: number
  /**
   * The days that a `date` field takes. Without it those on which somebody may come: not over, not too soon or too far ahead by the settings, and
   * open at the retailer of the form. `past` takes today and earlier days, `any` every day.
   */
  days?: 'past' | 'any'
}

export const formTypes = ['lead', 'order', 'inquiry', 'survey'] as const
export type FormType = (typeof formTypes)[number]

/** The message after submission (C-212). With `redirect_url` the browser goes there instead. */
export type ThankYou = { heading: FormText; text: FormText; redirect_url?: string }
/** A mail to the team. Placeholders `{name}` of subject and template are names of fields. */
export type Notification = { recipients: readonly string[]; subject: FormText; template: FormText }
/** A mail to the customer, to the address in the field named `email_field`. */
export type Confirmation = { enabled: boolean; email_field: string; subject: FormText; template: FormText }

export type FormSettings = {
  thank_you: ThankYou
  notifications: readonly Notification[]
  confirmations: Confirmation
  /** The text of the button that sends the form. */
  submit_label?: FormText
  /** Leads are erased after this number of days; without it they are kept. */
  retention_days?: number
  /** The target time of an answer, in minutes. */
  answer_minutes?: number
}

/** A receiver of leads, which are signed with the key of the settings. */
export type FormIntegration = { id: string; kind: 'webhook'; name: string; url: string; enabled: boolean }

/** All that editors write of a form. */
export type FormContent = {
  name: string
  type: FormType
  locale: 'ar' | 'en'
  active: boolean
  fields: readonly FormField[]
  settings: FormSettings
  integrations: readonly FormIntegration[]
}

/**
 * A planned publication: the draft as it was when it was planned, who planned it, and whether they may connect receivers; receivers stay as they are otherwise.
 * `error` says why it could not be published at its time, and is '' before.
 */
export type FormPlan = { content: FormContent; author: string; connects: boolean; error: string }

/** A planned publication as staff see it. */
export type PlannedForm = { run_at: string; author: string; error: string }

/** A form as editors draw it (C-065, C-066): what visitors get, and what has been saved but not published. */
export type Form = FormContent & {
  id: number
  /** Raised by each save that changes what visitors see; a lead keeps the number that it was sent with. */
  version: number
  /** Raised by each save, also of a draft: the version that `If-Match` names. */
  revision: number
  /** What editors saved and visitors do not get yet; null when there is nothing. */
  draft: FormContent | null
  /** When visitors get a draft, as it was when that was planned; null when nothing is planned. */
  planned: PlannedForm | null
  created_at: string
  updated_at: string
  /** The name of whoever saved last; '' where that was not kept. */
  updated_by: string
}

/** A deleted form that can still be restored, with who deleted it and when; `kept_until` is the moment from which it no longer can. */
export type BinnedForm = Form & { binned_at: string; binned_by: string; kept_until: string }

/** The public part of a form: without recipients, templates and receivers. */
export type PublicForm = Pick<Form, 'id' | 'name' | 'type' | 'locale' | 'version' | 'fields'> & {
  settings: Pick<FormSettings, 'submit_label'>
}

/** A version of a form as visitors saw it, with the message after submission; leads are displayed by it. */
export type FormVersion = Pick<Form, 'name' | 'type' | 'locale' | 'fields'> & { settings: Pick<FormSettings, 'submit_label' | 'thank_you'> }

/** Choices that are not written in the form but come from the site, by the kind of field. */
export type FormChoices = {
  locations: readonly { value: string; label: string }[]
  retailers: readonly RetailerOption[]
  /** How days and times are checked; absent where choices are only read. */
  visits?: VisitRules & Clocks
}

export type RetailerOption = {
  value: string
  label: string
  city: string
  /** Its services: `sales`, `service` … */
  tags: readonly string[]
  /** The coordinates in degrees; null when unknown. */
  place: { latitude: number; longitude: number } | null
  /** Only in forms that ask for a day or a time. */
  opening_hours: readonly { days: string; hours: string }[]
  /** ISO 3166 code of its country, whose clock and holidays it keeps; '' is the site's. */
  country: string
}

/** A visitor's values, by the names of fields: one text, or several for checkboxes. Files are passed separately, by the same names. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>

/** The data of a file for the checks: its name and size in bytes. */
export type GivenFile = { name: string; bytes: number }

/** Attributes of a lead as stored (C-228): of a file, the id under which staff find it. */
export type LeadAttributes = Readonly<Record<string, string | readonly string[]>>

/** A version in the history of a form. `author` is '' when a program published it. */
export type ListedFormVersion = { version: number; author: string; created_at: string }
