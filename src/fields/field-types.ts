import type { ZodType } from 'zod'
import type { WordPair } from '#kernel/words/words.ts'

/** The field types an editor can meet (B-124, B-128). `Separator` draws a line in the panel and stores nothing. */
export const fieldTypes = [
  'String',
  'Text',
  'Number',
  'Bool',
  'Select',
  'Markdown',
  'Image',
  'Icon',
  'Link',
  'LinksCollection',
  'Json',
  'YouTube video',
  'Separator',
  'DateRange',
] as const

export type Size = { width: number; height: number }

/** What editors read, in their language; a text that is the same in both stands alone. */
export type Label = string | WordPair

type FieldBasis = {
  symbol: string
  label: Label
  required?: true
  translatable?: boolean
  hint?: Label
  /** In a form it stands in a line of its own, since its text or its name is long. */
  takesLine?: true
  /** Inside of a value of JSON: an empty text, or a switch that is off, is left out instead of stored. */
  leavesOutEmpty?: true
}
export type TextField = FieldBasis & {
  field_type: 'String' | 'Text' | 'Icon' | 'YouTube video'
  default?: string
  /** The default in Arabic: an Arabic page shows it while nobody has written another text. */
  arabic?: string
  /** Most characters accepted. */
  max?: number
  /** A placeholder that the block puts something else in, and that a text, unless it is empty, may therefore not lack (C-170). */
  mustContain?: string
  /**
   * Records of the site that editors choose from, instead of typing: the retailers by their code (B-008), the forms by their id (C-055), and of the form
   * that the block names its fields, its hidden fields, its location fields and the places that these offer (C-057 to C-059).
   */
  choices?: 'dealers' | 'forms' | FormPart
  /** Well-known values that are offered while another one may be typed, with what they are called where that differs. */
  suggestions?: readonly (string | { value: string; label: Label })[]
  /** What the text is, where it is neither words nor any code: it says what the text must look like, how it is typed and what is said of it. */
  holds?: TextContent
  /** Of an address in a form of the admin: the kinds of destinations that staff may choose instead of typing it. */
  leadsTo?: readonly LinkedKind[]
  /** With `leadsTo`: browsers go to the address as it is stored, so that a path has its language. */
  isHref?: true
  /** Small letters count as capitals. */
  isCapitals?: true
  /** Space around a text of several lines belongs to it. */
  keepsSpace?: true
}
/** `address` is one of the web or a path of the site, `foreign_address` one that nobody checks. */
export type TextContent = 'address' | 'foreign_address' | 'email' | 'phone' | 'currency' | 'payment_gateway'
/** What an address can stand for where nothing else of a link is stored. */
export type LinkedKind = 'page' | 'form' | 'file' | 'alias' | 'phone' | 'email'
/** What a block's form has that mappings speak of. */
export const formParts = ['form_fields', 'hidden_fields', 'location_fields', 'locations'] as const
export type FormPart = (typeof formParts)[number]
export type NumberField = FieldBasis & {
  field_type: 'Number'
  default?: number
  min?: number
  max?: number
  isWhole?: true
  /** An amount in units of the currency that stands beside it. */
  isMoney?: true
  /** The id of a record that is chosen, instead of typed. */
  choices?: 'forms' | 'sections'
}
export type BoolField = FieldBasis & { field_type: 'Bool'; default?: boolean }
export type SelectField = FieldBasis & {
  field_type: 'Select'
  /** Built-in ones, where `choices` names what the site offers instead. */
  options: readonly { label: Label; value: string }[]
  default?: string
  /** Choices that staff keep as a setting: families of vehicles, or these with a model year each (B-160 to B-163). */
  choices?: 'families' | 'model_years'
}
/**
 * What a text of HTML may be made of. All have paragraphs, bold, emphasis, small print, links and lines of the other direction; `text` has lists as well,
 * `letter` headings, and `article` quotations and tables.
 */
