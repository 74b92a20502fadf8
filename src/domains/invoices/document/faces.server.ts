import { readFile } from 'node:fs/promises'
import type { Font } from 'fontkit'
import type { Face } from './pen.server.ts'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A face that is open already; pdfkit takes what can lay out a text, which its types do not say. */
      registerFont(name: string, src: Font): this
    }
  }
}

const files: Readonly<Record<Face, string>> = {
  regular: 'src/ui/fonts/documents/document-400.ttf',
  bold: 'src/ui/fonts/documents/document-600.ttf',
}

let opened: Promise<ReadonlyMap<Face, Font>> | undefined

/**
 * Gives a document its faces. They are opened once, since reading the tables by which letters are joined is most of the work of drawing. Only the list of
 * glyphs is the document's own: a face remembers the first letter that it met of each, which copying a text out of the file gives back.
 */
export async function giveFaces(doc: PDFKit.PDFDocument): Promise<void> {
  opened ??= openFaces().catch((error: unknown) => {
    // The next document tries again.
    opened = undefined
    throw error
  })
  for (const [name, face] of await opened) doc.registerFont(name, Object.create(face, { _glyphs: { value: {} } }) as Font)
}

async function openFaces(): Promise<ReadonlyMap<Face, Font>> {
  const { create } = await import('fontkit')
  const open = async (name: Face): Promise<[Face, Font]> => {
    const face = create(await readFile(files[name]))
    if (!('layout' in face)) throw new Error(`${files[name]} has several faces`)
    return [name, face]
  }
  return new Map(await Promise.all([open('regular'), open('bold')]))
}
