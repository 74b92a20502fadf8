/**
 * Makes src/ui/fonts/*.woff2 and src/ui/fonts.css from the openly licensed packages named below:
 *
 *   npm install --prefix <folder> @ibm/plex-sans-arabic @fontsource/ibm-plex-sans-hebrew @fontsource/almarai \
 *     @fontsource-variable/jost @fontsource-variable/manrope @fontsource-variable/assistant
 *   node scripts/fonts/subset.mjs <folder>
 *
 * Arabic faces keep the letters of Arabic, with the four that foreign names need, and of features only the joining
 * ones. Latin faces keep printable ASCII and what Western prices and typography need.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import subsetFont from 'subset-font'

const from = process.argv[2]
if (!from) throw new Error('Name the folder that the font packages are installed in.')
const modules = join(from, 'node_modules')
const ui = join(import.meta.dirname, '../../src/ui')

const arabic = 'U+20,U+A0,U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+66A-66C,U+670-671,U+67E,U+686,U+6A4,U+6A9,U+6AF,U+6CC,U+200C-200F'
// Digits and punctuation of Arabic text, where the Arabic face has them: text without Latin letters then needs no other file.
const marks = 'U+21-22,U+25-2F,U+30-3B,U+3F,U+5B,U+5D,U+7C,U+AB,U+B7,U+BB,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026'
const latin = 'U+21-7E,U+A3,U+A9,U+AB,U+AE,U+B0,U+B2,U+B7,U+BB,U+C9,U+D7,U+E0,U+E7-E9,U+F6,U+FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122'
const display = 'U+26,U+2B,U+2D,U+30-39,U+41-5A,U+61-7A,U+C9,U+E9'
const digits = 'U+20,U+25,U+2B-2F,U+30-3A,U+A0,U+B0,U+D7,U+2013,U+2212'
const hebrew = 'U+591-5C7,U+5D0-5EA,U+5F3-5F4,U+20AA,U+FB2A-FB36,U+FB38-FB3C,U+FB3E,U+FB40-FB41,U+FB43-FB44,U+FB46-FB4E'

const joining = ['ccmp', 'locl', 'isol', 'init', 'medi', 'fina', 'rlig', 'calt', 'liga', 'curs', 'mark', 'mkmk', 'kern']
const western = ['ccmp', 'locl', 'mark', 'kern', 'liga', 'lnum', 'tnum']

const plex = (style) => `@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-${style}.woff2`
const almarai = (script, weight) => `@fontsource/almarai/files/almarai-${script}-${weight}-normal.woff2`
const plexHebrew = (weight) => `@fontsource/ibm-plex-sans-hebrew/files/ibm-plex-sans-hebrew-hebrew-${weight}-normal.woff2`
const variable = (name, script) => `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`

/** weight is what the CSS says: one number for a static face, two for a range of a variable one. */
const fonts = [
  { family: 'JDX Arabic', file: 'jdx-arabic-300', weight: [300], source: plex('Light'), range: `${arabic},${marks}`, features: joining },
  { family: 'JDX Arabic', file: 'jdx-arabic-400', weight: [400], source: plex('Regular'), range: `${arabic},${marks}`, features: joining },
  { family: 'JDX Arabic', file: 'jdx-arabic-500', weight: [500], source: plex('Medium'), range: `${arabic},${marks}`, features: joining },
  { family: 'JDX Display', file: 'jdx-display', weight: [300, 500], source: variable('jost', 'latin'), range: display, features: western },
  { family: 'JDX Text', file: 'jdx-text-400', weight: [400], source: plex('Regular'), range: latin, features: western },
  { family: 'JDX Text', file: 'jdx-text-500', weight: [500], source: plex('Medium'), range: latin, features: western },
  { family: 'JDX Numeral', file: 'jdx-numeral', weight: [300, 500], source: variable('jost', 'latin'), range: digits, features: western },
  { family: 'JDX Hebrew', file: 'jdx-hebrew-300', weight: [300], source: plexHebrew(300), range: hebrew },
  { family: 'JDX Hebrew', file: 'jdx-hebrew-400', weight: [400], source: plexHebrew(400), range: hebrew },
  { family: 'JDX Hebrew', file: 'jdx-hebrew-500', weight: [500], source: plexHebrew(500), range: hebrew },
  { family: 'LRDX Arabic', file: 'lrdx-arabic-300', weight: [300], source: almarai('arabic', 300), range: arabic, features: joining },
  { family: 'LRDX Arabic', file: 'lrdx-arabic-400', weight: [400], source: almarai('arabic', 400), range: arabic, features: joining },
  { family: 'LRDX Arabic', file: 'lrdx-arabic-700', weight: [700], source: almarai('arabic', 700), range: arabic, features: joining },
  {
    family: 'LRDX Display',
    file: 'lrdx-display',
    weight: [300, 500],
    source: variable('manrope', 'latin'),
    range: display,
    features: western,
  },
  { family: 'LRDX Text', file: 'lrdx-text-300', weight: [300], source: almarai('latin', 300), range: latin, features: western },
  { family: 'LRDX Text', file: 'lrdx-text-400', weight: [400], source: almarai('latin', 400), range: latin, features: western },
  { family: 'LRDX Text', file: 'lrdx-text-700', weight: [700], source: almarai('latin', 700), range: latin, features: western },
  {
    family: 'LRDX Numeral',
    file: 'lrdx-numeral',
    weight: [300, 500],
    source: variable('manrope', 'latin'),
    range: digits,
    features: western,
  },
  { family: 'LRDX Hebrew', file: 'lrdx-hebrew', weight: [300, 700], source: variable('assistant', 'hebrew'), range: hebrew },
]

