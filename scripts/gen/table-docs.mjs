import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { page, table } from './markdown.mjs'

const TABLE = /\bpgTable\(\s*'(\w+)'/g
const intro = `Every table of the site, in the \`schema.server.ts\` of the folder that owns it; their columns and the reasons for them stand there. The schema \`pgboss\`
beside them belongs to the jobs.`

/** `docs/tables.md`: the tables of the database by the folders that own them. */
export function tableDocs() {
  const rows = globSync('src/**/*.server.ts')
    .sort()
    .flatMap((path) => {
      const names = [...readFileSync(path, 'utf8').matchAll(TABLE)].map(([, name]) => `\`${name}\``)
      return names.length > 0 ? [[`\`${dirname(path).replace('src/', '')}\``, names.join(', ')]] : []
    })
  return { 'docs/tables.md': page('Tables', intro, table(['Folder', 'Tables'], rows)) }
}
