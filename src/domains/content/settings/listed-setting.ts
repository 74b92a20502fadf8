import type { FillForm, TextLevel } from '#fields/field-types.ts'
import type { WordPair } from '#kernel/words/words.ts'
import type { SettingFormat } from '#fields/settings/setting.ts'

/** A setting as the admin's form shows it: its format, its default and its stored value. */
export type ListedSetting = {
  id: string
  key: string
  format: SettingFormat
  /** What it is called; a setting that the product does not read is called by its key. */
  title: string
  title_ar: string
  /** The heading that it stands under, and what it does where the name does not say it. */
  group: string
  group_ar: string
  description: string
  description_ar: string
  /** Where visitors or staff see what it changes; without the places that this site has not. */
  seen_at: { name: string; name_ar: string; href: string }[]
  default: unknown
  /** The stored value, or null. For a secret only `{ is_set }`. */
  value: unknown
  is_secret: boolean
  /** For those alone who may write metaheads. */
  runs_scripts: boolean
  /** For those alone who may choose where data go. */
  receives_data: boolean
  /** The values of a select. */
  options?: string[]
  /** What each value of a select is called. */
  option_names?: Readonly<Record<string, WordPair>>
  /** What HTML may be made of. */
  allows?: TextLevel
  /** The shape of JSON, as JSON Schema; null where any JSON may stand. */
  json_schema: Record<string, unknown> | null
  /** How staff fill JSON; null for keys that the product does not declare. */
  filled: FillForm | null
  setting_id: number | null
  version: string
}
