// Which tests prove the requirements of forms, orders, dynamic content, widgets, settings and layout (C-006): `npm run trace`, or `npm run trace -- C-055`
// for one. Reads titles of tests; that they pass is what `npm test` says of every file.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('..', import.meta.url).pathname

/** Requirements from one number to another, both of them with it. */
function ids(...ranges: readonly (number | readonly [from: number, to: number])[]): string[] {
  const numbers = ranges.flatMap((range) =>
    typeof range === 'number' ? [range] : Array.from({ length: range[1] - range[0] + 1 }, (_, index) => range[0] + index),
  )
  return numbers.map((number) => `C-${String(number).padStart(3, '0')}`)
}

/** The six groups of topics that C-006 names, each with its requirements. */
export const topics: Readonly<Record<string, readonly string[]>> = {
  'calls of the forms service and the shapes of their payloads': ids([55, 70], [78, 80], [146, 150], 201, [205, 218], [220, 228], [233, 248]),
  'calls of online orders, payments and phone verification': ids([75, 77], 103, 104, 219, [249, 276], [285, 290], [393, 396]),
  'rules of dynamic content': ids(102, [124, 128], [172, 192], 283, 284),
  'floating button, quick links, modals, exit popup, autocomplete and footer finder': ids(
    14,
    17,
    [25, 29],
    [33, 52],
    54,
    [81, 95],
    [105, 123],
    [141, 145],
    162,
    [280, 282],
    [313, 317],
    335,
    343,
    344,
    [379, 381],
    [383, 385],
  ),
  'settings and defaults of price formats': ids([71, 74], 157, 158, 199, [229, 232], [319, 324], 337, 338, [350, 371], 397, 398),
  'constants of the layout': ids([408, 421]),
}

/** Files of tests by the requirement that a title in them names in brackets. */
export function testsOfRequirements(): Map<string, string[]> {
  const testsById = new Map<string, string[]>()
  const files = globSync(['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/**/*.{test,spec}.{ts,tsx}'], { cwd: root }).toSorted()
  for (const file of files) {
    const idsOfFile = new Set([...readFileSync(join(root, file), 'utf8').matchAll(/\[([ABC]-\d{3})\]/g)].map(([, id]) => id ?? ''))
    for (const id of idsOfFile) testsById.set(id, [...(testsById.get(id) ?? []), file])
  }
  return testsById
}

if (import.meta.main) {
  const tests = testsOfRequirements()
  const [wantedId] = process.argv.slice(2)
  for (const [topic, requirements] of Object.entries(wantedId ? { [wantedId]: [wantedId] } : topics)) {
    const files = new Set(requirements.flatMap((id) => tests.get(id) ?? []))
    process.stdout.write(`\n${topic}: ${requirements.length} requirements, ${files.size} files of tests\n`)
    for (const id of requirements) process.stdout.write(`  ${id}  ${tests.get(id)?.join(', ') ?? 'NO TEST'}\n`)
  }
}
