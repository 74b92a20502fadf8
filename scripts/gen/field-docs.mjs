import { code, page, table } from './markdown.mjs'

const intro = `What a vehicle and the configuration of online orders are made of, as their definitions say
(\`src/domains/stock/vehicles/fields/vehicle-fields.ts\`, \`src/domains/orders/journey/journey-config.ts\`). Validation, forms of staff, the API
and the mapping of feeds come from the same lines. A part of an object, of a row or of a pair stands below its field, after a full stop.`

const readers = { cards: 'everybody, in lists too', visitors: 'everybody, on the page of the car', staff: 'staff' }
const feeds = { needed: 'needed', never: 'never' }

/** `docs/fields.md`: every field of a vehicle and of the configuration of online orders. */
export async function fieldDocs() {
  const [{ vehicleFieldEntries, vehicleSections }, { journeyFields }] = await Promise.all([
    import('../../src/domains/stock/vehicles/fields/vehicle-fields.ts'),
    import('../../src/domains/orders/journey/journey-config.ts'),
  ])
  const vehicles = vehicleSections.flatMap((section) => {
    const rows = vehicleFieldEntries.flatMap(([symbol, field]) =>
      field.section === section
        ? rowsOf({ ...field, symbol }).map((row, at) => [...row, ...(at === 0 ? [readers[field.shownTo], feeds[field.feed] ?? ''] : ['', ''])])
        : [],
    )
    return [`### ${section}`, table([...head, 'Read by', 'Feed'], rows)]
  })
  const journeys = Object.entries(journeyFields).flatMap(([type, fields]) => [
    `### ${type}`,
    table(
      head,
      fields.flatMap((field) => rowsOf(field)),
    ),
  ])
  return { 'docs/fields.md': page('Fields', intro, '## Vehicles', ...vehicles, '## Configuration of online orders', ...journeys) }
}

const head = ['Symbol', 'English', 'Arabic', 'Type', 'Default', 'Accepts']

function rowsOf(field, above = '') {
  const symbol = `${above}${field.symbol}`
  const [english, arabic] = field.label
  const own = [code(symbol), english, arabic, field.field_type, defaultOf(field), acceptedBy(field)]
  const parts = field.field_type === 'Pairs' ? [field.name, field.value] : (field.fields ?? []).filter((part) => part.symbol !== '')
  return [own, ...parts.flatMap((part) => rowsOf(part, `${symbol}.`))]
}

function defaultOf({ default: value }) {
  if (value === undefined) return ''
  return code(String(value))
}

const contents = { address: 'a web address or a path of the site', currency: 'three capital letters of ISO 4217' }

function acceptedBy(field) {
  const { field_type, required, options, min, max, isWhole, isMoney, holds } = field
  const isText = field_type === 'String' || field_type === 'Text'
  const ends = [min !== undefined && `from ${min}`, max !== undefined && `to ${max}`].filter(Boolean).join(' ')
  return [
    required && 'required',
    isMoney && 'money',
    isWhole && 'whole',
    contents[holds],
    options?.map(({ value }) => code(value)).join(', '),
    field_type === 'Number' ? ends : max !== undefined && `at most ${max}${isText ? ' characters' : ''}`,
  ]
    .filter(Boolean)
    .join('; ')
}
