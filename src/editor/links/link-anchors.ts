import { createContext } from 'react'
import type { Anchor } from '#staff/links/link-picker.tsx'

/** The anchors of the page that is open; without a provider there are none. */
export const LinkAnchors = createContext<readonly Anchor[]>([])
