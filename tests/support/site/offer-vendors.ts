import { TEST_TOKEN } from './site-process.ts'

const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
type Config = { id: number; version: string; key: string; config_type: string; content: { payment: object } }

/** Has the checkout of a site take payments by the first of these gateways, and offer the others after it. */
export async function offerVendors(url: string, [first, ...others]: readonly string[]): Promise<void> {
  const configAnswer = await fetch(`${url}/api/stock/company_configs?config_type=order_online_checkout_page`, { headers })
  const [config] = ((await configAnswer.json()) as { data: Config[] }).data
  if (!config) throw new Error('the demo has no checkout')
  const { id, version, key, config_type, content } = config
  const vendors = { vendor: { uuid: 'one', type: first }, ...(others.length > 0 ? { other_vendors: others.map((type) => ({ type })) } : {}) }
  const saved = await fetch(`${url}/api/stock/company_configs/${id}`, {
    ...{ method: 'PUT', headers: { ...headers, 'if-match': `"${version}"` } },
    body: JSON.stringify({ key, config_type, content: { ...content, payment: { ...content.payment, ...vendors } } }),
  })
  if (!saved.ok) throw new Error(await saved.text())
}
