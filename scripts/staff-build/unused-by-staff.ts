import type { Plugin } from 'vite'

/** Names that a module exports by `export const` or `export function`. */
const EXPORTS = /^export (?:async )?(?:const|function) (\w+)/gm

/** What a schema knows of its own limits stands among what describes it. */
const LIMITS = 'aggregateChecks'
const WHOLE = 'whole'
const SERVER_ONLY = 'schemas are described as JSON schemas by the server only'

/** What takes the place of something that must never run: who gets there after all is told. */
const refusal = (what: string) => `function refuse() { throw new Error(${JSON.stringify(what)}) }\n`

/**
 * Parts of libraries that editor and admin carry and never run, about 35 KB of what the browsers of staff fetch: libraries name them at their top, so that no
 * bundler can see it.
 */
const REPLACED: readonly { file: RegExp; code: (original: string) => string }[] = [
  {
    // Puck opens it from the toolbar of its own rich text fields. Our blocks have fields of ours (canvas/puck/puck-config.tsx).
    file: /node_modules\/@radix-ui\/react-popover\/dist\/index\.mjs$/,
    code: () =>
      `${refusal('the rich text toolbar of Puck is not part of this build')}export { refuse as Popover, refuse as PopoverTrigger, refuse as PopoverPortal, refuse as PopoverContent }`,
  },
  {
    // Puck keeps in an object which styles its frame has, by a digest of their markup. The markup says it as well.
    file: /node_modules\/object-hash\/dist\/object_hash\.js$/,
    code: () => 'export default (markup) => markup',
  },
  {
    // Every zod schema can describe itself as a JSON schema, which only the server does.
    file: /node_modules\/zod\/v4\/core\/json-schema-processors\.js$/,
    code: (original) => {
      const names = [...original.matchAll(EXPORTS)].flatMap(([, name]) => (name === LIMITS ? [] : `refuse as ${name}`))
      return `${refusal(SERVER_ONLY)}export { ${names.join(', ')} }\nexport { ${LIMITS} } from './json-schema-processors.js?${WHOLE}'`
    },
  },
  {
    file: /node_modules\/zod\/v4\/core\/to-json-schema\.js$/,
    code: (original) => {
      const names = [...original.matchAll(EXPORTS)].map(([, name]) => `later as ${name}`)
      return `${refusal(SERVER_ONLY)}const later = () => refuse\nexport { ${names.join(', ')} }`
    },
  },
]

/** Leaves parts of libraries out of the build of editor and admin that these never run. */
export function unusedByStaff(): Plugin {
  return {
    name: 'unused-by-staff',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [file = '', query] = id.split('?')
      const replaced = query === WHOLE ? undefined : REPLACED.find((part) => part.file.test(file))
      return replaced ? { code: replaced.code(code), map: null } : null
    },
  }
}
