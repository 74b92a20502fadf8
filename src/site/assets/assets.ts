import { blockFolders } from '#blocks/folders.gen.ts'
import { screenFolders } from '#screens/folders.gen.ts'

/** Addresses of the built assets. A symbol names a block or, with the prefix `widget:` or `screen:`, a widget or screen. */
export type Assets = {
  /** The module that every page loads, and its static imports. */
  script: string
  scriptPreloads: readonly string[]
  /** Stylesheets for a page that shows these symbols: one joined file in production. */
  stylesheets: (symbols: Iterable<string>) => readonly Stylesheet[]
  /** Additions to the content security policy: the development server injects styles by script and uses a socket. */
  allowed: { styles: readonly string[]; connections: readonly string[] }
  /** The address of a file of the source tree, such as a font. */
  file: (source: string) => string | undefined
}

export type Stylesheet = {
  href: string
  /** The text with which a page carries the stylesheet itself, and its digest for the policy; null where browsers have to fetch it. */
  inline: { text: string; digest: string } | null
}

export const widgetSymbol = (name: string) => `widget:${name}`

export const screenSymbol = (name: string) => `screen:${name}`

/** The source file of a view, as named in the build's manifest. */
export function viewSource(symbol: string): string {
  if (symbol.startsWith('widget:')) return `src/widgets/${symbol.slice('widget:'.length).replaceAll('_', '-')}/view.tsx`
  if (symbol.startsWith('screen:')) return `src/screens/${screenFolders[symbol.slice('screen:'.length)]}/view.tsx`
  return `src/blocks/${blockFolders[symbol] ?? symbol}/view.tsx`
}

/** The source file of a block's definition, which the editor fetches for the blocks of its page. */
export function definitionSource(symbol: string): string {
  return `src/blocks/${blockFolders[symbol] ?? symbol}/block.ts`
}
