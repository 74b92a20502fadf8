import { expect, test } from 'vitest'
import { settingTable } from '#tests/support/records/setting-table.ts'
import { isSecretSetting } from './is-secret-setting.ts'

test('[A-287] secret settings are distinguished from public ones', () => {
  const secret = ['email_check.api_key', 'crm.client_secret', 'lead_api.base_url', 'email_check.api_url']
  expect(secret.filter((key) => !isSecretSetting(key, settingTable))).toEqual([])
  const open = ['performance.raygun_api_key', 'general.maps_key', 'mena.offers_api_url', 'currency_exchange.api_url', 'constructor']
  expect(open.filter((key) => isSecretSetting(key, settingTable))).toEqual([])
})
