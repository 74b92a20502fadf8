// Writes every generated file, or with --check says which of them is stale and fails.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { blockDocs } from './gen/block-docs.mjs'
import { decisionsIndex } from './gen/decisions-index.mjs'
import { domainsInArchitecture } from './gen/domains-in-architecture.mjs'
import { envDocs } from './gen/env-docs.mjs'
import { fieldDocs } from './gen/field-docs.mjs'
import { registryFiles } from './gen/registry.mjs'
import { settingsDocs } from './gen/settings-docs.mjs'
import { staffLook } from './gen/staff-look.mjs'
import { tableDocs } from './gen/table-docs.mjs'
import { vehicleLabels } from './gen/vehicle-labels.mjs'

const isCheck = process.argv.includes('--check')

update(registryFiles())
// The reference pages are computed from the registries, so these have to be on disk first.
update({
  ...domainsInArchitecture(),
  ...decisionsIndex(),
  ...tableDocs(),
  ...(await envDocs()),
  ...(await settingsDocs()),
  ...(await blockDocs()),
  ...(await fieldDocs()),
  ...(await vehicleLabels()),
  ...(await staffLook()),
})

function update(files) {
  const stale = Object.entries(files).filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
  for (const [path, text] of stale) {
    if (isCheck) console.error(`${path} is stale: run npm run gen`)
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      console.log(`wrote ${path}`)
    }
  }
  if (isCheck && stale.length > 0) process.exit(1)
}
