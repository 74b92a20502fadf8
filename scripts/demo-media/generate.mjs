/** Rebuilds demo/media: `node scripts/demo-media/generate.mjs`, or with keys to redraw only those pictures. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeBrand } from './brand.mjs'
import { catalogue } from './catalogue.mjs'

// The media library's default Open Graph image has this id; the rest follow in the order of the catalogue.
const FIRST_ID = 24730
// Smooth dark gradients break into blocks at 80; a busy texture does not need more.
const QUALITY = 93
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../demo/media')
const wanted = process.argv.slice(2)
const unknown = wanted.filter((key) => !catalogue.some((picture) => picture.key === key))
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(', ')}`)

await mkdir(folder, { recursive: true })
for (const [index, { key, size, draw, quality = QUALITY }] of catalogue.entries()) {
  if (wanted.length > 0 && !wanted.includes(key)) continue
  const picture = await draw(size, index + 1)
  const { size: bytes } = await picture.webp({ quality, effort: 5, smartSubsample: true }).toFile(join(folder, `${key}.webp`))
  console.log(`${key}.webp ${Math.round(bytes / 1024)} KB`)
}

const manifest = catalogue.map(({ key, size, focal, ar, en }, index) => ({
  id: FIRST_ID + index,
  key,
  file: `${key}.webp`,
  width: size.width,
  height: size.height,
  alt: { ar, en },
  focal: { x: focal[0], y: focal[1] },
  credit: 'Maarad, drawn by scripts/demo-media',
}))
await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
await writeBrand(join(folder, 'brand'))
