import type { StatusCodes } from './error-body.ts'

/** What may be refused before any call runs. */
type BeforeItRuns = StatusCodes[400 | 401 | 403 | 404 | 408 | 413 | 415 | 422 | 428 | 429 | 503]

/** A code as the words of a call have it. */
type Worded<Code, Words, Unworded> = Code extends keyof Words ? (Words[Code] extends { code: infer Other extends string } ? Other : Code) : Unworded

/**
 * The codes with which clients see a call refused: as `refusalAnswer` makes them of its refusals and their statuses, and those of what is refused before it
 * runs.
 */
export type SentCode<Refusals, Words> =
  | Extract<
      {
        [Code in keyof Refusals]: Worded<
          Code,
          Words,
          Refusals[Code] extends 409 ? Code : Refusals[Code] extends keyof StatusCodes ? StatusCodes[Refusals[Code]] : never
        >
      }[keyof Refusals],
      string
    >
  | Extract<{ [Code in BeforeItRuns]: Worded<Code, Words, Code> }[BeforeItRuns], string>
