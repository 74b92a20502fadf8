import type { SettingTable } from '#fields/settings/settings.ts'
import { settingGroups } from './settings.gen.ts'

/** Every setting that the product reads, by key. The database may hold other keys too. */
export const settingTable: SettingTable = Object.assign({}, ...settingGroups.map(({ table }) => table))
