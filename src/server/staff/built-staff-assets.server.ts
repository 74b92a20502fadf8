import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { staffApps, type StaffAssets, staffEntry } from './staff-assets.ts'

const names = z.array(z.string()).default([])
const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: names, css: names, assets: names }))

/** Assets of the staff applications from the production build. */
export function readBuiltStaffAssets(folder: string, base: string): StaffAssets {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  const address = (file: string) => `${base}${file}`
  const apps = new Map(staffApps.map((app) => [app, filesOf(staffEntry(app))]))
  return (app, parts = []) => {
    const files = apps.get(app)
    if (!files) throw new Error(`the build has no ${app}`)
    if (parts.length === 0) return files
    const ahead = parts.flatMap(reachable).flatMap((key) => (manifest[key] ? [address(manifest[key].file)] : []))
    const texts = [...new Set(parts.flatMap((key) => manifest[key]?.assets ?? []))].map(address)
    return { ...files, preloads: [...new Set([...files.preloads, ...ahead])].filter((file) => file !== files.script), texts }
  }

  function filesOf(entry: string) {
    const [first, ...others] = reachable(entry).flatMap((key) => manifest[key] ?? [])
    if (!first) throw new Error(`the build has no ${entry}`)
    return {
      script: address(first.file),
      preloads: others.map(({ file }) => address(file)),
      texts: [],
      styles: [...new Set([...others, first].flatMap(({ css }) => css))].map(address),
    }
  }

  function reachable(entry: string): string[] {
    const files = new Set<string>()
    const visit = (key: string) => {
      if (files.has(key) || !manifest[key]) return
      files.add(key)
      manifest[key].imports.forEach(visit)
    }
    visit(entry)
    return [...files]
  }
}
