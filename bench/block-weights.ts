import { readFileSync, statSync } from 'node:fs'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

const BUILD = 'build/client'

/** Blocks that do a task for the visitor: the specification calls them tools. */
const tools = [
  'finance-calculator',
  'map-update',
  'quiz/powertrain',
  'quiz/subscription',
  'range-calculator',
  'rent-a-car',
  'select-vehicle-to-update',
  'vin-checker/local',
  'vin-checker/standard',
]
/** Most JavaScript of a block's own, brotli, in KB. */
export const mostKilobytes = { block: 6, tool: 14 }

export type BlockWeight = { folder: string; kind: keyof typeof mostKilobytes; kilobytes: number }

/**
 * What each block adds to a page: the chunks that it alone loads, at once or later, with what it shares with its family only. Needs a build. Blocks
 * without an island are in the build for their styles; their script is never loaded and counts as nothing.
 */
export function weighBlocks(islands: ReadonlySet<string>): BlockWeight[] {
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
  const found = new Set([start])
  for (const key of found) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? { file: '' }
    // The list of islands names every view, which is an entry of its own.
    const later = dynamicImports.filter((next) => !manifest[next]?.isEntry)
    for (const next of [...imports, ...later]) if (manifest[next]?.file.endsWith('.js')) found.add(next)
  }
  return found
}
