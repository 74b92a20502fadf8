import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { asStaff, type Soak } from './actors.ts'
import { ask } from './site-client.ts'

/** States of an order whose money is promised or taken. */
const soldStates = ['authorized', 'paid', 'confirmed']

/** Asks the embedded database of a site past the site. */
export async function onEmbedded<T>(folder: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const [, , , port] = (await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8')).split('\n')
  const password = (await readFile(join(folder, 'pg', 'maarad-password'), 'utf8')).trim()
  const client = new pg.Client(`postgresql://postgres:${password}@127.0.0.1:${port}/postgres`)
  await client.connect()
  return run(client).finally(() => client.end())
}

/** Copies of one car of the demo that can be ordered, and the company that sells them. */
export async function addCars(site: string, client: pg.Client, count: number): Promise<{ cars: number[]; company: string }> {
  const { rows: models } = await client.query<{ id: number; retailer_id: number }>(
    `select id, retailer_id from vehicle where status = 'stock' and details ->> 'buttons' like '%button_set%' order by id limit 1`,
  )
  // All columns but those that the database fills in itself.
  const { rows: columns } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns where table_name = 'vehicle' and is_generated = 'NEVER'`,
  )
  const names = columns[0]?.names
  const { rows } = await client.query<{ id: number }>(
    `insert into vehicle (${names}) select ${names} from (select (jsonb_populate_record(v, jsonb_build_object('id', nextval('vehicle_id_seq'), 'external_id', 'soak-' || n))).*
     from vehicle v, generate_series(1, $2::int) n where v.id = $1) as copies returning id`,
    [models[0]?.id, count],
  )
  // Written past the site, so nobody has told it.
  await client.query(`insert into content_change (scope) values ('stock') on conflict do nothing`)
  await client.query(`select pg_notify('maarad_bus', '{}')`)
  const { json } = await ask(site, { path: `/api/dealers/${models[0]?.retailer_id}`, headers: asStaff })
  return { cars: rows.map(({ id }) => id), company: json.data.ci_code }
}

/** Forms whose limits no actor reaches; `receiver` is told of their leads, under the key `lead:‹id›:webhook:crm`. */
export async function makeForms(site: string, receiver?: string): Promise<{ plain: number; withFile: number }> {
  for (const key of ['leads.per_minute_of_address', 'leads.per_minute_of_form'])
    await ask(site, { method: 'POST', path: '/api/settings', body: { key, value: 1_000_000 }, headers: asStaff })
  const name = { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }
  const file = { id: 'file', name: 'file', type: 'file', label: { ar: 'الملف' } }
  if (receiver)
    await ask(site, { method: 'POST', path: '/api/settings', body: { key: 'webhooks.signing_key', value: 'a-key-for-tests-only' }, headers: asStaff })
  const integrations = receiver ? [{ id: 'crm', kind: 'webhook', name: 'CRM', url: receiver, enabled: true }] : []
  const makeForm = async (fields: object[]) =>
    Number((await ask(site, { method: 'POST', path: '/forms_api/forms', body: { name: 'soak', fields, integrations }, headers: asStaff })).json.data.id)
  return { plain: await makeForm([name]), withFile: await makeForm([name, file]) }
}

/** The pages of the sitemaps, as paths. */
export async function pagesOfSite(site: string): Promise<string[]> {
  const { text } = await ask(site, { path: '/sitemap/pages.xml' })
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname)
}

/** Promised writes that are not in the database as they were promised: each once, each car to one buyer, each order paid once. */
export async function listLost(client: pg.Client, promised: Soak['promised']): Promise<string[]> {
  const lost: string[] = []
  const leads = await client.query<{ id: string; name: string }>(`select id::text, attributes ->> 'name' as name from lead where attributes ? 'name'`)
  const leadsByName = Map.groupBy(leads.rows, ({ name }) => name)
  for (const [name, id] of [...promised.lead, ...promised.upload])
    if (leadsByName.get(name)?.length !== 1 || leadsByName.get(name)?.[0]?.id !== id) lost.push(`lead ${name}`)
  const pages = new Set((await client.query<{ path: string }>(`select path from page where path like 'soak/%'`)).rows.map(({ path }) => path))
  for (const path of promised.page.keys()) if (!pages.has(path)) lost.push(`page ${path}`)
  const orders = await client.query<{ number: string; vehicle: string; state: string }>('select number, vehicle_id::text as vehicle, state from customer_order')
  const ordersByNumber = new Map(orders.rows.map((order) => [order.number, order]))
  for (const [number, car] of promised.order) {
    const order = ordersByNumber.get(number)
    if (order?.vehicle !== car || !soldStates.includes(order.state)) lost.push(`order ${number}: ${JSON.stringify(order)}`)
  }
  const payments = await client.query<{ number: string; orders: number; charges: number }>(
    `select o.number, (select count(*) from customer_order other where other.payment_id = o.payment_id)::int as orders,
       (select count(*) from payment p join test_charge c on c.provider_id = p.provider_id
        where p.reference = own.reference and c.state in ('approved', 'authorized', 'captured'))::int as charges
     from customer_order o join payment own on own.id = o.payment_id where o.number = any($1)`,
    [[...promised.order.keys()]],
  )
  if (payments.rows.length !== promised.order.size) lost.push(`${promised.order.size} orders have ${payments.rows.length} payments`)
  for (const paid of payments.rows) if (paid.orders !== 1 || paid.charges !== 1) lost.push(`paid otherwise than once: ${JSON.stringify(paid)}`)
  const living = orders.rows.filter(({ state }) => soldStates.includes(state))
  for (const [car, all] of Map.groupBy(living, ({ vehicle }) => vehicle)) if (all.length > 1) lost.push(`car ${car} has ${all.length} buyers`)
  return lost
}
