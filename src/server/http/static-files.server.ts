import { byName } from '#kernel/by-name.ts'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

export type StaticFile = { bytes: Buffer; brotli: Buffer | undefined; type: string }

const types: Record<string, string> = byName({
  // Our pages are UTF-8, and so browsers read their scripts as UTF-8: a charset here would only add bytes.
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
  '.zip': 'application/zip',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
})

/** Reads every file below a folder into memory, by path with slashes. `name.br` is the compressed form of `name`. */
export function readStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  for (const name of names) {
    const path = join(folder, name)
    const type = types[extname(name)]
    if (!type || !statSync(path).isFile()) continue
    const compressed = names.includes(`${name}.br`) ? readFileSync(`${path}.br`) : undefined
    files.set(name, { bytes: readFileSync(path), brotli: compressed, type })
  }
  return files
}
