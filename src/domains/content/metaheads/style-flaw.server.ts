import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Syntax } from 'sass'
import type { Metahead } from './metahead.ts'

const syntaxes: Partial<Record<Metahead['language'], Syntax>> = { css: 'css', sass: 'indented', scss: 'scss' }

/** A normal stylesheet compiles in milliseconds, but SCSS has loops, and a loop may never end. */
const MOST_MS = 2000
const MOST_MEGABYTES = 128

// Otherwise warnings and @debug would fill the log of the process.
const program = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { compileString } = require(workerData.sass)
  const silent = { warn() {}, debug() {} }
  parentPort.postMessage('ready')
  let flaw = null
  try { compileString(workerData.content, { syntax: workerData.syntax, logger: silent }) } catch (error) { flaw = String(error.message ?? error) }
  parentPort.postMessage({ flaw })`

/**
 * Why a stylesheet cannot be drawn, in the compiler's words; null when it can, and for what is no stylesheet. It is compiled in a thread
 * of its own, which is ended when it takes too long or too much memory: the process goes on meanwhile.
 */
export function styleFlaw({ language, content }: Pick<Metahead, 'language' | 'content'>): Promise<string | null> {
  const syntax = syntaxes[language]
  if (!syntax) return Promise.resolve(null)
  const workerData = { content, syntax, sass: createRequire(import.meta.url).resolve('sass') }
  const worker = new Worker(program, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES }, env: {} })
  let limit: NodeJS.Timeout | undefined
  return new Promise<string | null>((resolve) => {
    worker.on('message', (message: 'ready' | { flaw: string | null }) => {
      if (message !== 'ready') return resolve(message.flaw)
      limit = setTimeout(() => resolve(`Error: it takes longer than ${MOST_MS / 1000} s to compile`), MOST_MS)
    })
    worker.once('error', (error) => resolve(String(error)))
  }).finally(() => {
    clearTimeout(limit)
    return worker.terminate()
  })
}
