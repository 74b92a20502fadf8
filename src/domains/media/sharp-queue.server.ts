const AT_ONCE = 2

const waiting: (() => void)[] = []
let running = 0

/** Runs a picture job when fewer than two others run, in order of arrival: more would starve the rest of the process. */
export async function queueSharp<Result>(job: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await job()
  } finally {
    // The place passes straight to the next in line, so that a newcomer cannot take it in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