/** Faces of documents: Arabic and Western letters in one file, as TrueType, which a PDF embeds. */
const letters = 'U+C0-FF'
const documents = [
  { file: 'document-400', source: plex('Regular') },
  { file: 'document-600', source: plex('SemiBold') },
]

const licences = {
  'ibm-plex': '@ibm/plex-sans-arabic/LICENSE.txt',
  'ibm-plex-hebrew': '@fontsource/ibm-plex-sans-hebrew/LICENSE',
  almarai: '@fontsource/almarai/LICENSE',
  jost: '@fontsource-variable/jost/LICENSE',
  manrope: '@fontsource-variable/manrope/LICENSE',
  assistant: '@fontsource-variable/assistant/LICENSE',
}

/**
 * Local faces stretched to the brand faces, so that nothing moves when those arrive. `size` is the width of a
 * paragraph of Arabic in the brand face over its width in the local one, measured in Chromium with Noto Naskh Arabic
 * and DejaVu Sans. The faces beside Noto Naskh share its traditional proportions roughly.
 */
const naskh = ['Noto Naskh Arabic UI', 'Noto Naskh Arabic', 'Geeza Pro', 'Arial']
const fallbacks = [
  { family: 'JDX Fallback', locals: naskh, size: 1.053, like: 'jdx-arabic-400' },
  { family: 'JDX Fallback Wide', locals: ['DejaVu Sans'], size: 0.886, like: 'jdx-arabic-400' },
  { family: 'LRDX Fallback', locals: naskh, size: 1.135, like: 'lrdx-arabic-400' },
  { family: 'LRDX Fallback Wide', locals: ['DejaVu Sans'], size: 0.955, like: 'lrdx-arabic-400' },
]

