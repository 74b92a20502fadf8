import { createContext, Script } from 'node:vm'

/** Far longer than a pattern for a form takes, and short enough to do no harm. */
const MOST_MS = 50

const sandbox = createContext(Object.create(null))
const script = new Script(`new RegExp('^(?:' + source + ')$', 'u').test(text)`)

/**
 * Whether a text matches the pattern of a field, with a time limit: editors' expressions may take
 * forever on hostile texts. A text that takes too long does not match.
 */
export function fitsInTime(source: string, text: string): boolean {
  Object.assign(sandbox, { source, text })
  try {
    return script.runInContext(sandbox, { timeout: MOST_MS }) === true
  } catch (error) {
    // A pattern that is no expression lets every value through, as in the browser.
    return (error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  }
}
