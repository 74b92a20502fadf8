import { existsSync } from 'node:fs'
import { z } from 'zod'
import { code, page, table } from './markdown.mjs'

const intro = `Every template of this build, as its \`block.ts\` defines it. \`GET /api/templates\` gives the same as JSON, and \`/ar/blocks\` shows each
with its examples. The Arabic of the words is what ships; staff may change it.`

/** `docs/blocks.md`: every block template with its fields, its groups and its words. */
export async function blockDocs() {
  const [{ catalogue }, { blockFolders }, { blockGroups }, { valueSchema }] = await Promise.all([
    import('../../src/blocks/catalogue.gen.ts'),
    import('../../src/blocks/folders.gen.ts'),
    import('../../src/block-engine/define-block.ts'),
    import('../../src/block-engine/stored/value-schema.ts'),
  ])
  const templates = [...catalogue.values()].sort(({ block: one }, { block: other }) => {
    const byGroup = blockGroups.indexOf(one.group) - blockGroups.indexOf(other.group)
    return byGroup || (other.list_priority ?? 0) - (one.list_priority ?? 0)
  })
  const index = templates.map(({ block }) => [`[${code(block.symbol)}](#${block.symbol})`, block.name[0], block.group, block.island])
  const sections = templates.flatMap((template) =>
    sectionOf(template, `src/blocks/${blockFolders[template.block.symbol]}`, (field) => limitOf(valueSchema(field))),
  )
  return { 'docs/blocks.md': page('Block templates', intro, table(['Symbol', 'Name', 'Group', 'Hydrates'], index), ...sections) }
}

function sectionOf({ block, examples }, folder, limit) {
  const {
    symbol,
    name: [name],
    group,
    description,
    fields,
    groups,
    words = {},
  } = block
  const facts = factsOf(block, examples, folder).map((fact) => `- ${fact}`)
  const texts = Object.entries(words).map(([key, [english, arabic]]) => [code(`${symbol}.${key}`), english, arabic])
  return [
    `## ${symbol}`,
    `**${name}** (${group}). ${description}`,
    facts.join('\n'),
    '### Fields',
    fieldTable(fields, limit),
    ...(groups ? [`### Group fields (${mostGroups(groups)})`, fieldTable(groups.fields, limit)] : []),
    ...(texts.length > 0 ? ['### Words', table(['Key', 'English', 'Arabic'], texts)] : []),
  ]
}

function factsOf({ version, island, hidden, anchor, owns }, examples, folder) {
  return [
    `Folder ${code(folder)}, version ${version}.`,
    island === 'never' ? 'Static: it never hydrates.' : `Island: it hydrates at ${code(island)}.`,
    existsSync(`${folder}/data.server.ts`) && 'The server loads data for it (`data.server.ts`).',
    owns && `It owns the blocks that follow it, as many as ${code(owns.countField)} of each of its groups says.`,
    anchor === false && 'It has no anchor.',
    hidden && 'The picker does not offer it; stored ones are still drawn.',
    `Examples: ${examples.map(({ name }) => name).join('، ')}.`,
  ].filter(Boolean)
}

function mostGroups({ max, shown }) {
  return [max === undefined ? 'no limit' : `at most ${max}`, shown !== undefined && `${shown} drawn`].filter(Boolean).join(', ')
}

function fieldTable(fields, limit) {
  const rows = fields.map((field) => {
    const accepts = [marksOf(field), optionsOf(field), levels[field.allows], limit(field)].filter(Boolean).join('; ')
    return [code(field.symbol), [field.label].flat()[0], typeOf(field), defaultOf(field), accepts]
  })
  return table(['Symbol', 'Label', 'Type', 'Default', 'Accepts'], rows)
}

function typeOf({ field_type, format }) {
  return format ? `${field_type} (${format})` : field_type
}

/** What a text of HTML may be made of. */
const levels = {
  sentences: 'paragraphs, bold, emphasis, small print, links',
  text: 'paragraphs, bold, emphasis, small print, links, lists',
  article: 'headings, paragraphs, bold, emphasis, small print, links, lists, quotations, tables',
}

function defaultOf({ default: value }) {
  if (value === undefined) return 'none'
  return value === '' ? 'empty' : code(typeof value === 'string' ? value : JSON.stringify(value))
}

function marksOf({ required, translatable }) {
  return [required && 'required', translatable && 'translatable'].filter(Boolean).join('; ')
}

function optionsOf({ field_type, options, sizes }) {
  if (field_type === 'Select') return options.map(({ value }) => code(value)).join(', ')
  return field_type === 'Image' ? sizes.map(({ width, height }) => `${width}×${height}`).join(', ') : ''
}

/** The limit that the schema of a field's value sets, in words. */
function limitOf(schema) {
  const described = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  const { type, maxLength, minimum, maximum, maxItems } = described.anyOf?.[0] ?? described
  if (type === 'string' && maxLength !== undefined) return `at most ${maxLength} characters`
  if (type === 'number') return `${minimum} to ${maximum}`
  return type === 'array' && maxItems !== undefined ? `at most ${maxItems}` : ''
}
