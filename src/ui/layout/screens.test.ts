import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { imageScreens } from './screens.ts'

const SOURCE = join(import.meta.dirname, '../..')

/** Smallest width in px of each layout screen. */
const screens = { sm: 0, md: 741, 'md-screen': 768, lg: 901, 'lg-screen': 1280, xl: 1024, 'xl-screen': 1461, xxl: 1480, 'xxl-screen': 1920 }
/** Widths of single widgets, and the end of the small screens. */
const OWN_WIDTHS = [961, 1251]
const turningPoints = { min: [...Object.values(screens), ...OWN_WIDTHS], max: [900] }

test('[A-403] the image screens are these six and are kept apart from the layout screens', () => {
  expect(imageScreens).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 })
})

/** What visitors see. The editor is a tool with panels of its own widths. */
const isOfTheSite = (file: string) => !file.startsWith('editor/')

test('[A-402] [C-408] [C-409] every stylesheet of the site turns at the widths of the design only, at 900 as a maximum and at the others as a minimum', async () => {
  const odd: string[] = []
  for (const file of (await stylesheets()).filter(isOfTheSite)) {
    for (const { edge, width } of widthQueries(await readFile(join(SOURCE, file), 'utf8'))) {
      if (edge === undefined || !turningPoints[edge].includes(width)) odd.push(`${file}: ${edge} ${width}`)
    }
  }
  expect(odd).toEqual([])
})

test('[C-408] [C-409] so does every query in code: sizes of pictures, and what scripts ask of the screen', async () => {
  const odd: string[] = []
  const files = (await readdir(SOURCE, { recursive: true })).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  for (const file of files.filter((name) => !/^(editor|admin|staff)\//.test(name))) {
    for (const [, edge, width] of (await readFile(join(SOURCE, file), 'utf8')).matchAll(/\((min|max)-width: (\d+)px\)/g)) {
      if (!turningPoints[edge as 'min' | 'max'].includes(Number(width))) odd.push(`${file}: ${edge} ${width}`)
    }
  }
  expect(odd).toEqual([])
})

test('the scan for widths sees prefixed and ranged queries, and units other than px', () => {
  expect(widthQueries('@media (min-width: 901px) and (max-width:900px) {}')).toEqual([
    { edge: 'min', width: 901 },
    { edge: 'max', width: 900 },
  ])
  expect(widthQueries('@media (width >= 60em) {}')).toEqual([{ edge: undefined, width: Number.NaN }])
  expect(widthQueries('@media (hover: hover) {} .a { max-width: 3px }')).toEqual([])
})

test('stylesheets use logical properties and carry no inline letter-spacing, so that they turn round with the reading direction', async () => {
  const physical =
    /(?:^|[;{\s])(?:(?:margin|padding|border|inset)-(?:left|right)|left|right|letter-spacing)\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)/m
  const odd: string[] = []
  for (const file of await stylesheets()) {
    if (physical.test(withoutComments(await readFile(join(SOURCE, file), 'utf8')))) odd.push(file)
  }
  expect(odd).toEqual([])
})

async function stylesheets(): Promise<string[]> {
  const files = (await readdir(SOURCE, { recursive: true })).filter((file) => /\.s?css$/.test(file))
  expect(files).toContain('ui/tokens.css')
  return files
}

function widthQueries(css: string): { edge: 'min' | 'max' | undefined; width: number }[] {
  return [...withoutComments(css).matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(/\((?:(min|max)-)?(?:width|inline-size)\s*[:<>=][^)]*\)/g)].map(([feature, edge]) => ({
      edge: edge as 'min' | 'max' | undefined,
      width: Number(/:\s*(\d+)px\s*\)/.exec(feature)?.[1]),
    })),
  )
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '')
}
