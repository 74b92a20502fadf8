// Builds browser and server code into build/, unless what is there was built from the same files.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { runToEnd } from './processes/run-to-end.mjs'
import { writeCanvasStyles } from './staff-build/canvas-style-file.ts'

const MARK = 'build/.fingerprint'
/** What the process says that it is (src/server/build-version.server.ts). */
const VERSION = 'build/version.json'
const INPUTS = [
  'src',
  'demo/content',
  'demo/load-demo.server.ts',
  'vite.config.ts',
  'vite.staff.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/staff-build',
]
const SERVED = ['build/client/assets', 'build/staff/assets']

/** Builds when something changed; says on stdout what it does. */
export async function build() {
  await buildWhatChanged()
  writeFileSync(VERSION, `${JSON.stringify({ version: JSON.parse(readFileSync('package.json', 'utf8')).version, commit: commitOf() })}\n`)
}

/** What `git describe` calls the files here, or `COMMIT` where the repository stays outside, as in the building of an image; null without either. */
function commitOf() {
  if (process.env.COMMIT) return process.env.COMMIT
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=12'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

async function buildWhatChanged() {
  const fingerprint = fingerprintOf(INPUTS)
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === fingerprint) return
  await step('Building the pages for the browser', () => vite(['build']))
  await step('Building editor and admin', async () => {
    await vite(['build', '--config', 'vite.staff.config.ts'])
    await writeCanvasStyles('build/staff')
  })
  await step('Building the server', () => vite(['build', '--ssr', 'src/main.ts']))
  await step('Compressing', compress)
  writeFileSync(MARK, fingerprint)
}

async function vite(args) {
  const { code, output } = await runToEnd(process.execPath, ['node_modules/vite/bin/vite.js', ...args, '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(output)
}

const brotli = promisify(brotliCompress)

/** All at once: the work is done by threads, one for each core. */
async function compress() {
  const paths = SERVED.flatMap(filesOf).filter((path) => /\.(js|css|svg)$/.test(path))
  await Promise.all(
    paths.map(async (path) => writeFile(`${path}.br`, await brotli(await readFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))),
  )
}

async function step(label, run) {
  const started = performance.now()
  process.stdout.write(`  ${label} ... `)
  try {
    await run()
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}

function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesOf)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => !/\.test\.tsx?$/.test(name) && statSync(name).isFile())
    .sort()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build()
