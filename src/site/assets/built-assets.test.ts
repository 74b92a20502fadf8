import { createHash } from 'node:crypto'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { viewSource } from './assets.ts'
import { readBuiltAssets } from './built-assets.server.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const manifest = {
  'src/site/browser/start.ts': { file: 'assets/start.js', imports: ['_shared.js'], dynamicImports: ['src/blocks/quote/view.tsx'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/site/browser/islands/mount.ts': { file: 'assets/mount.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/ui/global.css': { file: 'assets/global.css' },
  'src/blocks/quote/view.tsx': { file: 'assets/quote.js', imports: ['_react.js', '_card.js'] },
  'src/blocks/section-tabs/view.tsx': { file: 'assets/tabs.js', imports: ['_card.js'] },
  'src/widgets/footer/view.tsx': { file: 'assets/footer.js' },
  'src/blocks/gallery/carousel/view.tsx': { file: 'assets/gallery.js', dynamicImports: ['src/ui/lightbox/lightbox.tsx'] },
  'src/ui/lightbox/lightbox.tsx': { file: 'assets/lightbox.js', imports: ['_card.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_ring.js'] },
  '_ring.js': { file: 'assets/ring.js', imports: ['_card.js'] },
  'src/ui/fonts/a.woff2': { file: 'assets/a-1.woff2' },
}

const chunkStyles = {
  'assets/start.js': [],
  'assets/quote.js': ['assets/quote.css'],
  'assets/tabs.js': ['assets/tabs.css'],
  'assets/footer.js': ['assets/footer.css'],
  'assets/card.js': ['assets/card.css'],
  'assets/gallery.js': [],
  'assets/lightbox.js': ['assets/lightbox.css'],
}

function aBuild(styles: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'maarad-build-'))
  folders.push(folder)
  mkdirSync(join(folder, '.vite'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, '.vite/styles.json'), JSON.stringify(chunkStyles))
  for (const name of ['global', 'quote', 'tabs', 'footer', 'card', 'lightbox'])
    writeFileSync(join(folder, `assets/${name}.css`), `${styles[name] ?? `.${name}{}`}\n`)
  return readBuiltAssets(folder, '/ar/')
}

const assets = aBuild()
const nameOf = (symbols: string[], of = assets) => (of.stylesheets(symbols)[0]?.href ?? '').replace('/ar/assets/css/', '')

describe('the stylesheet of a page', () => {
  test('is one address, holding the global styles first and those of its blocks, each once', () => {
    expect(assets.stylesheets(['quote', 'section_tabs'])).toHaveLength(1)
    expect(assets.joinedStylesheet(nameOf(['quote', 'section_tabs']))?.split('\n')).toEqual(['.global{}', '.card{}', '.quote{}', '.tabs{}'])
    expect(assets.joinedStylesheet(nameOf(['widget:footer']))).toBe('.global{}\n.footer{}')
    expect(assets.joinedStylesheet(nameOf([]))).toBe('.global{}')
  })

  test('goes with the page: the text of the file, and its digest as policies write it', () => {
    const [sheet] = assets.stylesheets(['quote'])
    const text = assets.joinedStylesheet(nameOf(['quote']))
    expect(sheet?.inline).toEqual({
      text,
      digest: `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
    })
    expect(() => aBuild({ quote: '.quote::after{content:"</STYLE>"}' })).toThrow('would end the element')
  })

  test('brings the styles of what a block asks for later, since nothing else will', () => {
    expect(assets.joinedStylesheet(nameOf(['gallery_carousel']))).toBe('.global{}\n.card{}\n.lightbox{}')
    expect(assets.scriptPreloads).not.toContain('/ar/assets/lightbox.js')
  })

  test('is the same for the same blocks in any order, however often', () => {
    expect(nameOf(['section_tabs', 'quote', 'quote'])).toBe(nameOf(['quote', 'section_tabs']))
    expect(nameOf(['quote'])).not.toBe(nameOf(['section_tabs']))
  })

  test('is the same address in another process of the same build', () => {
    expect(nameOf(['quote'], aBuild())).toBe(nameOf(['quote']))
  })

  test('of another build is another, which this one does not know', () => {
    const other = nameOf(['quote'], aBuild({ quote: '.quote{color:red}' }))
    expect(other).not.toBe(nameOf(['quote']))
    expect(assets.joinedStylesheet(other)).toBeNull()
  })

  test.each(['', '.css', 'x.css', '-00000000.css', '../../../etc/passwd', 'AAAA'])('nobody handed out as %j is none', (name) => {
    expect(assets.joinedStylesheet(name)).toBeNull()
  })

  test('written in another way of the same bits is none, so that nobody can fill the memory with it', () => {
    const name = nameOf(['quote'])
    const build = name.slice(name.lastIndexOf('-'))
    expect([`${name.slice(0, -build.length)}=${build}`, `${name.slice(0, -build.length)}AA${build}`, `A+${build}`].map(assets.joinedStylesheet)).toEqual([
      null,
      null,
      null,
    ])
  })

  test('of a block without styles or without a view is the global one', () => {
    expect(nameOf(['unknown'])).toBe(nameOf([]))
  })
})

describe('modules', () => {
  test('of the start script are preloaded with it', () => {
    expect(assets.script).toBe('/ar/assets/start.js')
    expect(assets.scriptPreloads).toEqual(['/ar/assets/shared.js'])
  })
})

test('a source file has the address that the build gave it', () => {
  expect(assets.file('src/ui/fonts/a.woff2')).toBe('/ar/assets/a-1.woff2')
  expect(assets.file('src/ui/fonts/b.woff2')).toBeUndefined()
})

test('views are found by symbol', () => {
  expect(viewSource('section_tabs')).toBe('src/blocks/section-tabs/view.tsx')
  expect(viewSource('stock_locator_overseas')).toBe('src/blocks/stock-locator/overseas/view.tsx')
  expect(viewSource('widget:error-screen')).toBe('src/widgets/error-screen/view.tsx')
})
