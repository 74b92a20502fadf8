import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'

const names = readdirSync('docs/decisions').filter((name) => /^\d/.test(name))
const decisions = names.map((name) => ({ name, text: readFileSync(`docs/decisions/${name}`, 'utf8') }))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n')
const folders = new Set(files.flatMap((file) => foldersOf(file)))
const folderNames = new Set([...folders].map((folder) => basename(folder)))
/** Each place by every end of its path, since texts leave out its beginning, and often the endings of its name. */
const places = new Set(
  [...files, ...folders].flatMap((path) => {
    const ends = path.split('/').map((_, index, parts) => parts.slice(index).join('/'))
    return ends.flatMap((end) => [end, end.replace(/\.[a-z]+$/, ''), end.replace(/(\.(server|gen))+\.[a-z]+$/, '')])
  }),
)

function foldersOf(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

/** The places that a text names as code: what begins with a folder of the repository, and what is called like a file of code. */
function placesIn(text: string): string[] {
  const spans = [...text.matchAll(/`#?([\w.-]+(?:\/[\w.-]+)*)\/?`/g)].map(([, span = '']) => span)
  return spans.filter((span) => (span.includes('/') && folderNames.has(span.split('/')[0] ?? '')) || /^[\w-].*\.(tsx?|mjs|cjs|css)$/.test(span))
}

// A template of a path has `x` for the name of any folder.
const isTemplate = (path: string) => path.split('/').includes('x')

test('what a decision names of the code is there', () => {
  const dead = decisions.flatMap(({ name, text }) =>
    placesIn(text)
      .filter((place) => !places.has(place) && !isTemplate(place))
      .map((place) => `${name}: ${place}`),
  )
  expect(dead).toEqual([])
})

test('a decision links to decisions that there are, has a number of its own and a title, and a status that is one', () => {
  const broken = decisions.flatMap(({ name, text }) =>
    [...text.matchAll(/\[(\d{4})\]\(([^)]+)\)/g)]
      .filter(([, number, target = '']) => !names.includes(target) || !target.startsWith(`${number}-`))
      .map(([link]) => `${name}: ${link}`),
  )
  expect(broken).toEqual([])
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length)
  for (const { name, text } of decisions) {
    expect(text, name).toMatch(new RegExp(`^# ${name.slice(0, 4)}\\. \\S`))
    for (const [, status] of text.matchAll(/^\*\*Status\.\*\*(.*)$/gm))
      expect(status, name).toMatch(/^ (Replaced|Amended) by \[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\)\.$/)
  }
})
