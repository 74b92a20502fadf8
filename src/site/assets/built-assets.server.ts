import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Assets, type Stylesheet, viewSource } from './assets.ts'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.output<typeof Manifest>

const SCRIPT = 'src/site/browser/start.ts'
const GLOBAL_STYLES = 'src/ui/global.css'

export type BuiltAssets = Assets & {
  /** The joined stylesheet at an address from `stylesheets`; null when the address is not of this build. */
  joinedStylesheet: (name: string) => string | null
}

/**
 * The production build's files. Every distinct set of stylesheets has one address, `css/{set}-{build}.css`. `set` has a bit per
 * stylesheet, so that any process of the same build can answer an address from another one.
 */
export function readBuiltAssets(folder: string, base: string): BuiltAssets {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  const chunkStyles = z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(join(folder, '.vite/styles.json'), 'utf8')))
  const cssOfKey = (key: string) => chunkStyles[manifest[key]?.file ?? ''] ?? []
  const address = (file: string) => `${base}${file}`
  const global = manifest[GLOBAL_STYLES]?.file
  const styles = [...new Set([...(global ? [global] : []), ...Object.values(chunkStyles).flat()])].sort(
    (a, b) => Number(b === global) - Number(a === global) || a.localeCompare(b),
  )
  const texts = styles.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const build = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8)
  const cssOf = new Map<string, ReadonlySet<string>>()
  const digests = new Map<string, string>()
  if (texts.some((text) => /<\/style/i.test(text))) throw new Error('a stylesheet of the build would end the element that carries it')

  const stylesOf = (symbol: string) => {
    const knownStyles = cssOf.get(symbol)
    if (knownStyles) return knownStyles
    const foundStyles = new Set(reachable(manifest, viewSource(symbol), { andLater: true }).flatMap(cssOfKey))
    cssOf.set(symbol, foundStyles)
    return foundStyles
  }

  return {
    script: address(manifest[SCRIPT]?.file ?? ''),
    scriptPreloads: reachable(manifest, SCRIPT)
      .slice(1)
      .map((key) => address(manifest[key]?.file ?? '')),
    stylesheets: (symbols) => {
      const neededStyles = new Set([...symbols].flatMap((symbol) => [...stylesOf(symbol)]))
      if (global) neededStyles.add(global)
      return [joinedFile(`${encodeSet(styles.map((file) => neededStyles.has(file)))}-${build}.css`)]
    },
    allowed: { styles: [], connections: [] },
    file: (source) => {
      const file = manifest[source]?.file
      return file && address(file)
    },
    joinedStylesheet,
  }

  function joinedFile(name: string): Stylesheet {
    const text = joinedStylesheet(name) ?? ''
    const digest = digests.get(name) ?? createHash('sha256').update(text).digest('base64')
    digests.set(name, digest)
    return { href: `${base}assets/css/${name}`, inline: { text, digest: `'sha256-${digest}'` } }
  }

  function joinedStylesheet(name: string): string | null {
    const [set, of] = name.replace(/\.css$/, '').split(/-(?=[0-9a-f]{8}$)/)
    const chosenStyles = of === build && set ? decodeSet(set, styles.length) : null
    return chosenStyles && texts.filter((_, index) => chosenStyles[index]).join('\n')
  }
}

/** A manifest entry, then everything that it imports statically; `andLater` adds its dynamic imports. */
function reachable(manifest: Manifest, start: string, { andLater = false } = {}): string[] {
  const files = new Set<string>()
  const visit = (key: string) => {
    const entry = manifest[key]
    if (files.has(key) || !entry) return
    files.add(key)
    entry.imports.forEach(visit)
    if (andLater) entry.dynamicImports.forEach(visit)
  }
  visit(start)
  return [...files]
}

function encodeSet(flags: readonly boolean[]): string {
  const bytes = Buffer.alloc(Math.ceil(flags.length / 8))
  flags.forEach((flag, index) => {
    if (flag) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (1 << (index & 7))
  })
  return bytes.toString('base64url')
}

function decodeSet(text: string, count: number): boolean[] | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== Math.ceil(count / 8) || bytes.toString('base64url') !== text) return null
  return Array.from({ length: count }, (_, index) => ((bytes[index >> 3] ?? 0) & (1 << (index & 7))) !== 0)
}
