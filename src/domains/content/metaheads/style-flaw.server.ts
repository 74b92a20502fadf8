import { compileString, type Syntax } from 'sass'
import type { Metahead } from './metahead.ts'

const syntaxes: Partial<Record<Metahead['language'], Syntax>> = { css: 'css', sass: 'indented', scss: 'scss' }

/** Why a stylesheet cannot be drawn, in the compiler's words; null when it can, and for what is no stylesheet. */
export function styleFlaw({ language, content }: Pick<Metahead, 'language' | 'content'>): string | null {
  const syntax = syntaxes[language]
  if (!syntax) return null
  try {
    compileString(content, { syntax, logger: silent })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

// Warnings and @debug would go to the log of the process.
const silent = { warn: () => undefined, debug: () => undefined }
