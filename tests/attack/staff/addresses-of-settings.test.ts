import { expect, test } from 'vitest'
import { upsertSetting } from '#domains/content/index.server.ts'
import type { CompanyConfigDraft } from '#domains/stock/showroom/company-config.ts'
import { createCompanyConfig, deleteCompanyConfig, saveCompanyConfig } from '#domains/stock/showroom/save-company-config.server.ts'
import type { SettingDefinition } from '#fields/settings/setting.ts'
import { settingTable } from '#site/registry/setting-table.ts'
import { testServices } from '#tests/support/site/test-services.ts'

/** Addresses that the site only reads from, or that a visitor follows as any link: nothing of a visitor goes there with the request. */
const harmless = [
  'contact.address',
  'dynamic_content.mena_external_sl__config',
  'feeds.collections_url',
  'feeds.news_url',
  'feeds.races_url',
  'invoices.seller_address',
  'leads.per_minute_of_address',
  'mena.offers_api_url',
  'orders.most_held_by_address',
]
const isAddress = ([key, { default: usual }]: [string, SettingDefinition]) =>
  /url|endpoint|address|origin|webhook|host(?!ed)/.test(key) || (typeof usual === 'string' && /^(https?:|\/\w+_api)/.test(usual))
const addresses = Object.entries(settingTable).filter(isAddress)

test('every address of a setting is declared harmless or is for admins alone', () => {
  const guarded = addresses.filter(([, { isSecret, runsScripts, receivesData }]) => isSecret || runsScripts || receivesData).map(([key]) => key)
  const open = addresses.map(([key]) => key).filter((key) => !guarded.includes(key))
  expect(open.filter((key) => !harmless.includes(key))).toEqual([])
  expect(guarded).toEqual(expect.arrayContaining(['forms.api_url', 'order_online.endpoint_config', 'stock_locator.endpoint_trade_in']))
})

test('an editor redirects neither forms nor orders; an admin may', async () => {
  const services = await testServices({})
  const as = (role: 'editor' | 'admin') => ({ ...services.staffCtx, staff: { id: 'user:1', name: 'س', role } })
  for (const key of ['forms.api_url', 'order_online.endpoint_config', 'payments.before_a_hold_lapses']) {
    const value = key.startsWith('payments') ? 'capture' : 'https://elsewhere.test/x'
    expect(await upsertSetting(as('editor'), { key, value }, settingTable)).toEqual({ ok: false, code: 'forbidden' })
    expect(await upsertSetting(as('admin'), { key, value }, settingTable)).toMatchObject({ ok: true })
  }
})

test('an editor changes the look of a showroom’s configuration, never the accounts that its payments go to', async () => {
  const services = await testServices({})
  const as = (role: 'editor' | 'admin') => ({ ...services.staffCtx, staff: { id: 'user:1', name: 'س', role } })
  const draft = (content: object) => ({ key: 'own', config_type: 'order_online_checkout_page', content }) as CompanyConfigDraft
  const own = { payment: { vendor: { type: 'STRIPE', stripe_connected_accounts: [{ account: 'acct_own' }] } }, title: 'أ' }
  const theirs = { ...own, payment: { vendor: { type: 'STRIPE', stripe_connected_accounts: [{ account: 'acct_thief' }] } } }
  expect(await createCompanyConfig(as('editor'), draft(own))).toEqual({ ok: false, code: 'forbidden' })
  const createdConfig = await createCompanyConfig(as('admin'), draft(own))
  if (!createdConfig.ok) throw new Error(createdConfig.code)
  const { id, version } = createdConfig.value
  expect(await saveCompanyConfig(as('editor'), { id, version, draft: draft(theirs) })).toEqual({ ok: false, code: 'forbidden' })
  expect(await deleteCompanyConfig(as('editor'), id)).toEqual({ ok: false, code: 'forbidden' })
  expect(await saveCompanyConfig(as('editor'), { id, version, draft: draft({ ...own, title: 'ب' }) })).toMatchObject({ ok: true })
})
