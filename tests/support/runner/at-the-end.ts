import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Closes what was opened: by a test at its end, by a file at the file's. What a test hands to `afterAll` is never called, since its file has been collected by then. */
export function atTheEnd(close: () => unknown): void {
  const run = async () => void (await close())
  if (TestRunner.getCurrentTest()) onTestFinished(run)
  else afterAll(run)
}
