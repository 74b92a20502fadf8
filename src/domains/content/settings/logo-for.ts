import type { Theme } from './flavours.ts'
import { parsePagePath } from '../pages/page-path.ts'
import type { Logo } from './shapes.ts'

/** The logo of a page: `homepage` is a path of the site, `logo` names a picture of the brand set. */
export type PageLogo = { homepage: string; logo: string }

const defaultLogos: Record<Theme, PageLogo> = {
  jdx: { homepage: '/', logo: 'jaguar' },
  lrdx: { homepage: '/', logo: 'land-rover' },
}

/** The first logo whose pattern fits the path, else the brand's; an invalid logo setting is null. `*` is any text. */
export function logoFor(path: string, { logos, theme }: { logos: readonly Logo[] | null; theme: Theme }): PageLogo {
  const page = parsePagePath(path) ?? ''
  const own = (logos ?? []).find(({ matchingPath }) => fits(page, matchingPath))
  return own ? { homepage: own.homepage, logo: own.logo } : defaultLogos[theme]
}

function fits(path: string, pattern: string): boolean {
  const parts = pattern
    .trim()
    .replace(/^\/|\/$/g, '')
    .split('*')
    .map(escapePattern)
  return new RegExp(`^${parts.join('.*')}$`, 'u').test(path)
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
