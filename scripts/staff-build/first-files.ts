import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
const BLOCK = /\/src\/blocks\//
/** What the files of so many blocks need stands in one file: a page of some blocks needs nearly all of it. */
const OFTEN = 14
/** A file, by the modules in it. A module takes what it imports along, so the files that others import are filled first. */
type FirstFile = { name: string; test: (module: string) => boolean; priority: number }

/**
 * What each application sends before it stands, as few files. Left alone, the bundler makes a file of every set of modules that the same later parts share, dozens of
 * which are then asked for at once, each with headers and a dictionary of its own. Which modules those are is only known after unused code is gone, so this
 * builds once without writing anything.
 *
 * A module that several applications use, even later, stands with those that the same ones use at the same time: no application fetches code of another.
 */
export async function findFirstFiles(config: InlineConfig): Promise<FirstFile[]> {
  const graph = new Map<string, readonly string[]>()
  const plugins = [config.plugins, graphInto(graph)]
  const quick: InlineConfig = {
    ...config,
    plugins,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, cssMinify: false },
  }
  const built = await build(quick)
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const apps = [...chunks.values()]
    .filter(({ isEntry }) => isEntry)
    .map((entry) => ({ name: nameOf(entry), first: modulesFrom(entry, chunks), ever: reachedFrom(entry.facadeModuleId ?? '', graph) }))
  const files = new Map<string, FirstFile>()
  const names = new Map<string, string>()
  // What starts an application stands alone: whoever imported a file with it would start that application as well.
  const starts = new Set([...chunks.values()].flatMap(({ isEntry, facadeModuleId }) => (isEntry && facadeModuleId ? [facadeModuleId] : [])))
  for (const module of new Set(apps.flatMap(({ first }) => [...first]))) {
    if (starts.has(module)) continue
    const users = apps.filter(({ ever }) => ever.has(module))
    const name = users.map((app) => (app.first.has(module) ? app.name : `later-${app.name}`)).join('-')
    names.set(module, name)
    files.set(name, {
      name,
      test: (id) => names.get(id) === name,
      priority: users.length * apps.length + users.filter(({ first }) => first.has(module)).length,
    })
  }
  for (const [module, count] of usesByBlocks(chunks)) {
    if (starts.has(module) || names.has(module) || count < OFTEN) continue
    const users = apps.filter(({ ever }) => ever.has(module))
    const name = `blocks-${users.map((app) => app.name).join('-')}`
    names.set(module, name)
    files.set(name, { name, test: (id) => names.get(id) === name, priority: 0 })
  }
  return [...files.values()]
}

/** How many files of blocks, which are fetched later, need each module at once. */
function usesByBlocks(chunks: ReadonlyMap<string, Chunk>): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const part of chunks.values()) {
    if (!part.isDynamicEntry || !BLOCK.test(part.facadeModuleId ?? '')) continue
    for (const module of modulesFrom(part, chunks)) uses.set(module, (uses.get(module) ?? 0) + 1)
  }
  return uses
}

/** `editor` for src/editor/start.tsx. */
function nameOf({ facadeModuleId }: Chunk): string {
  return facadeModuleId?.match(/src\/(\w+)\//)?.[1] ?? 'first'
}

/** Notes what each module imports, at once or later, used or not: what one application does not use of a module now may be used when the files are divided otherwise. */
function graphInto(graph: Map<string, readonly string[]>): Plugin {
  return {
    name: 'imports-of-modules',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        graph.set(id, [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
      }
    },
  }
}

function reachedFrom(start: string, graph: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set([start])
  for (const id of reached) for (const next of graph.get(id) ?? []) reached.add(next)
  return reached
}

/** The modules of an entry's file and of all files that it imports at once. */
function modulesFrom(entry: Chunk, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const files = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk)) return
    files.add(chunk)
    for (const file of chunk.imports) visit(chunks.get(file))
  }
  visit(entry)
  return new Set([...files].flatMap(({ moduleIds }) => moduleIds))
}
