import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { THREAD_ADDRESS } from '../../../scripts/processes/thread-address.ts'

const FOLDER = 'node_modules/.vite/threads'
const built = new Map<string, Promise<string>>()

/**
 * Threads run what a build would have made of them. Node would strip each of their files of its types with WebAssembly, and V8 (14.6, Node 24.21) frees such code of
 * one thread while another still uses it: once in some six thousand threads, the whole process ends with SIGSEGV. A build has no WebAssembly in its threads.
 */
export const builtThreads: Plugin = {
  name: 'built-threads',
  enforce: 'pre',
  // The address is of what the thread imports, not of the file that starts it: Vitest would keep that of an older thread.
  configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ sourceCode }) => (sourceCode.includes('new Worker(') ? false : null)),
  transform: {
    filter: { code: 'new Worker(' },
    async handler(code, id) {
      let replaced = code
      for (const [address, path] of code.matchAll(THREAD_ADDRESS)) {
        const source = join(dirname(id), path as string)
        if (!built.has(source)) built.set(source, buildThread(source))
        replaced = replaced.replace(address, `new URL(${JSON.stringify(await built.get(source))})`)
      }
      return replaced
    },
  },
}

/** The address of the file, which is named by what is in it, so that runs beside each other do not meet. */
async function buildThread(source: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ...{ ssr: source, outDir: FOLDER, emptyOutDir: false, copyPublicDir: false, target: 'node24', minify: false },
      rolldownOptions: { output: { entryFileNames: '[name]-[hash].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
  if (Array.isArray(output) || !('output' in output)) throw new Error(`${source} was not built once`)
  return pathToFileURL(join(FOLDER, output.output[0].fileName)).href
}