export const textLevels = ['sentences', 'text', 'letter', 'article'] as const
export type TextLevel = (typeof textLevels)[number]
export type HtmlField = FieldBasis & { field_type: 'Markdown'; format: 'html'; allows: TextLevel; default?: string; arabic?: string }
export type JsonField = FieldBasis & {
  field_type: 'Json' | 'Markdown'
  format: 'json'
  /** What the value must look like; a stored value that does not fit is logged and the default used (B-289). */
  schema: ZodType
  default: unknown
  /** The value is a list of ids of pictures: the view receives them in these sizes, one after the other (B-077). */
  pictures?: readonly Size[]
  /** With `pictures`: the entries of the list are objects, and each names its picture under this key, by its id or as `{ id, alt }`. */
  picturesIn?: string
  /** How editors fill the value; its source stands behind a switch. */
  filled: FillForm | typeof FILLED_ELSEWHERE
}

/** A value of JSON that another part of the editor fills, such as the panel of conditions. */
export const FILLED_ELSEWHERE = 'elsewhere'

/** A part of a row. Its symbol is a path below the row: `price.daily`; '' is the row itself. */
export type RowField = FieldDef | ValueField
/** A part that is a value of JSON itself. */
export type ValueField = ChoicesField | LinesField | TextsField | KindField | PairsField | PicturesField | GroupField | ListField | DayField | AnyField

/** How staff fill a value of JSON: as rows, or as one part. */
export type FillForm = Rows | Unnamed<ValueField>
type Unnamed<Field> = Field extends ValueField ? Omit<Field, 'symbol' | 'label' | 'hint' | 'required' | 'translatable'> : never

/** Several of some values, stored as their list. None of them leaves the value out, unless `keepsNone` stores an empty list. */
export type ChoicesField = FieldBasis & {
  field_type: 'Choices'
  options: readonly { label: Label; value: string | number }[]
  keepsNone?: true
  default?: undefined
}
/** Short texts, stored as their list and typed one a line. Without any the value is left out, unless `keepsNone` stores an empty list. */
export type LinesField = FieldBasis & {
  field_type: 'Lines'
  keepsNone?: true
  /** Words without spaces, such as addresses: a space or a comma is the end of one as well, and none comes twice. */
  areWords?: true
  /** Further ones are not taken. */
  max?: number
  /** Most characters of one. */
  longest?: number
  default?: undefined
}

/** A day, stored as `2026-05-31`; '' is none. */
export type DayField = FieldBasis & { field_type: 'Day'; default?: undefined }

/**
 * One text for each language of the site, stored as `{ ar, en }`; where English is empty it is left out, and readers get the Arabic one. Two empty texts leave
 * the value out, unless `keepsNone` stores an empty Arabic one.
 */
export type TextsField = FieldBasis & {
  field_type: 'Texts'
  /** Each of the texts. */
  text: Pick<TextField, 'field_type' | 'max'> | Pick<HtmlField, 'field_type' | 'format' | 'allows'>
  keepsNone?: true
  default?: undefined
}

/**
 * An object with the fields of its kind. Its kind stands under `by`; without `by`, the value of a kind is the name of the key that only it has. Another
 * kind begins with what is `fresh` to it, and with the fields under `keeps` that it has as well.
 */
export type KindField = FieldBasis & {
  field_type: 'Kind'
  by?: string
  kinds: readonly FieldsOfKind[]
  keeps?: readonly string[]
  /** What is chosen to leave the value out, where it may be. */
  none?: Label
  /** The kind of a value that none of the kinds names, which has a field for it. */
  other?: Omit<FieldsOfKind, 'value'>
  default?: undefined
}
export type FieldsOfKind = { value: string; label: Label; fields: readonly RowField[]; fresh: Readonly<Record<string, unknown>> }

/**
 * Names with a value each, stored as an object; a stored list of `{ name, value }` stays one.
 * With `orText` the value may be a text as well.
 */
export type PairsField = FieldBasis & {
  field_type: 'Pairs'
  name: TextField | SelectField
  value: TextField | NumberField | SelectField | AnyField
  orText?: true
  max?: number
  default?: undefined
}

