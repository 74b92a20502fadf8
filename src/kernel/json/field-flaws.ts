import { byName } from '../by-name.ts'

type Issues = { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }

/** The messages of a schema by the field that they are about, as `fields.3.label.ar`; `body` for the whole. */
export function fieldFlaws({ issues }: Issues): Record<string, string[]> {
  const flaws: Record<string, string[]> = byName()
  for (const { path, message } of issues) {
    const name = path.join('.') || 'body'
    flaws[name] = [...(flaws[name] ?? []), message]
  }
  return flaws
}
