import { strToU8, Zip, ZipDeflate } from 'fflate'

/** The longest text that a cell takes. */
const LONGEST_CELL = 32_767
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** A width at which dates, addresses and most answers are read whole, in digits. */
const COLUMN_WIDTH = 24

/** The one sheet of a workbook. Its name has at most 31 characters, and no sign of an address of cells. */
type Sheet = { name: string; isRightToLeft: boolean; columns: number }

/**
 * Writes a workbook of one sheet row after row: `emit` gets its bytes as they come, and nothing is kept. The first row stays in view. All cells are
 * texts, which no spreadsheet calculates.
 */
export class XlsxWriter {
  readonly #zip: Zip
  readonly #sheet: ZipDeflate
  #failure: Error | null = null

  constructor(emit: (bytes: Uint8Array) => void, { name, isRightToLeft, columns }: Sheet) {
    this.#zip = new Zip((error, bytes) => {
      if (error) this.#failure = error
      else emit(bytes)
    })
    const workbook = `<sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets>`
    const files = { ...parts, 'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships">${workbook}</workbook>` }
    for (const [path, text] of Object.entries(files)) {
      const file = new ZipDeflate(path)
      this.#zip.add(file)
      file.push(strToU8(text), true)
    }
    this.#sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
    this.#zip.add(this.#sheet)
    const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
    const view = `<sheetViews><sheetView${isRightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0">${pane}</sheetView></sheetViews>`
    const widths = `<cols><col min="1" max="${columns}" width="${COLUMN_WIDTH}" customWidth="1"/></cols>`
    this.#push(`${HEAD}<worksheet xmlns="${MAIN}">${view}${widths}<sheetData>`)
  }

  rows(rows: readonly (readonly string[])[]): void {
    this.#push(rows.map((cells) => `<row>${cells.map(xlsxCell).join('')}</row>`).join(''))
  }

  end(): void {
    this.#push('</sheetData></worksheet>', true)
    this.#zip.end()
    if (this.#failure) throw this.#failure
  }

  #push(text: string, isLast = false): void {
    this.#sheet.push(strToU8(text), isLast)
    if (this.#failure) throw this.#failure
  }
}

function xlsxCell(text: string): string {
  return text === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, LONGEST_CELL))}</t></is></c>`
}

/** XML 1.0 has no way to write most control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function escaped(text: string): string {
  return text.toWellFormed().replace(UNWRITABLE, '\ufffd').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')
}
