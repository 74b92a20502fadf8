import type { ReactNode } from 'react'
import css from './icon.module.css'

/**
 * 24 × 24 drawings with one stroke weight and a 2 px margin. Directional ones are drawn for left-to-right reading; the stylesheet mirrors
 * them in Arabic.
 */
const drawings = {
  battery: (
    <>
      <path d="M3 8h16v9H3zM19 11h2v3h-2" />
      <path d="m11.5 9.5-2 3.2h3l-2 3" />
    </>
  ),
  speed: (
    <>
      <path d="M5 18.5a9 9 0 1 1 14 0" />
      <path d="m12 13.5 4-5M12 4v2M3.5 13h2M18.5 13h2" />
      <circle cx="12" cy="13.5" r="1" />
    </>
  ),
  fuel: (
    <>
      <path d="M4 20.5v-16h9v16M2.5 20.5h12M4 10.5h9" />
      <path d="m16 5 3 3v9.3a1.6 1.6 0 0 1-3.2 0V15a1.5 1.5 0 0 0-1.5-1.5H13" />
    </>
  ),
  co2: (
    <>
      <path d="M7.5 18.5a4.5 4.5 0 0 1-.6-9 5.5 5.5 0 0 1 10.6 1 4 4 0 0 1 .2 8z" />
      <path d="M10.2 12.6a1.8 1.8 0 1 0 0 2.8" />
      <circle cx="13.8" cy="14" r="1.8" />
    </>
  ),
  seats: (
    <>
      <path d="M9 3.5h3.5L11.8 12H15l3 6.5" />
      <path d="M8 4.5 6.5 15.5a1 1 0 0 0 1 1.1H16M8 16.6V20.5h8" />
    </>
  ),
  capacity: (
    <>
      <path d="M3 9h18v11H3zM8.5 9V5.5h7V9" />
      <path d="M7.5 12.5v4M16.5 12.5v4" />
    </>
  ),
  svo: (
    <>
      <path d="m12 3 8 3v6c0 4.4-3.2 7.6-8 9-4.8-1.4-8-4.6-8-9V6z" />
      <path d="m8.5 9 3.5 6 3.5-6" />
    </>
  ),
  drive: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="2" />
      <path d="M3.7 10.5 10 11.500M20.3 10.5 14 11.500M12 14v6.5" />
    </>
  ),
  brochure: (
    <>
      <path d="M12 6c-2.5-1.6-5.5-2-9-2v14c3.5 0 6.5.4 9 2 2.5-1.6 5.5-2 9-2V4c-3.5 0-6.5.4-9 2zM12 6v14" />
    </>
  ),
  location: (
    <>
      <path d="M12 21.500c4.5-4.6 6.8-8.3 6.8-11.700a6.8 6.8 0 0 0-13.6 0c0 3.4 2.3 7.1 6.8 11.700z" />
      <circle cx="12" cy="9.8" r="2.5" />
    </>
  ),
  build: (
    <>
      <path d="M3 6.500h9M16 6.500h5M3 12h3M10 12h11M3 17.500h11M18 17.500h3" />
      <circle cx="14" cy="6.5" r="2" />
      <circle cx="8" cy="12" r="2" />
      <circle cx="16" cy="17.5" r="2" />
    </>
  ),
  quote: (
    <>
      <path d="M14 3H5v18h14V8zM14 3v5h5" />
      <path d="M8.5 12.500h7M8.5 16.500h4.5" />
    </>
  ),
  payments: (
    <>
      <path d="M2.5 5.500h19v13h-19zM2.5 9.500h19M6 15h4" />
    </>
  ),
  review: (
    <>
      <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
    </>
  ),
  kmi: (
    <>
      <path d="M3 5.500h18v13H3zM3.5 6l8.5 7 8.5-7" />
    </>
  ),
  spanner: (
    <>
      <path d="M20.3 7.3 17 10.600l-3.6-3.6 3.3-3.300a5 5 0 0 0-6.5 6.500l-6.4 6.400a2.5 2.5 0 0 0 3.6 3.600l6.4-6.400a5 5 0 0 0 6.5-6.500z" />
    </>
  ),
  x590: (
    <>
      <path d="M2.5 15.500v-2.700l3.2-1.2 3-3.600c.5-.6 1.1-.9 1.9-.9h3.700c.8 0 1.5.3 2.1.8l3.1 3.2 2 .8v3.600h-1.800M16 15.500H8M4.2 15.500H2.5" />
      <circle cx="6.1" cy="15.8" r="1.9" />
      <circle cx="17.8" cy="15.8" r="1.9" />
    </>
  ),
  compare: (
    <>
      <path d="M3 8h15.500M15 4.5 18.5 8 15 11.500M21 16H5.500M9 12.5 5.5 16 9 19.5" />
    </>
  ),
  phone: (
    <>
      <path d="M5.5 3.500h3.200l1.6 4.2-2 1.600a13 13 0 0 0 6.4 6.400l1.6-2 4.2 1.600v3.200a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 3.5 5.700a2 2 0 0 1 2-2.200z" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
    </>
  ),
  chevron: <path d="m9 5 7 7-7 7" />,
  chevron_l: <path d="m15 5-7 7 7 7" />,
  'ui-close': <path d="m5 5 14 14M19 5 5 19" />,
  'ui-check': <path d="m4 12.500 5.500 5.500L20 7" />,
  'ui-menu': <path d="M3 7h18M3 12h18M3 17h18" />,
  'ui-play': <path d="M8 5v14l11-7z" />,
  'ui-pause': <path d="M9 5v14M15 5v14" />,
  'ui-plus': <path d="M12 4v16M4 12h16" />,
  'ui-arrow': <path d="M3.5 12h17M14.5 6l6 6-6 6" />,
  'ui-expand': <path d="M14 4h6v6M10 20H4v-6M20 4l-6.5 6.500M4 20l6.5-6.5" />,
  'ui-mail': <path d="M3 5.500h18v13H3zM3.5 6l8.5 7 8.5-7" />,
  'ui-whatsapp': (
    <>
      <path d="M3.5 20.5 4.8 16A8.8 8.8 0 1 1 8 19.200z" />
      <path d="M9 8.200c-.5.3-.8.9-.7 1.6.4 2.6 3.3 5.5 5.9 5.9.7.1 1.3-.2 1.6-.7l.3-.9-1.9-1.1-1 .9a6 6 0 0 1-3.1-3.100l.9-1L9.9 7.900z" />
    </>
  ),
  'ui-heart': <path d="M12 20s-8-4.800-8-10.500A4.300 4.300 0 0 1 12 7.300a4.300 4.300 0 0 1 8 2.200C20 15.200 12 20 12 20z" />,
  'ui-search': (
    <>
      <circle cx="10.500" cy="10.500" r="6.500" />
      <path d="m15.500 15.500 5 5" />
    </>
  ),
  'ui-info': (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 11v5.500M12 7.500v.6" />
    </>
  ),
  'ui-filter': <path d="M3.500 7h9M18.500 7h2M3.500 17h2M11.500 17h9M15.500 4.500v5M8.500 14.500v5" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

/** Every icon name that an editor may choose; those of the interface itself begin with ui-. */
export const iconNames = Object.keys(drawings) as IconName[]

/** The hidden sprite with all drawings, once per page; `Icon` refers to it. */
export function IconSprite() {
  return (
    <svg className={css.sprite} width="0" height="0" aria-hidden="true" focusable="false">
      {iconNames.map((name) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {drawings[name]}
        </symbol>
      ))}
    </svg>
  )
}
