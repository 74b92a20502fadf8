/** Which states may follow each state of a thing. */
type Moves = Readonly<Record<string, readonly string[]>>

export function mayMove<Table extends Moves>(moves: Table, from: keyof Table & string, to: keyof Table & string): boolean {
  return moves[from]?.includes(to) ?? false
}

/** Throws when a state of the table is reached from none of the first ones, or a move is named twice or leads out of the table. */
export function checkMoves<Table extends Moves>(moves: Table, first: readonly (keyof Table & string)[]): void {
  const reached = new Set<string>(first)
  for (const state of reached) for (const next of moves[state] ?? []) reached.add(next)
  const wrong = [...reached].filter((state) => !Object.hasOwn(moves, state))
  if (wrong.length > 0) throw new Error(`moves lead to states that do not exist: ${wrong.join(', ')}`)
  const unreachable = Object.keys(moves).filter((state) => !reached.has(state))
  if (unreachable.length > 0) throw new Error(`no move leads to ${unreachable.join(', ')}`)
  const doubled = Object.entries(moves).flatMap(([state, next]) => (new Set(next).size < next.length ? [state] : []))
  if (doubled.length > 0) throw new Error(`a move is named twice: from ${doubled.join(', ')}`)
}
