import { code, page, table } from './markdown.mjs'

const intro = `Settings are content: they are stored in the database, written by \`POST /api/settings\`, and heard of by every process at once.
A key without a row has its default. A stored value that does not fit is logged and replaced. A **secret** never leaves the server.
A key that is not listed here may be stored too, and counts as a secret when its name ends like one.
Each domain, screen and widget defines its own in its \`settings.ts\`.`

/** `docs/settings.md`: every setting that the product reads, by the first part of its key. */
export async function settingsDocs() {
  const { settingGroups } = await import('../../src/site/registry/settings.gen.ts')
  const parts = settingGroups.flatMap(({ name: [group], table: definitions }) => {
    const rows = Object.entries(definitions).map(([key, definition]) => {
      const [name] = definition.name
      const [about = ''] = definition.about ?? []
      return [code(key), name, code(defaultOf(definition)) || 'empty', formatOf(definition), definition.isSecret ? `**Secret.** ${about}`.trim() : about]
    })
    return [`## ${group}`, table(['Key', 'Name', 'Default', 'Format', 'What it is for'], rows)]
  })
  return { 'docs/settings.md': page('Settings', intro, ...parts) }
}

function defaultOf({ default: value }) {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function formatOf({ format, schema, optionNames = {} }) {
  if (format !== 'select') return format
  return `select: ${schema.options.map((value) => `${value === '' ? 'empty' : code(value)} (${optionNames[value]?.[0] ?? value})`).join(', ')}`
}
