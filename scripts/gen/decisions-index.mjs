import { readdirSync, readFileSync } from 'node:fs'
import { page, table } from './markdown.mjs'

const FOLDER = 'docs/decisions'
const FILE = /^(\d{4})-[a-z0-9-]+\.md$/

const intro = `What was decided, and why not the obvious. A decision **stands** until its own text says otherwise, by a paragraph such as
\`**Status.** Replaced by [0123](0123-title.md).\`; one that names later decisions is to be read with them.`

/** `docs/decisions/README.md`: every decision by its number, with its status. */
export function decisionsIndex() {
  const names = readdirSync(FOLDER)
    .filter((name) => FILE.test(name))
    .sort()
  const rows = names.map((name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8')
    const [, number] = FILE.exec(name)
    return [`[${number}](${name})`, /^# \d{4}\. (.+)/.exec(text)?.[1] ?? '', statusOf(text, number)]
  })
  return { [`${FOLDER}/README.md`]: page('Decisions', intro, table(['Number', 'Title', 'Status'], rows)) }
}

function statusOf(text, number) {
  const said = /^\*\*Status\.\*\* (.+)$/m.exec(text)?.[1]
  if (said) return said.replace(/\.$/, '')
  const later = [...new Set(text.match(/(?<=\[)\d{4}(?=\]\(\d{4}-)/g))].filter((other) => other > number).sort()
  return later.length > 0 ? `stands, with ${later.join(', ')}` : 'stands'
}
