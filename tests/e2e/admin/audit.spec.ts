import { comesToRest } from '../site-under-test/admin-screens.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

/** What an entry concerns, by an action: a row that is made, or the first that the demo has. */
const records: readonly (readonly [action: string, screen: string, find: string])[] = [
  ['vehicle.status_changed', 'vehicles', 'select id from vehicle order by id limit 1'],
  ['user.changed', 'users', 'select id from staff_user order by id limit 1'],
  ['form.changed', 'forms', 'select id from form order by id limit 1'],
  ['lead.expired', 'forms', 'select id from form order by id desc limit 1'],
  [
    'lead.changed',
    'leads',
    `insert into lead (form_id, form_version, key, state, attributes, locale)
       select id, 1, 'audit', 'new', '{"first_name":"سارة"}', 'ar' from form order by id limit 1 returning id`,
  ],
  ['answer_template.changed', 'answer_templates', `insert into answer_template (name) values ('شكر') returning id`],
  ['metahead.changed', 'metaheads', `insert into metahead (content, language) values ('<meta name="a" content="b">', 'html') returning id`],
  ['nav_entry.changed', 'nav_entries', 'select id from nav_entry order by id limit 1'],
  ['listed_vin.changed', 'listed_vins', `insert into listed_vin (list, vin) values ('recall', 'SALGA2BE1KA000001') returning id`],
  [
    'map_package.changed',
    'map_packages',
    `insert into map_package (vin, vehicle_name, map_region, map_version, size_gb, download_url)
       values ('SALGA2BE9', 'رينج روفر', 'الخليج', '2026', 4, 'https://maps.example/a') returning id`,
  ],
  ['token.created', 'api_tokens', `insert into api_token (name, digest, hint, scopes, created_by) values ('مخزن', 'x', 'x', '["*"]', '') returning id`],
  ['mail_words.changed', 'mails', `select 'task_reminder' as id`],
]

test('every kind of record that the audit log names is named and led to, and no name is asked for where there is none', async ({ page, site }) => {
  // Signing in is an entry too, so that it comes first.
  await signInTo(page, site.url, 'admin')
  for (const [action, , find] of records) {
    const [row] = await site.query(find)
    await site.query('insert into audit_entry (actor_id, actor_name, action, subject) values ($1, $2, $3, $4)', ['', '', action, String(row?.id)])
  }
  await page.goto(`${site.url}/ar/admin/audit_entries`)
  await comesToRest(page)
  // What the test's own preparation did was done by a program.
  const rows = page.getByRole('row').filter({ hasText: 'النظام' })
  for (const [index, [action, screen]] of records.toReversed().entries()) {
    const link = rows.nth(index).getByRole('link')
    await expect(link, action).toHaveAttribute('href', new RegExp(`/ar/admin/${screen}/`))
    await expect(link, action).not.toHaveText(/^\d*$/)
  }
})
