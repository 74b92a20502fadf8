type End = () => unknown

const endings: End[] = []

/** Remembers how to end something that was started, should the run end before it does so itself. */
export function atEnd(end: End): void {
  endings.push(end)
}

/** Ends everything in the opposite order; ending what has ended already must do nothing. */
export async function endAll(): Promise<void> {
  for (let end = endings.pop(); end; end = endings.pop()) await end()
}
