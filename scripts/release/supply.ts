import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Vite writes what it built into the pages, and into editor and admin: each package with its licence and its text. */
export const LICENCES = { fileName: '.vite/licences.json' }
export const BUILDS = ['build/client', 'build/staff'] as const

/** A package that Vite built into the pages. */
export type Built = { name: string; version: string; identifier: string | null; text: string | null }

export type LockedPackage = {
  name?: string
  version?: string
  license?: string | undefined
  dev?: boolean
  hasInstallScript?: boolean
  integrity?: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
type Locked = Readonly<Record<string, LockedPackage>>

export function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? ''
}

export function readBuilt(place: string): Built[] {
  return JSON.parse(readFileSync(join(place, LICENCES.fileName), 'utf8')) as Built[]
}

/** The names of all packages that the builds hold; null where there is none. */
export function namesBuiltIn(): ReadonlySet<string> | null {
  if (!BUILDS.every((place) => existsSync(join(place, LICENCES.fileName)))) return null
  return new Set(BUILDS.flatMap(readBuilt).map(({ name }) => name))
}

/**
 * The places in the lock file of all packages that a build may hold: those that the sources import, and all that these ask for. What is built in are packages of
 * development there, since the server does without them.
 */
export function mayBeBuiltIn(packages: Locked, sources: readonly string[]): ReadonlySet<string> {
  const parts = new Set<string>()
  const add = (path: string | undefined): void => {
    if (path === undefined || parts.has(path)) return
    parts.add(path)
    const { dependencies, peerDependencies } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) add(placeOf(packages, path, name))
  }
  for (const name of sources.flatMap(packagesNamedIn)) add(placeOf(packages, '', name))
  return parts
}

/** Packages that a source of ours imports, or might: what stands in such a place is looked up in the lock file. */
function packagesNamedIn(source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)/g)].map(([, name]) => name ?? '')
}

/** Where Node finds a package that is asked for from a place: in its own folder, or in one above. */
function placeOf(packages: Locked, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = join(folder, 'node_modules', name)
    if (packages[place]) return place
    if (folder === '') return undefined
  }
}

/**
 * Licences that a shipped package may have: those that ask for a notice, and the LGPL of the library for pictures, which is loaded as a file of its own and
 * can be replaced. Whoever adds one has read it.
 */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
])
/** Packages whose licence is said by a file only: they name none, or no more than its family. */
const byFile = new Map([
  ['png-js', 'MIT'],
  ['css-mediaquery', 'BSD-3-Clause'],
])

/** Shipped packages with a licence that is not on the list: those of the server, and those at the places that `builtIn` names. */
export function licenceFlaws(packages: Locked, builtIn: ReadonlySet<string> = new Set()): string[] {
  return Object.entries(packages).flatMap(([path, { dev, license }]) => {
    const name = nameOf(path)
    const licence = licenceOf(name, { license })
    return path === '' || (dev && !builtIn.has(path)) || isAllowed(licence) ? [] : [`${name}: ${licence}`]
  })
}

/** The licence that a package names, in its description or in a file of its own; `none` without any. */
export function licenceOf(name: string, { license }: Pick<LockedPackage, 'license'>): string {
  return byFile.get(name) ?? license ?? 'none'
}

/** `MIT`, `(MIT OR CC0-1.0)` or `Apache-2.0 AND MIT`: the three forms that packages use. */
function isAllowed(licence: string): boolean {
  const terms = licence.replace(/[()]/g, '')
  if (terms.includes(' OR ')) return terms.split(' OR ').some((term) => isAllowed(term))
  return terms.split(' AND ').every((term) => allowed.has(term))
}

/**
 * What `npm audit --json` said of what is shipped, in a sentence or more, and whether a flaw is high or critical. `isShipped` judges a place in the lock file. A package
 * that is named only since it asks for another one with a flaw does not count: the other one does, if it is shipped.
 */
export function judgeAudit(output: string, isShipped: (path: string) => boolean): { says: string; isSerious: boolean } {
  const { vulnerabilities, message } = readAudit(output)
  if (!vulnerabilities) return { says: `Known flaws of packages were not looked up: ${message ?? 'the registry gave no answer'}`, isSerious: false }
  const flaws = Object.values(vulnerabilities).filter(({ via, nodes }) => via.some((cause) => typeof cause === 'object') && nodes.some(isShipped))
  const serious = flaws.filter(({ severity }) => severity === 'high' || severity === 'critical')
  const flawLines = flaws.map(({ name, severity, range }) => `  ${severity}: ${name} ${range}`)
  return {
    says: [`Known flaws of packages that are shipped: ${flaws.length}, ${serious.length} of them high or critical`, ...flawLines].join('\n'),
    isSerious: serious.length > 0,
  }
}

/** `via` has the flaws of a package itself as objects, and names of packages whose flaws reach it; `nodes` are its places in the lock file. */
type Flaw = { name: string; severity: string; range: string; via: (string | object)[]; nodes: string[] }
type Audit = { vulnerabilities?: Record<string, Flaw>; message?: string }

function readAudit(output: string): Audit {
  try {
    return JSON.parse(output) as Audit
  } catch {
    // No JSON comes where npm itself fails; what it said is the reason.
    return output.trim() === '' ? {} : { message: output.trim() }
  }
}
