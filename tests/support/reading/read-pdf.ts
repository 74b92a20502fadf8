import { inflateSync } from 'node:zlib'

/** A piece of text as a PDF draws it: its signs from left to right, where it begins, and how many glyphs of the font it uses. */
export type DrawnRun = { text: string; x: number; y: number; glyphs: string[] }

/** Every run of text of a PDF that was written by this site, read from the file itself: glyphs through the map to Unicode that each font carries. */
export function drawnRuns(pdf: Buffer): DrawnRun[] {
  const objects = new Map([...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [`${id}`, body ?? '']))
  const streamOf = (id: string): string => {
    const body = objects.get(id) ?? ''
    const data = Buffer.from(body.slice(body.indexOf('stream\n') + 7, body.lastIndexOf('\nendstream')), 'latin1')
    return (body.includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1')
  }
  const fontIds = Object.fromEntries([...[...objects.values()].join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, id]))
  const maps = Object.fromEntries(
    Object.entries(fontIds).map(([name, id]) => [name, unicodeOf(streamOf(/\/ToUnicode (\d+) 0 R/.exec(objects.get(`${id}`) ?? '')?.[1] ?? ''))]),
  )
  const content = [...objects].filter(([, body]) => /\/Type \/Page\n/.test(body)).map(([, body]) => streamOf(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? ''))
  return [...content.join('\n').matchAll(/BT\n([\s\S]*?)ET/g)].map(([, drawnText]) => {
    const [, x, y] = /1 0 0 1 ([\d.]+) ([\d.]+) Tm/.exec(`${drawnText}`) ?? []
    const [, font] = /\/(F\d+) /.exec(`${drawnText}`) ?? []
    const glyphs = [...`${drawnText}`.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => `${hex}`.match(/.{4}/g) ?? [])
    return { text: glyphs.map((glyph) => maps[`${font}`]?.get(glyph) ?? '').join(''), x: Number(x), y: Number(y), glyphs }
  })
}

function unicodeOf(map: string): Map<string, string> {
  const charsByCode = new Map<string, string>()
  for (const [, first, , list] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g))
    for (const [index, [, hex]] of [...`${list}`.matchAll(/<([0-9a-f ]*)>/g)].entries())
      charsByCode.set((Number.parseInt(`${first}`, 16) + index).toString(16).padStart(4, '0'), textOf(`${hex}`.replaceAll(' ', '')))
  return charsByCode
}

function textOf(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
}
