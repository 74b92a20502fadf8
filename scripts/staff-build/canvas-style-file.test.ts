import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished, expect, test, vi } from 'vitest'
import { writeCanvasStyles } from './canvas-style-file.ts'

const MODULE = 'src/editor/canvas/frame/canvas-styles.ts'

function aBuild(script: string, manifest: object = { [MODULE]: { file: 'assets/styles.mjs', imports: ['_shared.js'] }, other: { file: 'assets/other.js' } }) {
  const folder = mkdtempSync(join(tmpdir(), 'maarad-styles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'assets/shared.mjs'), `export const shared = '.b{}'`)
  writeFileSync(join(folder, 'assets/styles.mjs'), script)
  return folder
}
const aText = `import { shared } from './shared.mjs'\nexport const readCanvasStyles = async () => '.a{content:"معرض"}' + shared`

test('the text of the script becomes a file beside it, which the script fetches and the manifest names', async () => {
  const folder = aBuild(aText)
  await writeCanvasStyles(folder)
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const [file] = manifest[MODULE].assets
  expect(manifest).toEqual({
    [MODULE]: { file: 'assets/styles.mjs', imports: [], assets: [expect.stringMatching(/^assets\/canvas-[\w-]{8}\.css$/)] },
    other: { file: 'assets/other.js' },
  })
  expect(readFileSync(join(folder, file), 'utf8')).toBe('.a{content:"معرض"}.b{}')

  const answers = [new Response('', { status: 503 }), new Response('.a{}')]
  const asked = vi.fn<(url: URL) => Promise<Response>>(() => Promise.resolve(answers.shift() as Response))
  vi.stubGlobal('fetch', asked)
  onTestFinished(() => void vi.unstubAllGlobals())
  // By another address, as the first one stays what it was.
  const script = (await import(`${pathToFileURL(join(folder, 'assets/styles.mjs')).href}?again`)) as { readCanvasStyles: () => Promise<string> }
  await expect(script.readCanvasStyles()).rejects.toThrow('503')
  expect(await script.readCanvasStyles()).toBe('.a{}')
  expect(asked.mock.calls.map(([url]) => url.pathname.endsWith(`/${file}`))).toEqual([true, true])
})

test('who imports the script fetches nothing else with it, and a build in which that cannot be told ends', async () => {
  const manifest = { [MODULE]: { file: 'assets/styles.mjs', imports: ['_shared.js'] }, editor: { file: 'assets/editor.js', dynamicImports: [MODULE] } }
  const folder = aBuild(aText, manifest)
  const editor = join(folder, 'assets/editor.js')
  writeFileSync(editor, 'a(()=>import(`./other.js`),__vite__mapDeps([1,2]));a(()=>import(`./styles.mjs`),__vite__mapDeps([129,130]))')
  await writeCanvasStyles(folder)
  expect(readFileSync(editor, 'utf8')).toBe('a(()=>import(`./other.js`),__vite__mapDeps([1,2]));a(()=>import(`./styles.mjs`),[])')
  const unknown = aBuild(aText, manifest)
  writeFileSync(join(unknown, 'assets/editor.js'), 'import(`./styles.mjs`)')
  await expect(writeCanvasStyles(unknown)).rejects.toThrow('not known')
})

test.each([
  ['without the module', aText, {}],
  ['whose module has no text', 'export const other = 1', undefined],
  ['whose text is empty', `export const readCanvasStyles = async () => ''`, undefined],
])('a build %s ends', async (_name, script, manifest) => {
  await expect(writeCanvasStyles(aBuild(script, manifest))).rejects.toThrow(/styles/)
})
