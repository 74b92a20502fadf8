import type { z } from 'zod'
import type { Logger } from '#kernel/log.ts'
import type { WordPair } from '#kernel/words/words.ts'
import type { SettingPlace } from './setting-places.ts'
import { readValue, type SettingDefinition } from './setting.ts'

/** Setting definitions by storage key, such as `price.symbol` or `meta` (C-072). */
export type SettingTable = Readonly<Record<string, SettingDefinition>>

/** Related settings under one heading in the admin, and where what they change is seen. */
export type SettingGroup<Table extends SettingTable = SettingTable> = {
  readonly name: WordPair
  readonly seenAt: readonly SettingPlace[]
  readonly table: Table
}

/** Declares the settings of a domain, screen or widget in its `settings.ts`; the generated registry collects them. */
export function defineSettings<const Table extends SettingTable>(
  name: WordPair,
  seenAt: readonly [SettingPlace, ...SettingPlace[]],
  table: Table,
): SettingGroup<Table> {
  return { name, seenAt, table }
}

export type SettingValues<Table extends SettingTable> = { readonly [Key in keyof Table]: z.output<Table[Key]['schema']> }

/** Reads a group's effective values: stored ones, else the defaults. */
export type ReadSettings = <Table extends SettingTable>(group: SettingGroup<Table>) => SettingValues<Table>

/** Gives the settings of one part of the product, read by the function of its `settings.ts`. */
export type SettingsOf = <Read>(part: (read: ReadSettings) => Read) => Read

export type StoredSetting = { key: string; value: unknown }

/**
 * Reads stored settings over their defaults, key by key. An empty text counts as set; null and a missing row do not (C-073, C-074).
 * Each value is parsed when it is read; {@link readValue} handles invalid ones.
 */
export function settingReader(rows: readonly StoredSetting[], log: Logger): ReadSettings {
  const valuesByKey = new Map(rows.filter(({ value }) => value !== null && value !== undefined).map(({ key, value }) => [key, value]))
  return <Table extends SettingTable>({ table }: SettingGroup<Table>) => {
    const values = {}
    for (const [key, definition] of Object.entries(table)) {
      Object.defineProperty(values, key, { enumerable: true, get: () => readValue(key, definition, valuesByKey.get(key) ?? definition.default, log) })
    }
    return values as SettingValues<Table> // each key gives what its schema reads
  }
}

/** Memoises reads: each part's function runs once and gives the same object from then on. */
export function settingsOnce(read: ReadSettings): SettingsOf {
  const resultsByPart = new Map<unknown, unknown>()
  return <Read>(part: (read: ReadSettings) => Read) => {
    if (!resultsByPart.has(part)) resultsByPart.set(part, part(read))
    return resultsByPart.get(part) as Read // kept under the function that gave it
  }
}
