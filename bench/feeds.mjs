// A CSV feed of vehicles, as staff upload it.
import { TOKEN } from '../scripts/start-site.mjs'

const POLL_MS = 250
const PATIENCE_MS = 12 * 60_000
const auth = { authorization: `Bearer ${TOKEN}` }

const fields = [
  'external_id',
  'state',
  'nameplate_brand_name',
  'nameplate_name',
  'vin',
  'model_year',
  'mileage',
  'engine_type',
  'gross_price',
  'long_description',
  'photos',
]

export async function addFeed(url) {
  const rules = fields.map((field) => ({ field, from: field, separator: field === 'photos' ? '|' : '' }))
  const body = JSON.stringify({ key: `bench-${process.pid}`, name: 'bench', most_gone_percent: 100, rules })
  const response = await fetch(`${url}/api/feeds`, { method: 'POST', headers: { ...auth, 'content-type': 'application/json' }, body })
  if (!response.ok) throw new Error(`the feed was refused: ${await response.text()}`)
  return (await response.json()).data.id
}

export async function runFeed(url, feed, csv) {
  const form = new FormData()
  form.set('file', new File([csv], 'bench.csv'))
  const started = await fetch(`${url}/api/feeds/${feed}/runs`, { method: 'POST', headers: auth, body: form })
  if (!started.ok) throw new Error(`the run was refused: ${await started.text()}`)
  const { data } = await started.json()
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    await new Promise((resume) => setTimeout(resume, POLL_MS))
    const run = (await (await fetch(`${url}/api/feed_runs/${data.id}`, { headers: auth })).json()).data
    if (run.state === 'done') return run
    if (['failed', 'stopped', 'cancelled'].includes(run.state)) throw new Error(`the run ${run.state}: ${run.reason} ${run.reason_detail}`)
  }
  throw new Error(`the run took longer than ${PATIENCE_MS / 60_000} minutes`)
}

/** A file of vehicles; with a `change`, one in a hundred has another price. */
export function csvOf(count, change = '') {
  const lines = [fields.join(',')]
  const photos = Array.from({ length: 6 }, (_, index) => `https://pictures.example/{}/${index}.jpg`).join('|')
  for (let row = 0; row < count; row += 1) {
    const values = [
      `B-${row}`,
      row % 3 ? 'used' : 'new',
      'Land Rover',
      `Defender ${row % 40}`,
      `SALEA${String(row).padStart(12, '0')}`,
      2018 + (row % 9),
      row % 150_000,
    ]
    lines.push(
      [
        ...values,
        row % 2 ? 'petrol' : 'diesel',
        100_000 + row + (change !== '' && row % 100 === 0 ? 1 : 0),
        '"سيارة بحالة ممتازة، صيانة لدى الوكيل"',
        photos.replaceAll('{}', String(row)),
      ].join(','),
    )
  }
  return lines.join('\n')
}
