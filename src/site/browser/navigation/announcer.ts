/** Announces an event to screen readers. The live region stays in the page; only its text changes. */
export function announce(text: string): void {
  const region = document.getElementById('announcer')
  if (region) region.textContent = text
}
