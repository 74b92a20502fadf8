import { recogniseFile } from '#domains/media/index.ts'
import { checkValues, type FormChoices, type FormField, type FormValues, type ValueFlaw } from '#domains/forms/index.ts'
import { phoneNumber } from '#domains/forms/index.server.ts'
import { fitsInTime } from './bounded-fit.server.ts'
import { RESERVATION, reservationFlaw } from './reservation-flaw.ts'
import { MOST_FILE_BYTES, type SentFile, type Submission } from './submission.ts'

const KILOBYTE = 1024

type Facts = { fields: readonly FormField[]; choices: FormChoices; closedWeekdays: readonly number[]; countries: readonly string[]; now: Date }

/** The errors of a submission, by the names of fields: the browser's checks again, and those that only the server can make. */
export function flawsOfSubmission(
  { values, files }: Pick<Submission, 'values' | 'files'>,
  { fields, choices, closedWeekdays, countries, now }: Facts,
): Record<string, ValueFlaw> {
  const filesByField = Object.fromEntries(
    Object.entries(files).map(([name, list]) => [name, list.map(({ name: fileName, bytes }) => ({ name: fileName, bytes: bytes.length }))]),
  )
  const flaws = checkValues(fields, values, { files: filesByField, choices, now, fits: fitsInTime })
  for (const field of fields) {
    if (flaws[field.name]) continue
    const flaw = field.type === 'file' ? flawOfFiles(files[field.name] ?? []) : field.type === 'phone' ? flawOfPhone(values, field.name, countries) : undefined
    if (flaw) flaws[field.name] = flaw
  }
  const rental = reservationFlaw(values, { choices, closedWeekdays, now })
  return rental ? { ...flaws, [RESERVATION]: rental } : flaws
}

/** Names and declared types come from the sender: only the content counts. */
function flawOfFiles(files: readonly SentFile[]): ValueFlaw | undefined {
  if (files.some(({ bytes }) => bytes.length > MOST_FILE_BYTES)) return { code: 'size', number: MOST_FILE_BYTES / KILOBYTE }
  return files.every(({ name, bytes }) => recogniseFile(name, bytes) !== null) ? undefined : { code: 'file_type' }
}

function flawOfPhone(values: FormValues, name: string, countries: readonly string[]): ValueFlaw | undefined {
  const texts = [values[name] ?? []].flat().filter((text) => text.trim() !== '')
  return texts.every((text) => phoneNumber(text, ...countries) !== null) ? undefined : { code: 'not_a_phone' }
}
