import { type Variable, variables } from './variables.ts'

/** The configuration as a log may have it: what is absent is left out, of secrets only that they are set is told, of addresses with passwords their host. */
export function toldEnv(env: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<Variable>(variables)
      .filter(([name]) => env[name] !== undefined)
      .map(([name, { hides }]) => [name, toldValue(env[name], hides)]),
  )
}

function toldValue(value: unknown, hides: Variable['hides']): unknown {
  if (hides === 'secret') return 'set'
  if (hides === 'address') return URL.canParse(String(value)) ? `at ${new URL(String(value)).host}` : 'set'
  return value
}
