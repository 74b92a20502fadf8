import { readFileSync, statSync } from 'node:fs'

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

const BUILD = 'build/client'

/** Blocks that do a task for the visitor, as calculators and the search of the stock do. */
const tools = [
  'finance-calculator',
  'map-update',
  'quiz/powertrain',
  'quiz/subscription',
  'range-calculator',
  'rent-a-car',
  'select-vehicle-to-update',
  'stock-locator/overseas',
  'stock-locator/standard',
  'vin-checker/local',
  'vin-checker/standard',
]
/** Most JavaScript of a block's own, brotli, in KB. */
export const mostKilobytes = { block: 6, tool: 14 }

export type BlockWeight = { folder: string; kind: keyof typeof mostKilobytes; kilobytes: number }

/** Folders of blocks with an island. The script of any other is in the build for its styles only, and no visitor loads it. */
function islandFolders(): Set<string> {
  const names = readFileSync('src/blocks/islands.gen.ts', 'utf8').matchAll(/'\.\/(.+)\/view\.tsx'/g)
  return new Set([...names].flatMap(([, folder]) => folder ?? []))
}

/**
 * What each block with an island brings to a page when a visitor comes to it: the chunks of its view that nobody outside its family has. What it
 * asks for when it is used comes later and is not in it. Needs a build.
 */
export function weighBlocks(): BlockWeight[] {
  const islands = islandFolders()
  const manifest = JSON.parse(readFileSync(`${BUILD}/.vite/manifest.json`, 'utf8')) as Manifest
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && /\.tsx?$/.test(key))
  const families = new Map<string, Set<string>>()
  for (const entry of entries) {
    for (const chunk of reached(manifest, entry)) families.set(chunk, (families.get(chunk) ?? new Set()).add(familyOf(entry)))
  }
  return entries.flatMap((entry): BlockWeight[] => {
    const folder = /^src\/blocks\/(.+)\/view\.tsx$/.exec(entry)?.[1]
    if (!folder || !islands.has(folder)) return []
    const own = [...reached(manifest, entry)].filter((chunk) => families.get(chunk)?.size === 1)
    const bytes = own.reduce((sum, chunk) => sum + statSync(`${BUILD}/${manifest[chunk]?.file}.br`).size, 0)
    return [{ folder, kind: tools.includes(folder) ? 'tool' : 'block', kilobytes: bytes / 1000 }]
  })
}

/** A block's family, or the entry itself. */
function familyOf(entry: string): string {
  return /^src\/blocks\/[^/]+/.exec(entry)?.[0] ?? entry
}

function reached(manifest: Manifest, start: string): Set<string> {
  const reachedKeys = new Set([start])
  for (const key of reachedKeys) {
    for (const next of manifest[key]?.imports ?? []) if (manifest[next]?.file.endsWith('.js')) reachedKeys.add(next)
  }
  return reachedKeys
}
