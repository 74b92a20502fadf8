import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const MODULE = 'src/editor/canvas/frame/canvas-styles.ts'
const MANIFEST = '.vite/manifest.json'

/**
 * Turns the styles of the canvas, which are built as a text in a script, into a file that the script fetches: as a script their 200,000 letters would be read twice, by
 * the browser's reader of scripts and then by that of styles. The manifest names the file among what comes with the script (`assets`).
 */
export async function writeCanvasStyles(folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Record<string, { file: string; imports?: string[]; assets?: string[] }>
  const entry = manifest[MODULE]
  if (!entry) throw new Error(`the build has no ${MODULE}`)
  const script = join(folder, entry.file)
  const { readCanvasStyles } = (await import(pathToFileURL(script).href)) as { readCanvasStyles?: () => Promise<string> }
  const canvasStyles = await readCanvasStyles?.()
  if (!canvasStyles) throw new Error(`${script} has no styles of the canvas`)
  const file = `assets/canvas-${createHash('sha256').update(canvasStyles).digest('base64url').slice(0, 8)}.css`
  writeFileSync(join(folder, file), canvasStyles)
  writeFileSync(script, fetching(basename(file)))
  manifest[MODULE] = { ...entry, imports: [], assets: [file] }
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest, null, 2))
}

/** What is read again after a failure is fetched again: a module that failed would not be. */
function fetching(file: string): string {
  return `const readCanvasStyles=async()=>{const answer=await fetch(new URL(${JSON.stringify(file)},import.meta.url));if(!answer.ok)throw new Error("the styles of the canvas: "+answer.status);return answer.text()};export{readCanvasStyles};\n`
}
