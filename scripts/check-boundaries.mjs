// Fails on a forbidden import, and when the tool saw fewer modules than the tree has: a tool that resolves nothing finds nothing.
import { readdirSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import boundaries from '../boundaries.cjs'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
const { output } = await cruise(['src', 'demo'], { ...boundaries.options, ruleSet: { forbidden: boundaries.forbidden }, validate: true }, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
})
for (const { rule, from, to } of output.summary.violations) console.error(`${rule.name}: ${from} -> ${to}`)
console.log(`boundaries: ${output.summary.totalCruised} modules, ${output.summary.violations.length} violations`)
if (output.summary.totalCruised < sources.length) {
  console.error(`only ${output.summary.totalCruised} of at least ${sources.length} modules were seen`)
  process.exit(1)
}
if (output.summary.violations.length > 0) process.exit(1)
