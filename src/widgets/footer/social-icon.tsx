import { byName } from '#kernel/by-name.ts'
import type { ReactNode } from 'react'

/** Simple line drawings, 24 × 24, in the weight of the icon sprite; a network that is not here is named in words. */
const drawings: Readonly<Record<string, ReactNode>> = byName({
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="3.5" />
      <path d="m10.200 9.300 4.600 2.700-4.600 2.700z" />
    </>
  ),
  linkedin: <path d="M3.500 3.500h17v17h-17zM7.500 10.500v6M7.500 7.400h.01M11.500 16.500v-6M11.500 13a2.500 2.500 0 0 1 5 0v3.500" />,
  facebook: <path d="M3.500 3.500h17v17h-17zM13 20.500v-9.300c0-1.900 1-2.900 2.700-2.900h1.300M10.500 13h5.500" />,
  x: <path d="m4.500 4.500 15 15M19.500 4.500l-15 15" />,
  tiktok: <path d="M10.500 11a4 4 0 1 0 3.500 4V3.500c.3 2.700 2.100 4.500 5 4.800" />,
  whatsapp: (
    <>
      <path d="M3.500 20.500 4.800 16A8.800 8.800 0 1 1 8 19.200z" />
      <path d="M9.200 8.400c-.2 3.600 2.800 6.700 6.400 6.400l.400-1.500-2-1-1 .8a5 5 0 0 1-2.100-2.100l.8-1-1-2z" />
    </>
  ),
})

/** The icon of a network by the id of its link; null when there is none. */
export function socialIcon(id: string): ReactNode {
  const drawing = Object.hasOwn(drawings, id) ? drawings[id] : null
  if (!drawing) return null
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawing}
    </svg>
  )
}
