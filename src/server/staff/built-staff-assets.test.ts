import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readBuiltStaffAssets } from './built-staff-assets.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'maarad-staff-'))
afterAll(() => rmSync(folder, { recursive: true }))

mkdirSync(join(folder, '.vite'))
writeFileSync(
  join(folder, '.vite/manifest.json'),
  JSON.stringify({
    'src/editor/start.tsx': { file: 'start.js', imports: ['_react.js'], css: ['start.css'] },
    'src/admin/start.tsx': { file: 'admin.js', imports: ['_react.js'] },
    '_react.js': { file: 'react.js' },
    '_section.js': { file: 'section.js', css: ['section.css'] },
    'src/blocks/quote/view.tsx': { file: 'quote.js', imports: ['src/editor/start.tsx', '_section.js'], assets: ['quote.txt'] },
  }),
)
const assets = readBuiltStaffAssets(folder, '/ar/staff/')

test('a document loads a module, what that imports, and its stylesheets', () => {
  expect(assets('editor')).toEqual({ script: '/ar/staff/start.js', preloads: ['/ar/staff/react.js'], texts: [], styles: ['/ar/staff/start.css'] })
})

test('parts that are needed soon come along with what they import, each file once, and what was not built is passed over', () => {
  expect(assets('editor', ['src/blocks/quote/view.tsx', 'src/blocks/quote/view.tsx', 'src/blocks/gone/view.tsx'])).toEqual({
    script: '/ar/staff/start.js',
    preloads: ['/ar/staff/react.js', '/ar/staff/quote.js', '/ar/staff/section.js'],
    texts: ['/ar/staff/quote.txt'],
    styles: ['/ar/staff/start.css'],
  })
})
