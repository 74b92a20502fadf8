import { createRequire } from 'node:module'
import type { Syntax } from 'sass'
import { reasonOf } from '#kernel/reason-of.ts'
import { startConfined } from './confined-program.server.ts'
import type { Metahead } from './metahead.ts'

type Stylesheet = Pick<Metahead, 'language' | 'content'>
/** The compiled CSS, or the compiler's error message. */
export type CompiledStyle = { css: string; flaw?: undefined } | { css?: undefined; flaw: string }

const syntaxes: Partial<Record<Metahead['language'], Syntax>> = { css: 'css', sass: 'indented', scss: 'scss' }

/** A normal stylesheet compiles in milliseconds, but SCSS has loops, and a loop may never end. */
const MOST_MS = 2000
const MOST_MEGABYTES = 128
const MOST_KEPT = 200

// The silent logger: otherwise warnings and @debug would fill the log of the process.
const program = `
  const { compileString } = require(process.env.SASS)
  const silent = { warn() {}, debug() {} }
  process.once('message', ({ content, syntax }) => {
    let compiled
    try {
      compiled = { css: compileString(content, { syntax, style: 'compressed', logger: silent }).css }
    } catch (error) {
      compiled = { flaw: String(error.message ?? error) }
    }
    process.send(compiled)
  })
  process.once('disconnect', () => process.exit())
  process.send('ready')`

/**
 * Compiles a stylesheet in a process of its own, which is ended when it takes too long or too much memory: ours goes on meanwhile.
 * A thread would not do: one that runs out of memory can abort the whole process. It reads the packages and nothing else, whatever a stylesheet imports. Null for
 * what is no stylesheet.
 */
function compileStyle({ language, content }: Stylesheet): Promise<CompiledStyle> | null {
  const syntax = syntaxes[language]
  if (!syntax) return null
  const sass = createRequire(import.meta.url).resolve('sass')
  const folder = sass.slice(0, sass.lastIndexOf('node_modules') + 'node_modules'.length)
  const child = startConfined(program, { folder, env: { SASS: sass }, mostMegabytes: MOST_MEGABYTES })
  let limit: NodeJS.Timeout | undefined
  return new Promise<CompiledStyle>((resolve) => {
    child.on('message', (message: 'ready' | CompiledStyle) => {
      if (message !== 'ready') return resolve(message)
      child.send({ content, syntax })
      limit = setTimeout(() => resolve({ flaw: `Error: it takes longer than ${MOST_MS / 1000} s to compile` }), MOST_MS)
    })
    child.on('error', (error) => resolve({ flaw: reasonOf(error) }))
    child.once('exit', () => resolve({ flaw: `Error: it takes more than ${MOST_MEGABYTES} MB of memory to compile` }))
  }).finally(() => {
    clearTimeout(limit)
    child.kill('SIGKILL')
  })
}

/** Why a stylesheet cannot be drawn; null when it can, and for what is no stylesheet. */
export async function styleFlaw(stylesheet: Stylesheet): Promise<string | null> {
  return (await compileStyle(stylesheet))?.flaw ?? null
}

const compiledStyles = new Map<string, Promise<CompiledStyle>>()

/** The CSS of a stored stylesheet, compiled once. It may be older than the check at its saving, or come from an import. */
export function compiledStyle({ language, content }: Stylesheet): Promise<CompiledStyle> {
  const key = `${language}\n${content}`
  const compiled = compiledStyles.get(key) ?? compileStyle({ language, content }) ?? Promise.resolve({ flaw: `${language} is no stylesheet` })
  // The one that was used last stands last.
  compiledStyles.delete(key)
  compiledStyles.set(key, compiled)
  const oldest = compiledStyles.size > MOST_KEPT ? compiledStyles.keys().next().value : undefined
  if (oldest !== undefined) compiledStyles.delete(oldest)
  return compiled
}
