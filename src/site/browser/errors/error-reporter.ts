import { withoutPersons } from './without-persons.ts'

/** An error as it is reported. */
export type Report = { name: string; message: string; stack: string | undefined }

const SERVICE = 'https://api.raygun.com/entries'
const MOST_FRAMES = 20
const LONGEST_MESSAGE = 500
/** Reports of one page, so that no error floods the service. */
const MOST_REPORTS = 20

/**
 * Sends reports to Raygun under this key, as its API of entries takes them, without its script and without data that identifies the
 * visitor. The same error is reported once a page; without a connection reports wait for it.
 */
export function sendTo(key: string): (report: Report) => void {
  const knownErrors = new Set<string>()
  const unsent: string[] = []
  const post = (body: string) =>
    // Kept, and sent with the next report.
    void fetch(`${SERVICE}?apikey=${encodeURIComponent(key)}`, { method: 'POST', body, keepalive: true }).catch(() => unsent.push(body))
  addEventListener('online', () => {
    for (const body of unsent.splice(0)) post(body)
  })
  return (report) => {
    const entry = entryOf(report)
    const { message, stackTrace } = entry.details.error
    const same = JSON.stringify([message, stackTrace[0]])
    if (knownErrors.has(same) || knownErrors.size >= MOST_REPORTS) return
    knownErrors.add(same)
    const body = JSON.stringify(entry)
    if (navigator.onLine) post(body)
    else unsent.push(body)
  }
}

function entryOf({ name, message, stack }: Report) {
  const { origin, pathname } = location
  const error = { className: name, message: withoutPersons(message).slice(0, LONGEST_MESSAGE), stackTrace: framesOf(stack ?? '') }
  const request = { url: withoutPersons(origin + pathname) }
  return { occurredOn: new Date().toISOString(), details: { error, request, client: { name: 'maarad', version: '1' } } }
}

const FRAME = /^\s*at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$|^(.*?)@(.*?):(\d+):(\d+)$/

/** The lines of a stack as Raygun has them; browsers write them in two forms. */
function framesOf(stack: string) {
  return stack
    .split('\n', 2 * MOST_FRAMES)
    .flatMap((line) => {
      const [, ours, file, line1, column1, theirs, file2, line2, column2] = FRAME.exec(line.slice(0, LONGEST_MESSAGE)) ?? []
      const fileName = file ?? file2
      if (fileName === undefined) return []
      const place = { lineNumber: Number(line1 ?? line2), columnNumber: Number(column1 ?? column2) }
      return [{ methodName: ours ?? theirs ?? '', fileName: withoutPersons(fileName), ...place }]
    })
    .slice(0, MOST_FRAMES)
}
