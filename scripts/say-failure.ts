const MOST_LINES = 12
const LONGEST = 200

/** What a worker or the whole run says when it dies, which stands far above the end of the output. */
const ofCrash = /FATAL ERROR|heap out of memory|Worker (?:exited|forks|threads)|Unhandled (?:Error|Rejection)|ERR_WORKER|ERR_IPC|SIGKILL|SIGSEGV/
/** A test that failed, as Vitest and Playwright write it, and the first words of its error. */
const ofTest = /^(?:FAIL {1,2}|\d+\) tests\/)/
const ofError = /^(?:\w*Error|Test timeout|Hook timed out)\b/

/** The last lines of a step that failed: the crash in its own words, the tests that failed with their errors, or else the end of the output. */
export function sayFailure(output: string): string[] {
  const lines = output.split('\n').map((line) => line.trim().slice(0, LONGEST))
  const tellingLines = [...new Set([...lines.filter((line) => ofCrash.test(line)).slice(0, 4), ...failedTests(lines)])]
  if (tellingLines.length === 0) return lines.filter(Boolean).slice(-MOST_LINES)
  const more = tellingLines.length - MOST_LINES
  return more > 0 ? [...tellingLines.slice(0, MOST_LINES), `and ${more} lines more above`] : tellingLines
}

function failedTests(lines: readonly string[]): string[] {
  // Playwright numbers tests that passed at the second try as well; at its end it lists those that did not.
  const end = lines.findIndex((line) => /^\d+ failed$/.test(line))
  const listLines = lines.slice(end + 1)
  const failed =
    end < 0
      ? null
      : listLines.slice(
          0,
          Math.max(
            0,
            listLines.findIndex((line) => !line.startsWith('tests/')),
          ),
        )
  return lines.flatMap((line, index) => {
    if (!ofTest.test(line) || (failed && !failed.some((name) => line.includes(name)))) return []
    const error = lines.slice(index + 1, index + 8).find((next) => ofError.test(next))
    return error ? [line, `  ${error}`] : [line]
  })
}