/** Pictures in an order, stored as the list of their ids. */
export type PicturesField = FieldBasis & { field_type: 'Pictures'; max: number; default?: undefined }

/** An object with fields of its own. One with `none` can be switched off, and is then stored as null or left out. */
export type GroupField = FieldBasis & {
  field_type: 'Group'
  fields: readonly RowField[]
  none?: 'null' | 'absent'
  /** A stored list is the short form of an object with that list under this name. */
  listAs?: string
  /** What it begins with when it is switched on. */
  fresh?: Readonly<Record<string, unknown>>
  default?: undefined
}

/** A list inside of another value. */
export type ListField = FieldBasis & RowList & { field_type: 'List'; default?: undefined }

/** A value whose shape another system alone knows: staff say of each part whether it is a text, a number, yes or no, a list or values with names. */
export type AnyField = FieldBasis & { field_type: 'Any'; default?: undefined }

/** A value of JSON whose shape another system alone knows. */
export const OF_ANY_SHAPE = { field_type: 'Any' } as const satisfies FillForm

/**
 * A list of rows, each an object with these fields, or a plain value where the symbol of its one field is ''. `fixed` rows are renamed and ordered, never
 * added or removed. With `places` the value is no list but an object, in which each place is a row of its own; the path '' is the object itself.
 */
export type Rows = RowList & { field_type?: undefined }

/** What a list of rows is, by itself or inside of another value. */
export type RowList = {
  fields: readonly RowField[]
  /** What an added row begins with. */
  fresh?: unknown
  /** What is said on the button that adds one, where it is more than an entry. */
  add?: Label
  max?: number
  fixed?: true
  /** Short rows that are compared with each other: one line each, below the names of the fields. */
  isTable?: true
  /** Rows of one text, which are typed one a line. */
  asLines?: true
  /** Each row is a picture: its addresses, or its id in the library. */
  arePictures?: true
  /** `under` is the heading of the rows that follow. */
  places?: readonly { path: string; name: Label; under?: Label }[]
}
export type ImageField = FieldBasis & {
  field_type: 'Image'
  sizes: readonly Size[]
  withAlt: boolean
  /** Other sizes while a field of the block has one of these values (B-145). */
  sizesBy?: { symbol: string; sizes: Readonly<Record<string, readonly Size[]>> }
  default?: { id: number; alt?: string }
  /** The focal point decides where the words of the block stand (`ui/text/place-of-words.ts`), unless the named switch of the block is on. */
  placesWords?: { unlessOn?: string }
  /** Inside of a value of JSON: stored as the id alone. */
  asId?: true
}
export type LinkField = FieldBasis & { field_type: 'Link'; default?: Link }
export type LinksField = FieldBasis & { field_type: 'LinksCollection'; default?: readonly Button[] }
export type DateRangeField = FieldBasis & { field_type: 'DateRange'; default?: { from: string; to: string } }
export type SeparatorField = FieldBasis & { field_type: 'Separator'; default?: undefined }

export type FieldDef =
  | TextField
  | NumberField
  | BoolField
  | SelectField
  | HtmlField
  | JsonField
  | ImageField
  | LinkField
  | LinksField
  | DateRangeField
  | SeparatorField

export const linkTypes = ['internal', 'external', 'file', 'page', 'form'] as const
export const targetTypes = ['url', 'embed', 'phone', 'email'] as const
export const targetActions = ['modal', 'new_tab'] as const

/** A stored link (B-129). `url` is a path without the language prefix, an absolute address, or the id of a page, a file or a form. */
export type Link = {
  label?: string
  url: string
  link_type?: (typeof linkTypes)[number]
  target_type?: (typeof targetTypes)[number]
  target_action?: (typeof targetActions)[number]
}

/** A stored button record (B-258, A-144). `target` is what `url` is to a link. */
export type Button = {
  id: string
  label: string
  button_type?: string
  target: string
  link_type?: (typeof linkTypes)[number]
  target_type?: (typeof targetTypes)[number]
  target_action?: (typeof targetActions)[number]
}
