import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { LICENCES } from './scripts/release/supply.ts'
import { scopedNames } from './scripts/scoped-name.ts'
import { THREAD_ADDRESS } from './scripts/processes/thread-address.ts'

/** The view of every block, widget and screen, and of every part of a screen, is an entry of its own, so that each has its own stylesheet in the manifest. */
const views = globSync(['src/{blocks,screens,widgets}/*/view.tsx', 'src/{blocks,screens}/*/*/view.tsx', 'src/screens/**/parts/*/view.tsx']).sort()

/**
 * Writes which stylesheets a chunk needs to `.vite/styles.json` and then hides them from Vite, which would have the browser
 * fetch them one by one: the page's one stylesheet holds them already.
 */
function stylesOfChunks(): Plugin {
  return {
    name: 'styles-of-chunks',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const styles: Record<string, string[]> = {}
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.viteMetadata) continue
          styles[chunk.fileName] = [...chunk.viteMetadata.importedCss]
          chunk.viteMetadata.importedCss.clear()
        }
        this.emitFile({ type: 'asset', fileName: '.vite/styles.json', source: JSON.stringify(styles) })
      },
    },
  }
}

/** Vite's helper fetches stylesheets and chunks ahead of a dynamic import. Here the page brings its styles, so that an import is all there is to do. */
function importsWithoutHelper(): Plugin {
  return {
    name: 'imports-without-helper',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}

/** What a server's thread runs becomes a file of its own, named by what is in it, as Vite does it for threads of browsers. */
function threads(): Plugin {
  return {
    name: 'threads',
    apply: 'build',
    // Sees the text as it was written.
    enforce: 'pre',
    transform: {
      filter: { code: 'new Worker(' },
      handler(code, id) {
        return code.replace(THREAD_ADDRESS, (_all, path: string) => {
          const file = this.emitFile({ type: 'chunk', id: join(dirname(id), path) })
          return `import.meta.ROLLUP_FILE_URL_${file}`
        })
      },
    },
    // Beside the file that starts it, and not at an address of the site.
    resolveFileUrl: ({ fileName, relativePath }) => (fileName.endsWith('.js') ? `new URL(${JSON.stringify(relativePath)}, import.meta.url)` : null),
  }
}

/** Modules by their paths in `src` without an ending, with their styles. One that is not there ends the build: it would silently become a file of its own. */
function modules(...paths: string[]): (id: string) => boolean {
  const gone = paths.filter((path) => globSync(`src/${path}.{ts,tsx}`).length === 0)
  if (gone.length > 0) throw new Error(`vite.config.ts names modules that are not there: ${gone.join(', ')}`)
  return (id) => paths.some((path) => id.includes(`/src/${path}.`))
}

// `mount` stays by itself: when it does not load it is asked for again, and a page must never have two Reacts.
const REACT = /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/
const isOfState = modules(
  ...['track', 'data-layer', 'tag-manager-ready', 'analytics-date'].map((name) => `domains/analytics/${name}`),
  ...['consent', 'consent-now', 'consent-config', 'read-consent'].map((name) => `domains/consent/${name}`),
  ...['ui/load-module', 'domains/stock/saved/saved-list', 'domains/retailers/kept-retailer', 'kernel/browser-storage'],
)
const STATE = (id: string) => isOfState(id) || /node_modules\/nanostores\/|vite\/preload-helper/.test(id)
const HELD = modules('site/browser/held-vehicles', 'domains/orders/journey/soft-lock-record')
const SAVED_PARTS = modules('domains/stock/saved/saved-vehicles', 'domains/stock/saved/compared-vehicles')
/** Asked for by every page with the first interaction. */
const KEPT = modules('domains/markets/kept-country', 'domains/markets/price-note')
const SMALL_PARTS = modules(
  ...['bidi-text', 'heading', 'rich-text', 'table-frame', 'place-of-words'].map((name) => `ui/text/${name}`),
  ...['class-names', 'controls/button', 'icon', 'item-tag', 'link', 'pictures/picture', 'layout/section', 'ui-words'].map((name) => `ui/${name}`),
  ...['anchor', 'block-section', 'block-heading'].map((name) => `block-engine/${name}`),
  ...['kernel/arabic', 'kernel/digits', 'kernel/words/fill-words', 'domains/markets/ui/typed-price', 'domains/markets/ui/use-kept-country'],
)

/** Packages of many small files, each of which costs a start a millisecond; what of them nobody asks for stays away. None of them is shared with a package that is not here. */
const BUNDLED = ['stripe', 'libphonenumber-js', 'drizzle-orm', 'jsondiffpatch', 'cron-parser']

export default defineConfig(({ isSsrBuild }) => ({
  base: '/ar/',
  publicDir: false,
  plugins: [react(), ...(isSsrBuild ? [threads()] : [stylesOfChunks(), importsWithoutHelper()])],
  ssr: { noExternal: isSsrBuild ? BUNDLED : [] },
  css: { modules: { generateScopedName: scopedNames({ letters: 4 }) } },
  build: isSsrBuild
    ? { outDir: 'build/server', target: 'node24', minify: false, emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'build/client',
        manifest: true,
        license: LICENCES,
        target: 'es2022',
        // Older targets make long :lang() lists of every :dir().
        cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
        assetsInlineLimit: 0,
        cssCodeSplit: true,
        // React is asked for beside an island's view; what the view imports is small, and there before React.
        modulePreload: false,
        // Static views are never loaded, but their entries must keep their exports: without them their styles would go as well.
        rolldownOptions: {
          preserveEntrySignatures: 'exports-only',
          // Names of the page's attributes become text where they are used: as exports of a file they would weigh more.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          input: ['src/site/browser/start.ts', 'src/ui/global.css', ...views],
          // React comes as one file, and so do the small parts that nearly every block draws with: a header for each file less.
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: REACT, priority: 3 },
                { name: 'state', test: STATE, priority: 2 },
                { name: 'held', test: HELD, priority: 2 },
                { name: 'saved', test: SAVED_PARTS, priority: 2 },
                { name: 'kept', test: KEPT, priority: 2 },
                { name: 'ui', test: SMALL_PARTS, priority: 1 },
              ],
            },
          },
        },
      },
}))
