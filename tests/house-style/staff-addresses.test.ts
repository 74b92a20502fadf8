import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subjects } from '#admin/app/subjects.ts'

/** Addresses of the admin as code spells them, from anywhere or as a path of its router. */
const SPELLED = [
  /['"`]\/ar\/admin(\/[a-z_]+[^'"`?]*)/g,
  /(?:\bto=\{?|\bto: |\bnavigate\(|\badminAddress\(|\bhref: |=> )['"`](\/[a-z]+_?[a-z_]*(?:\/\$\{[^'"`?]*|\/[a-z_]+[^'"`?]*)?)['"`?]/g,
]
const outside = /^\/(ar|api|forms_api)\b/

function isThere(address: string): boolean {
  const [name, ...rest] = address
    .replace(/\$\{[^}]*\}+/g, ':id')
    .split('/')
    .slice(1)
  const subject = subjects.find((one) => one.name === name)
  if (!subject) return false
  const place = rest.join('/')
  if (place === '') return true
  if (place === 'create') return subject.screens.create !== undefined
  return (place === ':id' && subject.screens.edit !== undefined) || (subject.routes ?? []).some(({ path }) => path.replace(/:\w+/g, ':id') === place)
}

test('every address of the admin that is spelled in the code leads to a screen', () => {
  const addresses = globSync('src/{admin,editor,staff,domains,fields,mails,server}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|\/(calls|api)\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const spelled = file.startsWith('src/admin') || file.startsWith('src/staff') ? SPELLED : SPELLED.slice(0, 1)
      return spelled.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address = '']) => ({ file, address })))
    })
    .filter(({ address }) => !outside.test(address))
  expect(addresses.filter(({ address }) => !isThere(address))).toEqual([])
  // An empty list would say that nothing is found any more.
  expect(addresses.length).toBeGreaterThan(40)
})
