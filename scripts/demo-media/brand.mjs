import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const strokes = (size, shapes, thickness) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" fill="none" stroke="currentColor" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>\n`

const arch = '<path d="M12 56V30C12 19 21 11 32 5c11 6 20 14 20 25v26"/><path d="M22 56V33c0-7 4-12 10-16 6 4 10 9 10 16v23"/><path d="M32 30v26"/>'

/** Invented marks without words. They take the colour of the text around them. */
export const marks = {
  jdx: strokes('0 0 64 64', arch, 2),
  lrdx: strokes('0 0 64 64', '<path d="M32 4 60 32 32 60 4 32Z"/><path d="M11 32h42M18 39h28M25 46h14"/><path d="m18 25 9-8 6 5 4-3 9 6"/>', 2),
  'range-rover': strokes('0 0 96 32', '<path d="M8 24h80"/><path d="M20 16h56"/><path d="M34 8h28"/>', 2),
  defender: strokes('0 0 96 32', '<path d="M30 27V9l8-5h20l8 5v18"/><path d="M39 27V13h18v14"/><path d="M8 27h80"/>', 2),
  discovery: strokes('0 0 96 32', '<path d="M8 28h14a26 26 0 0 1 52 0h14"/><path d="M34 28a14 14 0 0 1 28 0"/><path d="m48 28 12-14"/>', 2),
}

const tile = (radius, inset) => {
  const scale = (64 - inset * 2) / 64
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="#0b0d12"/><g transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke="#f2ede4" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M10 58V30C10 18 20 10 32 4c12 6 22 14 22 26v28"/><path d="M32 26v32"/></g></svg>\n`
}

export async function writeBrand(folder) {
  await mkdir(folder, { recursive: true })
  for (const [name, svg] of Object.entries(marks)) await writeFile(join(folder, `${name}.svg`), svg)
  await writeFile(join(folder, 'favicon.svg'), tile(14, 12))
  const raster = (svg, size) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
  await raster(tile(12, 9), 32).toFile(join(folder, 'favicon-32.png'))
  await raster(tile(0, 15), 180).toFile(join(folder, 'apple-touch-icon.png'))
  await raster(tile(0, 16), 512).toFile(join(folder, 'icon-512.png'))
}
