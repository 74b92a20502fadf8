import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const MODULE = 'src/editor/canvas/frame/canvas-styles.ts'
const MANIFEST = '.vite/manifest.json'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] }

/**
 * Turns the styles of the canvas, which are built as a text in a script, into a file that the script fetches: as a script their 200,000 letters would be read twice, by
 * the browser's reader of scripts and then by that of styles. The manifest names the file among what comes with the script (`assets`).
 */
export async function writeCanvasStyles(folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Record<string, Chunk>
  const entry = manifest[MODULE]
  if (!entry) throw new Error(`the build has no ${MODULE}`)
  const script = join(folder, entry.file)
  const { readCanvasStyles } = (await import(pathToFileURL(script).href)) as { readCanvasStyles?: () => Promise<string> }
  const canvasStyles = await readCanvasStyles?.()
  if (!canvasStyles) throw new Error(`${script} has no styles of the canvas`)
  const file = `assets/canvas-${createHash('sha256').update(canvasStyles).digest('base64url').slice(0, 8)}.css`
  writeFileSync(join(folder, file), canvasStyles)
  writeFileSync(script, fetching(basename(file)))
  for (const importer of Object.values(manifest)) if (importer.dynamicImports?.includes(MODULE)) withoutParts(join(folder, importer.file), basename(script))
  manifest[MODULE] = { ...entry, imports: [], assets: [file] }
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest, null, 2))
}

/** What is read again after a failure is fetched again: a module that failed would not be. */
function fetching(file: string): string {
  return `const readCanvasStyles=async()=>{const answer=await fetch(new URL(${JSON.stringify(file)},import.meta.url));if(!answer.ok)throw new Error("the styles of the canvas: "+answer.status);return answer.text()};export{readCanvasStyles};\n`
}

/** Takes from who imports the script what Vite has them fetch with it: the texts that it was made of. */
function withoutParts(importer: string, script: string): void {
  const before = readFileSync(importer, 'utf8')
  const after = before.replace(new RegExp(`(import\\(.\\./${script.replaceAll('.', '\\.')}.\\)),__vite__mapDeps\\(\\[[\\d,]*\\]\\)`), '$1,[]')
  if (after === before) throw new Error(`${importer} fetches the styles of the canvas in a way that is not known`)
  writeFileSync(importer, after)
}
