/** A sign of 16 × 16 px. */
const sign = (path: string) => (
  <svg width={16} height={16} viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden="true">
    <path d={path} />
  </svg>
)

export const signs = {
  add: sign('M8 3v10M3 8h10'),
  up: sign('M8 13V3M4 7l4-4 4 4'),
  down: sign('M8 3v10M4 9l4 4 4-4'),
  remove: sign('M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5 5 13h6l.5-8.5'),
  fold: sign('M4 6l4 4 4-4'),
  code: sign('M6 4 2 8l4 4M10 4l4 4-4 4'),
} as const
