/**
 * The device features that a page may use. Only a page on which visitors pay may open the payment sheet of the browser (Apple Pay, Google Pay), and
 * on it the `frames` in which providers draw their fields; null for any other page.
 */
export function permissionsPolicy(frames: readonly string[] | null): string {
  const payment = frames === null ? '' : ['self', ...frames.map((origin) => `"${origin}"`)].join(' ')
  return `camera=(), microphone=(), geolocation=(self), payment=(${payment})`
}
