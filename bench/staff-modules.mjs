// What editor and admin send before they stand, by package and by module: `node bench/staff-modules.mjs [editor|admin|all] [part of a path, ...]`; of each part it says who imports it.
import { brotliCompressSync } from 'node:zlib'
import { relative } from 'node:path'
import { build, minify } from 'vite'

const ROOT = process.cwd()
const [wanted, why] = process.argv.slice(2)
const importers = new Map()
const built = await build({
  configFile: 'vite.staff.config.ts',
  logLevel: 'error',
  build: { write: false },
  plugins: [
    {
      name: 'who-imports',
      buildEnd() {
        for (const id of this.getModuleIds()) importers.set(id, this.getModuleInfo(id).importers)
      },
    },
  ],
})
const chunks = new Map((Array.isArray(built) ? built[0] : built).output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
for (const entry of [...chunks.values()].filter(({ isEntry }) => isEntry)) {
  const name = relative(ROOT, entry.facadeModuleId ?? '').split('/')[1]
  if (wanted && wanted !== 'all' && wanted !== name) continue
  await report(name, closure(entry))
}

function closure(entry) {
  const found = new Set()
  const visit = (file) => {
    if (found.has(file) || !chunks.has(file)) return
    found.add(file)
    chunks.get(file).imports.forEach(visit)
  }
  visit(entry.fileName)
  return [...found].map((file) => chunks.get(file))
}

async function report(name, files) {
  const packages = new Map()
  const modules = []
  let total = 0
  for (const chunk of files) {
    const whole = brotli(chunk.code)
    total += whole
    // A module's own weight, scaled so that those of a file add up to what the file weighs.
    const parts = await Promise.all(Object.entries(chunk.modules).map(async ([id, { code }]) => [id, code ? brotli((await minify('m.js', code)).code) : 0]))
    const sum = parts.reduce((all, [, bytes]) => all + bytes, 0) || 1
    for (const [id, bytes] of parts) {
      const share = (bytes / sum) * whole
      modules.push([id, share, chunk.fileName])
      const key = groupOf(id)
      packages.set(key, (packages.get(key) ?? 0) + share)
    }
  }
  console.log(`\n${name}: ${kb(total)} KB brotli in ${files.length} files`)
  for (const [key, bytes] of sorted([...packages])) if (bytes > 400) console.log(`${kb(bytes).padStart(7)}  ${key}`)
  console.log('\nlargest modules')
  for (const [id, bytes] of sorted(modules).slice(0, 70)) console.log(`${kb(bytes).padStart(7)}  ${relative(ROOT, id)}`)
  if (why) chain(why, new Set(modules.map(([id]) => id)))
}

/** Which modules that are sent import something of a path. */
function chain(part, inside) {
  for (const one of part.split(',')) {
    console.log(`\nimporters of ${one}`)
    for (const id of [...importers.keys()].filter((key) => key.includes(one))) {
      for (const importer of importers.get(id))
        if (inside.has(importer) && !importer.includes(one)) console.log(`  ${relative(ROOT, importer)}  →  ${relative(ROOT, id)}`)
    }
  }
}

function groupOf(id) {
  const path = relative(ROOT, id)
  const found = path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)
  return found ? found[1] : path.split('/').slice(0, 3).join('/')
}

function brotli(text) {
  return brotliCompressSync(text).length
}

function sorted(entries) {
  return entries.toSorted((one, other) => other[1] - one[1])
}

function kb(bytes) {
  return (bytes / 1000).toFixed(1)
}
