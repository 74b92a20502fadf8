import { type Assets, viewSource } from './assets.ts'

/** Assets from the source tree. `stylesOf` lists the stylesheets that a module imports, directly or not. */
export function developmentAssets(base: string, stylesOf: (source: string) => readonly string[]): Assets {
  return {
    script: `${base}src/site/browser/start-development.ts`,
    scriptPreloads: [],
    stylesheets: (symbols) => {
      const sources = ['src/ui/global.css', ...[...symbols].flatMap((symbol) => stylesOf(viewSource(symbol)))]
      return [...new Set(sources)].map((source) => ({ href: `${base}${source}`, inline: null }))
    },
    allowed: { styles: ["'unsafe-inline'"], connections: ['ws:'] },
    file: (source) => `${base}${source}`,
  }
}
