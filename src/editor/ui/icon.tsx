import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import css from './icon.module.css'

/** Drawings of 16 × 16 px with one stroke width. Those with a direction are drawn for left-to-right text and mirrored in Arabic. */
const drawings = {
  add: <path d="M8 3v10M3 8h10" />,
  alert: <path d="M8 2 1.5 13.5h13zM8 6.5v3.2M8 11.7v.1" />,
  'arrow-down': <path d="M8 3v10M4 9l4 4 4-4" />,
  'arrow-up': <path d="M8 13V3M4 7l4-4 4 4" />,
  back: <path d="M13 8H3M7 4 3 8l4 4" />,
  ban: <path d="M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM3.8 3.8l8.4 8.4" />,
  check: <path d="m3 8.5 3.2 3.2L13 5" />,
  chevron: <path d="m6 3.5 4.5 4.5L6 12.5" />,
  'chevron-down': <path d="m3.5 6 4.5 4.5L12.5 6" />,
  clock: <path d="M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 5v3.2l2 1.5" />,
  close: <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />,
  comment: <path d="M2 2.5h12v9H7.5l-3 2.5v-2.5H2zM5 5.5h6M5 8.5h4" />,
  code: <path d="m5 4-4 4 4 4M11 4l4 4-4 4M9.5 3l-3 10" />,
  compare: <path d="M2.5 3h4v10h-4zM9.5 3h4v10h-4z" />,
  contrast: <path d="M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 2v12M8 5h4.7M8 8h6M8 11h4.7" />,
  copy: <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />,
  crosshair: <path d="M8 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM8 1v3.5M8 11.5V15M1 8h3.5M11.5 8H15" />,
  drag: <path d="M6 4v.1M10 4v.1M6 8v.1M10 8v.1M6 12v.1M10 12v.1" />,
  edit: <path d="m10.5 2.5 3 3-8 8h-3v-3zM8.5 4.5l3 3" />,
  external: <path d="M9 2.5h4.5V7M13.5 2.5 7.5 8.5M11.5 9.5v4h-9v-9h4" />,
  eye: <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />,
  'eye-off': <path d="M3.5 5.4A11 11 0 0 0 1.5 8S4 12.5 8 12.5c1 0 1.9-.3 2.7-.7M6.2 3.8A6 6 0 0 1 8 3.5C12 3.5 14.5 8 14.5 8s-.6 1.1-1.7 2.2M2 2l12 12" />,
  file: <path d="M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3" />,
  folder: <path d="M1.5 3.5h4.5l1.5 2h7v8h-13z" />,
  form: <path d="M2.5 2.5h11v11h-11zM5 5.5h6M5 8.5h6M5 11h2.5" />,
  globe: <path d="M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM2 8h12M8 2c-4.5 4-4.5 8 0 12M8 2c4.5 4 4.5 8 0 12" />,
  history: <path d="M2.5 8A5.5 5.5 0 1 0 4 4.2L2.5 6M2.5 2.5V6H6M8 5v3.2l2 1.3" />,
  home: <path d="m2 7.5 6-5 6 5M3.5 6.5v7h9v-7" />,
  info: <path d="M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 7.5V11M8 5v.1" />,
  link: <path d="m6.5 9.5 3-3M7 5l1.8-1.8a2.8 2.8 0 0 1 4 4L11 9M9 11l-1.8 1.8a2.8 2.8 0 0 1-4-4L5 7" />,
  lock: <path d="M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2" />,
  mail: <path d="M1.5 3.5h13v9h-13zM2 4l6 5 6-5" />,
  more: <path d="M3 8v.1M8 8v.1M13 8v.1" />,
  page: <path d="M3.5 1.5h9v13h-9zM5.5 5h5M5.5 8h5M5.5 11h3" />,
  phone: <path d="M3 2h3l1 3.5-1.7 1.2a8 8 0 0 0 4 4L10.5 9l3.5 1v3a1 1 0 0 1-1 1A11 11 0 0 1 2 3a1 1 0 0 1 1-1z" />,
  picture: <path d="M1.5 2.5h13v11h-13zM5 5.2a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM2 12.5l4-4 3 3 2-2 3 3" />,
  redirect: <path d="M2.5 13.5V8a2 2 0 0 1 2-2h9M10 2.5 13.5 6 10 9.5" />,
  refresh: <path d="M13.5 8a5.5 5.5 0 1 1-1.7-4M13.5 2v3.5H10" />,
  search: <path d="M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2zM10.7 10.7 14 14" />,
  send: <path d="M8 13V3M4 7l4-4 4 4M2.5 14.5h11" />,
  settings: <path d="M2 4.5h7M12.5 4.5H14M2 11.5h1.5M7 11.5h7M10.7 3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM5.3 10a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z" />,
  'sign-out': <path d="M6.5 2.5h-4v11h4M6 8h8M11 5l3 3-3 3" />,
  trash: <path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9M6.7 7v4M9.3 7v4" />,
  undo: <path d="M2.5 6h7a3.5 3.5 0 0 1 0 7H5M5.5 3l-3 3 3 3" />,
  redo: <path d="M13.5 6h-7a3.5 3.5 0 0 0 0 7H11M10.5 3l3 3-3 3" />,
  upload: <path d="M8 10V2.5M4.5 6 8 2.5 11.5 6M2.5 10v3.5h11V10" />,
  wide: <path d="M1.5 3v10M14.5 3v10M4 8h8M6 6 4 8l2 2M10 6l2 2-2 2" />,
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

const directed: ReadonlySet<IconName> = new Set<IconName>(['back', 'chevron', 'external', 'redirect', 'page', 'file', 'sign-out'])

type IconProps = {
  name: IconName
  /** In px. */
  size?: number
  /** Only where the drawing says something that no text beside it says. */
  label?: string
  className?: string
}

/** A drawing in the colour of the text. */
export function Icon({ name, size = 16, label, className }: IconProps) {
  return (
    <svg
      className={classNames(css.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      focusable="false"
      data-icon={name}
      data-directed={directed.has(name) ? '' : undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawings[name]}
    </svg>
  )
}
