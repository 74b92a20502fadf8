import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What stands in the editor and in the admin, but for the file that names the colours of both. */
const sheets = globSync(['src/staff/**/*.css', 'src/fields/staff/*.css', 'src/domains/media/ui/*.css', 'src/domains/search/ui/palette/*.css']).filter(
  (path) => !path.endsWith('.gen.css'),
)

/** Marks on a picture, which has any colour, and shadows. */
const isOverPictures = (line: string) => /^(box-shadow|filter|border: 2px solid #fff|background: radial-gradient)/.test(line)

test('what stands in editor and admin has its colours from the look of both, so that it is right in light and dark', () => {
  expect(sheets.length).toBeGreaterThan(5)
  const own = sheets.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i.test(line) && !isOverPictures(line))
      .map((line) => `${path} ${line}`),
  )
  expect(own).toEqual([])
})
