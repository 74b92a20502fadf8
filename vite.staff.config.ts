import { existsSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { LICENCES } from './scripts/release/supply.ts'
import { scopedNames } from './scripts/scoped-name.ts'
import { findFirstFiles } from './scripts/staff-build/first-files.ts'
import { unusedByStaff } from './scripts/staff-build/unused-by-staff.ts'

const SITE = /\/src\/(blocks|ui|domains)\/.*\.module\.css$/
const STAFF = /\/src\/(editor|admin|fields|domains\/(content|media|search)\/ui)\//
const PUCK = /node_modules\/@puckeditor\/core\/dist\//

const SIDES: readonly (readonly [physical: RegExp, logical: string])[] = [
  [/\b(padding|margin|border)-left\b/g, '$1-inline-start'],
  [/\b(padding|margin|border)-right\b/g, '$1-inline-end'],
  [/\bborder-top-left-radius\b/g, 'border-start-start-radius'],
  [/\bborder-top-right-radius\b/g, 'border-start-end-radius'],
  [/\bborder-bottom-left-radius\b/g, 'border-end-start-radius'],
  [/\bborder-bottom-right-radius\b/g, 'border-end-end-radius'],
  [/(^|[;{\s])left:/g, '$1inset-inline-start:'],
  [/(^|[;{\s])right:/g, '$1inset-inline-end:'],
  [/text-align: left\b/g, 'text-align: start'],
  [/text-align: right\b/g, 'text-align: end'],
]

/**
 * Puck writes its styles for left-to-right pages, and carries them a second time as a text in its script, for pages that do not load
 * the stylesheet: with a web font of a third party. Ours does, so that copy goes.
 */
function puckForArabic(): Plugin {
  return {
    name: 'puck-for-arabic',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (!PUCK.test(file)) return null
      if (file.endsWith('.css')) return { code: SIDES.reduce((css, [physical, logical]) => css.replace(physical, logical), code), map: null }
      const start = code.indexOf('var defaultUiStyles = `')
      if (start < 0) return null
      const end = code.indexOf('`;', start)
      return { code: `${code.slice(0, start)}var defaultUiStyles = '';${code.slice(end + 2)}`, map: null }
    },
  }
}

/** Blocks and forms are drawn in frames that have their styles as text: the documents of editor and admin have no use for them. */
function noStylesOfBlocks(): Plugin {
  return {
    name: 'no-styles-of-blocks',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.viteMetadata) continue
          if (chunk.moduleIds.some((id) => SITE.test(id)) && !chunk.moduleIds.some((id) => STAFF.test(id))) chunk.viteMetadata.importedCss.clear()
        }
      },
    },
  }
}

/** Editor and admin, for staff only; whichever of the two there is. */
const staff = {
  base: '/ar/staff/',
  publicDir: false,
  css: { modules: { generateScopedName: scopedNames({ prefix: 's', letters: 7 }) } },
} as const

const plugins = () => [unusedByStaff(), puckForArabic(), react(), noStylesOfBlocks()]

const output = {
  outDir: 'build/staff',
  manifest: true,
  license: LICENCES,
  target: 'es2022',
  cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  chunkSizeWarningLimit: 1500,
}

const input = ['src/editor/start.tsx', 'src/admin/start.tsx'].filter((path) => existsSync(path))

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return { ...staff, plugins: plugins() }
  const firstFiles = await findFirstFiles({ ...staff, plugins: plugins(), build: { ...output, rolldownOptions: { input } } })
  return {
    ...staff,
    plugins: plugins(),
    build: { ...output, rolldownOptions: { input, output: { codeSplitting: { groups: firstFiles } } } },
  }
})
