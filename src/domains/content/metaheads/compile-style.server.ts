import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Syntax } from 'sass'
import type { Metahead } from './metahead.ts'

type Stylesheet = Pick<Metahead, 'language' | 'content'>
/** The CSS of a stylesheet, or why there is none, in the compiler's words. */
export type CompiledStyle = { css: string; flaw?: undefined } | { css?: undefined; flaw: string }

const syntaxes: Partial<Record<Metahead['language'], Syntax>> = { css: 'css', sass: 'indented', scss: 'scss' }

/** A normal stylesheet compiles in milliseconds, but SCSS has loops, and a loop may never end. */
const MOST_MS = 2000
const MOST_MEGABYTES = 128
const MOST_KEPT = 200

// Otherwise warnings and @debug would fill the log of the process.
const program = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { compileString } = require(workerData.sass)
  const silent = { warn() {}, debug() {} }
  parentPort.postMessage('ready')
  let compiled
  try {
    compiled = { css: compileString(workerData.content, { syntax: workerData.syntax, style: 'compressed', logger: silent }).css }
  } catch (error) {
    compiled = { flaw: String(error.message ?? error) }
  }
  parentPort.postMessage(compiled)`

/**
 * Compiles a stylesheet in a thread of its own, which is ended when it takes too long or too much memory: the process goes on meanwhile.
 * Null for what is no stylesheet.
 */
function compileStyle({ language, content }: Stylesheet): Promise<CompiledStyle> | null {
  const syntax = syntaxes[language]
  if (!syntax) return null
  const workerData = { content, syntax, sass: createRequire(import.meta.url).resolve('sass') }
  const worker = new Worker(program, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES }, env: {} })
  let limit: NodeJS.Timeout | undefined
  return new Promise<CompiledStyle>((resolve) => {
    worker.on('message', (message: 'ready' | CompiledStyle) => {
      if (message !== 'ready') return resolve(message)
      limit = setTimeout(() => resolve({ flaw: `Error: it takes longer than ${MOST_MS / 1000} s to compile` }), MOST_MS)
    })
    worker.once('error', (error) => resolve({ flaw: String(error) }))
  }).finally(() => {
    clearTimeout(limit)
    return worker.terminate()
  })
}

/** Why a stylesheet cannot be drawn; null when it can, and for what is no stylesheet. */
export async function styleFlaw(stylesheet: Stylesheet): Promise<string | null> {
  return (await compileStyle(stylesheet))?.flaw ?? null
}

const kept = new Map<string, Promise<CompiledStyle>>()

/** The CSS of a stored stylesheet, compiled once. It may be older than the check at its saving, or come from an import. */
export function compiledStyle({ language, content }: Stylesheet): Promise<CompiledStyle> {
  const key = `${language}\n${content}`
  const compiled = kept.get(key) ?? compileStyle({ language, content }) ?? Promise.resolve({ flaw: `${language} is no stylesheet` })
  // The one that was used last stands last.
  kept.delete(key)
  kept.set(key, compiled)
  const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  return compiled
}
