import { z } from 'zod'
import { may } from '#domains/accounts/index.ts'
import { isFilled } from '#kernel/json/json-values.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { type SettingPlace, settingPlaces } from '#fields/settings/setting-places.ts'
import type { SettingGroup, SettingTable } from '#fields/settings/settings.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { withoutAddressPasswords } from '#platform/http/address-password.ts'
import { isSecretSetting } from './is-secret-setting.ts'
import type { ListedSetting } from './listed-setting.ts'
import { listWrittenSettings, settingVersion, type WrittenSetting } from './store-settings.server.ts'

/** Every place whose address is known now; a site without cars has none of a car. */
export type PlaceAddresses = ReadonlyMap<SettingPlace, string>

/** Every setting that the product reads, group by group, then those that somebody stored under keys of their own. */
export async function listSettingDefinitions(
  ctx: Ctx,
  groups: readonly SettingGroup[],
  addresses: PlaceAddresses,
): Promise<Outcome<ListedSetting[], 'forbidden'>> {
  if (!may(ctx.staff, 'settings.write')) return refuse('forbidden')
  const rowsByKey = new Map((await listWrittenSettings(ctx.db)).map((row) => [row.key, row]))
  const own = groups.flatMap((group) => Object.keys(group.table).map((key) => listedSetting(key, rowsByKey.get(key), { group, addresses })))
  const ownKeys = new Set(own.map(({ key }) => key))
  const foreign = [...rowsByKey.keys()].filter((key) => !ownKeys.has(key)).map((key) => listedSetting(key, rowsByKey.get(key), { group: nobodys, addresses }))
  return done([...own, ...foreign])
}

const nobodys: SettingGroup = { name: ['Other', 'أخرى'], seenAt: [], table: {} satisfies SettingTable }

type SettingSource = { group: SettingGroup; addresses: PlaceAddresses }

function listedSetting(key: string, row: WrittenSetting | undefined, { group: { name, seenAt, table }, addresses }: SettingSource): ListedSetting {
  const definition = table[key]
  const isSecret = isSecretSetting(key, table)
  const options = definition?.schema instanceof z.ZodEnum ? { options: definition.schema.options.map(String), option_names: definition.optionNames ?? {} } : {}
  const [title, title_ar] = definition?.name ?? [key, key]
  const [description, description_ar] = definition?.about ?? ['', '']
  return {
    id: key,
    key,
    group: name[0],
    group_ar: name[1],
    title,
    title_ar,
    format: definition?.format ?? 'json',
    description,
    description_ar,
    seen_at: seenAt.flatMap((place) => {
      const [placeName, named_ar] = settingPlaces[place].name
      const href = addresses.get(place)
      return href === undefined ? [] : { name: placeName, name_ar: named_ar, href }
    }),
    default: isSecret ? null : (definition?.default ?? null),
    value: isSecret ? { is_set: isFilled(row?.value) } : (withoutAddressPasswords(row?.value) ?? null),
    is_secret: isSecret,
    runs_scripts: definition?.runsScripts === true,
    receives_data: definition?.receivesData === true,
    ...options,
    ...(definition?.allows && { allows: definition.allows }),
    json_schema: definition?.format === 'json' ? schemaOf(definition.schema) : null,
    filled: definition?.filled ?? null,
    setting_id: row?.id ?? null,
    version: settingVersion(key, row),
  }
}

const schemas = new WeakMap<z.ZodType, Record<string, unknown>>()

function schemaOf(schema: z.ZodType): Record<string, unknown> {
  const jsonSchema = schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>)
  schemas.set(schema, jsonSchema)
  return jsonSchema
}
