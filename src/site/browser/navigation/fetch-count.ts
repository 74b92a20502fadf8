import { $fetches } from './page-state.ts'

/** A request counts as under way for at least this long, so that indicators do not flicker. */
const LEAST_MS = 200

/** Counts a request while it runs. */
export async function countFetch<Value>(request: Promise<Value>): Promise<Value> {
  // Starts before the bar's own timer, so that a request this short ends before the bar appears.
  const least = new Promise((resume) => setTimeout(resume, LEAST_MS))
  $fetches.set($fetches.get() + 1)
  void Promise.allSettled([request, least]).then(() => $fetches.set($fetches.get() - 1))
  return request
}
