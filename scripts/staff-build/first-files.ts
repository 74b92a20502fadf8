import { build, type InlineConfig, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
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
  const quick: InlineConfig = { ...config, configFile: false, logLevel: 'error', build: { ...config.build, write: false, minify: false, cssMinify: false } }
  const built = await build(quick)
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const apps = [...chunks.values()]
    .filter(({ isEntry }) => isEntry)
    .map((entry) => ({ name: nameOf(entry), first: modulesFrom(entry, chunks, []), ever: modulesFrom(entry, chunks, ['dynamicImports']) }))
  const files = new Map<string, FirstFile>()
  const names = new Map<string, string>()
  for (const module of new Set(apps.flatMap(({ first }) => [...first]))) {
    const users = apps.filter(({ ever }) => ever.has(module))
    const name = users.map((app) => (app.first.has(module) ? app.name : `later-${app.name}`)).join('-')
    names.set(module, name)
    files.set(name, {
      name,
      test: (id) => names.get(id) === name,
      priority: users.length * apps.length + users.filter(({ first }) => first.has(module)).length,
    })
  }
  return [...files.values()]
}

/** `editor` for src/editor/start.tsx. */
function nameOf({ facadeModuleId }: Chunk): string {
  return facadeModuleId?.match(/src\/(\w+)\//)?.[1] ?? 'first'
}

/** The modules of an entry's file and of all files that it imports at once, and by `later` ways. */
function modulesFrom(entry: Chunk, chunks: ReadonlyMap<string, Chunk>, later: readonly 'dynamicImports'[]): ReadonlySet<string> {
  const files = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk)) return
    files.add(chunk)
    for (const file of [...chunk.imports, ...later.flatMap((way) => chunk[way])]) visit(chunks.get(file))
  }
  visit(entry)
  return new Set([...files].flatMap(({ moduleIds }) => moduleIds))
}
