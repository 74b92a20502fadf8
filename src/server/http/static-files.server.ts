import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

export type StaticFile = { bytes: Buffer; brotli: Buffer | undefined; type: string }

const types: Record<string, string> = {
  // Scripts are read as UTF-8 wherever our pages ask for them: to say so would be weight in each of them.
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
}

/** Every file below a folder, in memory, by path with slashes. A `.br` beside a file is its compressed form. */
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
