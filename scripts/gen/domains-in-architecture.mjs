import { readdirSync, readFileSync } from 'node:fs'

const FILE = 'ARCHITECTURE.md'
const LIST = /^(domains\/ +)\S.*?( {6}rules, )/m

/** `ARCHITECTURE.md` with the folders of the domains in its list of rooms; the rest of it is written by hand. */
export function domainsInArchitecture() {
  const text = readFileSync(FILE, 'utf8')
  if (!LIST.test(text)) throw new Error(`${FILE} has no line of the domains`)
  const domains = readdirSync('src/domains', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  return { [FILE]: text.replace(LIST, (_, before, after) => `${before}${domains.join(' · ')}${after}`) }
}
