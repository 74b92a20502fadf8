import { code, page, table } from './markdown.mjs'

const intro = `The process reads these variables once, at its start. An empty text counts as absent. A value that cannot be used ends
the start with one sentence for each mistake. The definitions are in \`src/platform/env/variables.ts\`.`

/** `docs/env.md`: every environment variable with its default. */
export async function envDocs() {
  const { variables } = await import('../../src/platform/env/variables.ts')
  const rows = Object.entries(variables).map(([name, { about, schema, shown }]) => [code(name), code(shown ?? defaultOf(schema)) || 'none', about])
  return { 'docs/env.md': page('Environment variables', intro, table(['Variable', 'Default', 'What it is for'], rows)) }
}

function defaultOf(schema) {
  const { data } = schema.safeParse(undefined)
  return data === undefined ? '' : String(data)
}
