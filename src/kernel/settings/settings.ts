import type { z } from 'zod'
import type { Logger } from '../log.ts'
import type { WordPair } from '../words/words.ts'
import { readValue, type SettingDefinition } from './setting.ts'

/** Settings by the key that they are stored under, such as `price.symbol` or `meta` (C-072). */
export type SettingTable = Readonly<Record<string, SettingDefinition>>

/** Settings that belong together, with the heading that staff find them under. */
export type SettingGroup<Table extends SettingTable = SettingTable> = { readonly name: WordPair; readonly table: Table }

/** Settings of a domain, a screen or a widget, in its `settings.ts`; the generated registry collects them. */
export function defineSettings<const Table extends SettingTable>(name: WordPair, table: Table): SettingGroup<Table> {
  return { name, table }
}

export type SettingValues<Table extends SettingTable> = { readonly [Key in keyof Table]: z.output<Table[Key]['schema']> }

/** Gives the values that hold: what is stored, else the default. */
export type ReadSettings = <Table extends SettingTable>(group: SettingGroup<Table>) => SettingValues<Table>

/** What a part reads of the settings, by the function of its `settings.ts`. */
export type SettingsOf = <Read>(part: (read: ReadSettings) => Read) => Read

export type StoredSetting = { key: string; value: unknown }

/**
 * Reads settings over their defaults, by whole key: an empty text is set, null and a deleted row are not (C-073, C-074). Each value is read when
 * it is asked for; see {@link readValue} for those that do not fit.
 */
export function settingReader(rows: readonly StoredSetting[], log: Logger): ReadSettings {
  const stored = new Map(rows.filter(({ value }) => value !== null && value !== undefined).map(({ key, value }) => [key, value]))
  return <Table extends SettingTable>({ table }: SettingGroup<Table>) => {
    const values = {}
    for (const [key, definition] of Object.entries(table)) {
      Object.defineProperty(values, key, { enumerable: true, get: () => readValue(key, definition, stored.get(key) ?? definition.default, log) })
    }
    return values as SettingValues<Table> // each key gives what its schema reads
  }
}

/** Lets parts read their settings once: the same function gets the same answer. */
export function settingsOnce(read: ReadSettings): SettingsOf {
  const known = new Map<unknown, unknown>()
  return <Read>(part: (read: ReadSettings) => Read) => {
    if (!known.has(part)) known.set(part, part(read))
    return known.get(part) as Read // kept under the function that gave it
  }
}
