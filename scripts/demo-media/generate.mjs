/**
 * Redraws the pictures of demo/media that are drawn, not rendered: `node scripts/demo-media/generate.mjs`, or with keys only those.
 * What the manifest says of other pictures stays; those come from demo/media/source.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeBrand } from './brand.mjs'
import { catalogue } from './catalogue.mjs'

const CREDIT = 'Maarad, drawn by scripts/demo-media'
// Smooth dark gradients break into blocks at 80; a busy texture does not need more.
const QUALITY = 93
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../demo/media')
const wanted = process.argv.slice(2)
const unknown = wanted.filter((key) => !catalogue.some((picture) => picture.key === key))
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(', ')}`)

for (const { key, seed, size, draw, quality = QUALITY } of catalogue) {
  if (wanted.length > 0 && !wanted.includes(key)) continue
  const picture = await draw(size, seed)
  const { size: bytes } = await picture.webp({ quality, effort: 5, smartSubsample: true }).toFile(join(folder, `${key}.webp`))
  console.log(`${key}.webp ${Math.round(bytes / 1024)} KB`)
}

const manifestPath = join(folder, 'manifest.json')
const drawn = new Map(catalogue.map((picture) => [picture.key, picture]))
const manifest = JSON.parse(await readFile(manifestPath, 'utf8')).map((entry) => {
  const picture = drawn.get(entry.key)
  if (!picture) return entry
  const { size, focal, ar, en } = picture
  return { ...entry, ...size, alt: { ar, en }, focal: { x: focal[0], y: focal[1] }, credit: CREDIT }
})
await writeFile(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`)
await writeBrand(join(folder, 'brand'))
