import type { SettingTable } from '#fields/settings/settings.ts'

/** How keys of secrets end: API keys, and addresses of services that no part of the product defines. */
const SECRET_NAME = /(^|[._])(secret|password|token|private_key|api_key|api_url|base_url)$/

/** Whether a setting must never leave the server; keys that the product does not know count by their name. */
export function isSecretSetting(key: string, table: SettingTable): boolean {
  const definition = Object.hasOwn(table, key) ? table[key] : undefined
  return definition ? definition.isSecret === true : SECRET_NAME.test(key)
}
