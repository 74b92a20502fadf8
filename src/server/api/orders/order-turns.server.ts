import { seconds } from '#kernel/durations.ts'
import { refuse } from '#kernel/outcome.ts'
import { createTurns, type Turn } from '#platform/turns.ts'

/** More come than can be served soon. Asking again after a while is safe, and what was held or paid stays so. */
export type Busy = { ok: false; code: 'busy'; retryAfterSeconds: number }

/** Each order has a connection for some twenty questions, so few at a time: others have to be told that a car is gone. */
const placing = createTurns({ most: 4, longestMs: seconds(4) })
/** Who has paid goes first: while they wait, nobody else begins. */
const beginning = createTurns({ most: 4, longestMs: seconds(2), after: placing })

/** Places an order in its turn; `busy` when that would take too long. */
export async function placeInTurn<Answer>(work: () => Promise<Answer>): Promise<Answer | Busy> {
  return answerOf(await placing.take(work))
}

/** Begins an order in its turn, after those who are about to place theirs. */
export async function beginInTurn<Answer>(work: () => Promise<Answer>): Promise<Answer | Busy> {
  return answerOf(await beginning.take(work))
}

function answerOf<Answer>(turn: Turn<Answer>): Answer | Busy {
  return turn.isTaken ? turn.value : refuse({ code: 'busy', retryAfterSeconds: turn.retryAfterSeconds })
}
