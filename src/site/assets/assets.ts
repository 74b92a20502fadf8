import { blockFolders } from '#blocks/folders.gen.ts'
import { screenFolders } from '#screens/folders.gen.ts'

/** Where the browser finds what the build made. Symbols are those of blocks and, with the prefix `widget:` or `screen:`, of the others. */
export type Assets = {
  /** The module that every page loads, and what it imports at once. */
  script: string
  scriptPreloads: readonly string[]
  /** Stylesheets for a page that shows these symbols: one joined file in production. */
  stylesheets: (symbols: Iterable<string>) => readonly string[]
  /** What the content security policy allows besides our own files: the development server styles from script and has its own socket. */
  allowed: { styles: readonly string[]; connections: readonly string[] }
  /** The address of a file of the source tree, such as a font. */
  file: (source: string) => string | undefined
}

export const widgetSymbol = (name: string) => `widget:${name}`

export const screenSymbol = (name: string) => `screen:${name}`

/** The source file of a view, as the build's manifest names it. */
export function viewSource(symbol: string): string {
  if (symbol.startsWith('widget:')) return `src/widgets/${symbol.slice('widget:'.length).replaceAll('_', '-')}/view.tsx`
  if (symbol.startsWith('screen:')) return `src/screens/${screenFolders[symbol.slice('screen:'.length)]}/view.tsx`
  return `src/blocks/${blockFolders[symbol] ?? symbol}/view.tsx`
}
