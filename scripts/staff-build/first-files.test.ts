import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { findFirstFiles } from './first-files.ts'

const opened: string[] = []
afterEach(async () => {
  for (const folder of opened.splice(0)) await rm(folder, { recursive: true })
})

/** Two applications: both use `both` at once, one uses `mixed` later, and each has code of its own that its later parts use as well. */
const sources = {
  'src/editor/start.ts': `import { both } from '../both.ts'\nimport { own } from './own.ts'\nconsole.log(both, own)\nvoid import('./later-one.ts')\nvoid import('./later-two.ts')`,
  'src/editor/own.ts': `import { deep } from './deep.ts'\nexport const own = 'own of editor' + deep`,
  'src/editor/deep.ts': `export const deep = 'deep of editor' + Math.random()`,
  'src/editor/later-one.ts': `import { own } from './own.ts'\nimport { mixed } from '../mixed.ts'\nconsole.log('later one', own, mixed)`,
  'src/editor/later-two.ts': `import { deep } from './deep.ts'\nimport { both } from '../both.ts'\nconsole.log('later two', deep, both)`,
  'src/admin/start.ts': `import { both } from '../both.ts'\nimport { mixed } from '../mixed.ts'\nimport { own } from './own.ts'\nconsole.log(both, mixed, own)\nvoid import('./later.ts')`,
  'src/admin/own.ts': `export const own = 'own of admin' + Math.random()`,
  'src/admin/later.ts': `import { own } from './own.ts'\nconsole.log('later of admin', own)`,
  'src/both.ts': `export const both = 'of both' + Math.random()`,
  'src/mixed.ts': `export const mixed = 'mixed' + Math.random()`,
}

/** Twenty blocks, which the editor fetches one by one: all draw with a link and with what it is made of, three with a map. */
const blocks = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [
    `src/blocks/b${index}/view.ts`,
    `import { link } from '../../ui/link.ts'\n${index < 3 ? `import { map } from '../../ui/map.ts'\n` : ''}export const view = link + '${index}'${index < 3 ? ' + map' : ''}`,
  ]),
)
const withBlocks = {
  ...sources,
  ...blocks,
  'src/editor/start.ts': `${sources['src/editor/start.ts']}\n${Object.keys(blocks)
    .map((path) => `void import('../${path.slice('src/'.length)}')`)
    .join('\n')}`,
  'src/ui/link.ts': `import { text } from './text.ts'\nexport const link = 'link' + text`,
  'src/ui/text.ts': `export const text = 'text' + Math.random()`,
  'src/ui/map.ts': `export const map = 'map' + Math.random()`,
}

async function aSite(sources: Readonly<Record<string, string>>): Promise<InlineConfig> {
  const folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.cache/first-files-'))
  opened.push(folder)
  for (const [path, code] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), code)
  }
  const input = ['editor', 'admin'].map((app) => join(folder, `src/${app}/start.ts`))
  return {
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, modulePreload: { polyfill: false }, rolldownOptions: { input } },
  }
}

/** The files of that site, divided as those of staff are. */
async function builtFiles(of: Readonly<Record<string, string>> = sources): Promise<Rolldown.OutputChunk[]> {
  const config = await aSite(of)
  const groups = await findFirstFiles(config)
  const { output } = (await build({
    ...config,
    build: { ...config.build, rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting: { groups } } } },
  })) as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}

test('an application begins with few files, and fetches no code of another, at once or later', async () => {
  const chunks = await builtFiles()
  const textOf = (start: string, later: boolean) => {
    const found = new Set<string>()
    const visit = (name: string) => {
      const chunk = chunks.find(({ fileName }) => fileName === name)
      if (!chunk || found.has(name)) return
      found.add(name)
      for (const next of [...chunk.imports, ...(later ? chunk.dynamicImports : [])]) visit(next)
    }
    visit(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(start))?.fileName ?? '')
    return { files: found.size, code: [...found].map((name) => chunks.find(({ fileName }) => fileName === name)?.code).join('\n') }
  }
  const editor = textOf('editor/start.ts', false)
  expect(editor.code).toContain('of both')
  expect(editor.code).toContain('deep of editor')
  expect(editor.code).not.toMatch(/["'`]mixed["'`]/)
  expect(editor.code).not.toContain('later one')
  expect(textOf('editor/start.ts', true).code).not.toContain('own of admin')
  const admin = textOf('admin/start.ts', false)
  expect(admin.code).toContain('own of admin')
  expect(admin.code).not.toContain('later of admin')
  expect(textOf('admin/start.ts', true).code).not.toContain('of editor')
  // What starts it, its own, what both send, what only one of them sends at once, and the bundler's helpers.
  for (const { files } of [editor, admin]) expect(files).toBeLessThanOrEqual(5)
})

test('what starts an application stands in a file that no other imports: it would be started there as well', async () => {
  const chunks = await builtFiles()
  const starts = chunks.filter(({ isEntry }) => isEntry)
  expect(starts.map(({ moduleIds }) => moduleIds.map((id) => id.replace(/^.*\/src\//, ''))).toSorted()).toEqual([['admin/start.ts'], ['editor/start.ts']])
  expect(chunks.filter(({ imports }) => starts.some(({ fileName }) => imports.includes(fileName)))).toEqual([])
})

test('what many blocks need stands in one file, and what few of them need is not in it', async () => {
  const chunks = await builtFiles(withBlocks)
  const shared = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/ui/link.ts')))
  expect(shared?.moduleIds.map((id) => id.replace(/^.*\/src\//, '')).toSorted()).toEqual(['ui/link.ts', 'ui/text.ts'])
  expect(shared?.name).toBe('blocks-editor')
})
