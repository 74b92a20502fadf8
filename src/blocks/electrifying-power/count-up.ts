const COUNT_MS = 1600

/** What a figure shows this long after it was first seen: fast at first, exact at the end. As many decimals as the figure itself has. */
function countedValue(value: number, elapsedMs: number): number {
  if (elapsedMs >= COUNT_MS) return value
  const rest = 1 - Math.max(0, elapsedMs) / COUNT_MS
  const decimals = 10 ** (String(value).split('.')[1]?.length ?? 0)
  return Math.round(value * (1 - rest ** 3) * decimals) / decimals
}

/** Counts from zero when the element is first seen. Answers what stops it. */
export function countUp(element: Element, value: number, show: (number: number) => void): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  let frame = 0
  let began: number | undefined
  const step = (now: number) => {
    began ??= now
    const number = countedValue(value, now - began)
    show(number)
    if (number !== value) frame = requestAnimationFrame(step)
  }
  const watcher = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    watcher.disconnect()
    frame = requestAnimationFrame(step)
  })
  watcher.observe(element)
  return () => {
    watcher.disconnect()
    cancelAnimationFrame(frame)
  }
}