await mkdir(join(ui, 'fonts'), { recursive: true })
const rules = []
for (const font of fonts) {
  const characters = charactersOf(font.range)
  const plain = await subsetFont(await readFile(join(modules, font.source)), characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    ...(font.features && { keepFeatures: font.features }),
    ...(font.weight.length === 2 && { variationAxes: { wght: { min: font.weight[0], max: font.weight[1] } } }),
  })
  const bytes = await subsetFont(withoutReservedName(plain), characters, { targetFormat: 'woff2' })
  await writeFile(join(ui, `fonts/${font.file}.woff2`), bytes)
  process.stdout.write(`${font.file} ${bytes.length}\n`)
  rules.push(
    rule({
      'font-family': `'${font.family}'`,
      src: `url('./fonts/${font.file}.woff2') format('woff2')`,
      'font-weight': font.weight.join(' '),
      'font-display': 'swap',
      'unicode-range': wrapped(font.range.split(',')),
    }),
  )
}
await mkdir(join(ui, 'fonts/documents'), { recursive: true })
for (const { file, source } of documents) {
  const characters = charactersOf(`${arabic},${latin},${letters}`)
  const plain = await subsetFont(await readFile(join(modules, source)), characters, { targetFormat: 'sfnt', noHinting: true, keepFeatures: joining })
  await writeFile(join(ui, `fonts/documents/${file}.ttf`), withoutReservedName(plain))
}
for (const { family, locals, size, like } of fallbacks) {
  const { ascent, descent, gap } = metricsOf(await subsetFont(await readFile(join(ui, `fonts/${like}.woff2`)), 'ا', { targetFormat: 'sfnt' }))
  rules.push(
    rule({
      'font-family': `'${family}'`,
      src: locals.map((name) => `local('${name}')`).join(', '),
      'size-adjust': percent(size),
      'ascent-override': percent(ascent / size),
      'descent-override': percent(descent / size),
      'line-gap-override': percent(gap / size),
    }),
  )
}
await writeFile(join(ui, 'fonts.css'), `/* Written by scripts/fonts/subset.mjs. */\n\n${rules.join('\n\n')}\n`)
for (const [name, file] of Object.entries(licences)) await writeFile(join(ui, `fonts/${name}-OFL.txt`), await readFile(join(modules, file)))

function charactersOf(range) {
  return range
    .split(',')
    .map((part) => {
      const [first, last = first] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
    })
    .join('')
}

function rule(properties) {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}:${value.startsWith('\n') ? '' : ' '}${value};`)
  return `@font-face {\n${lines.join('\n')}\n}`
}

/** A list in lines of at most 140 characters, as the formatter breaks it. */
function wrapped(items) {
  const all = items.join(', ')
  if (`  unicode-range: ${all};`.length <= 140) return all
  const lines = ['']
  for (const item of items) {
    const line = lines.at(-1)
    if (`    ${line} ${item},`.length > 140) lines.push(item)
    else lines[lines.length - 1] = line ? `${line} ${item}` : item
    lines[lines.length - 1] += ','
  }
  return lines
    .map((line) => `\n    ${line}`)
    .join('')
    .slice(0, -1)
}

function percent(share) {
  return `${Number((share * 100).toFixed(2))}%`
}

/** IBM reserves the word Plex for unchanged copies, so the names inside the file lose it. Other licences reserve nothing here. */
function withoutReservedName(font) {
  const view = viewOf(font)
  const name = tableOf(font, 'name')
  const storage = name + view.getUint16(name + 4)
  for (let index = 0; index < view.getUint16(name + 2); index += 1) {
    const record = name + 6 + index * 12
    const isWide = view.getUint16(record) !== 1
    const start = storage + view.getUint16(record + 10)
    const end = start + view.getUint16(record + 8)
    for (let at = start; at < end; at += isWide ? 2 : 1) {
      const word = font.toString('latin1', at, at + (isWide ? 8 : 4)).replaceAll('\0', '')
      // Same length, so that no offset moves.
      if (word === 'Plex' || word === 'PLEX') for (let letter = 0; letter < 4; letter += 1) font[at + (isWide ? letter * 2 + 1 : letter)] = 0x58
    }
  }
  return font
}

/** Ascent, descent and line gap of an sfnt, as shares of its em. */
function metricsOf(font) {
  const view = viewOf(font)
  const em = view.getUint16(tableOf(font, 'head') + 18)
  const hhea = tableOf(font, 'hhea')
  return { ascent: view.getInt16(hhea + 4) / em, descent: -view.getInt16(hhea + 6) / em, gap: view.getInt16(hhea + 8) / em }
}

function viewOf(font) {
  return new DataView(font.buffer, font.byteOffset, font.byteLength)
}

/** Where a table of an sfnt begins. */
function tableOf(font, tag) {
  const view = viewOf(font)
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + index * 16
    if (font.toString('latin1', at, at + 4) === tag) return view.getUint32(at + 8)
  }
  throw new Error(`No ${tag} table.`)
}
