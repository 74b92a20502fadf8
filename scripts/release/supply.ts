/** Where Vite writes what it built into the pages, and into editor and admin: each package with its licence and its text. */
export const LICENCES = { fileName: '.vite/licences.json' }

export type LockedPackage = { name?: string; version?: string; license?: string | undefined; dev?: boolean; hasInstallScript?: boolean; integrity?: string }

/**
 * Licences that a shipped package may have: those that ask for a notice, and the LGPL of the library for pictures, which is loaded as a file of its own and
 * can be replaced. Whoever adds one has read it.
 */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
])
/** Packages that say their licence in a file only. */
const byFile = new Map([['png-js', 'MIT']])

/** Shipped packages with a licence that is not on the list. */
export function licenceFlaws(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { dev, license }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    const licence = licenceOf(name, { license })
    return path === '' || dev || isAllowed(licence) ? [] : [`${name}: ${licence}`]
  })
}

/** The licence that a package names, in its description or in a file of its own; `none` without any. */
export function licenceOf(name: string, { license }: Pick<LockedPackage, 'license'>): string {
  return license ?? byFile.get(name) ?? 'none'
}

/** `MIT`, `(MIT OR CC0-1.0)` or `Apache-2.0 AND MIT`: the three forms that packages use. */
function isAllowed(licence: string): boolean {
  const terms = licence.replace(/[()]/g, '')
  if (terms.includes(' OR ')) return terms.split(' OR ').some((term) => isAllowed(term))
  return terms.split(' AND ').every((term) => allowed.has(term))
}

/** What `npm audit --json` said, in a sentence or more, and whether a flaw is high or critical. */
export function judgeAudit(output: string): { says: string; isSerious: boolean } {
  const { vulnerabilities, message } = readAudit(output)
  if (!vulnerabilities) return { says: `Known flaws of packages were not looked up: ${message ?? 'the registry gave no answer'}`, isSerious: false }
  const flaws = Object.values(vulnerabilities)
  const serious = flaws.filter(({ severity }) => severity === 'high' || severity === 'critical')
  const told = flaws.map(({ name, severity, range }) => `  ${severity}: ${name} ${range}`)
  return {
    says: [`Known flaws of packages of the server: ${flaws.length}, ${serious.length} of them high or critical`, ...told].join('\n'),
    isSerious: serious.length > 0,
  }
}

type Audit = { vulnerabilities?: Record<string, { name: string; severity: string; range: string }>; message?: string }

function readAudit(output: string): Audit {
  try {
    return JSON.parse(output) as Audit
  } catch {
    // No JSON comes where npm itself fails; what it said is the reason.
    return output.trim() === '' ? {} : { message: output.trim() }
  }
}
