/**
 * Makes the patterns of a document those of JSON Schema, which has no flags: they are written behind a pattern, as in `^a$/u`, where they would be taken for a
 * part of it. What ignores case is no pattern then.
 */
export function plainPatterns(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const schema = value as { pattern?: unknown }
  if (typeof schema.pattern === 'string') {
    const [, source, flags = ''] = /^(.*)\/([dgimsuvy]+)$/s.exec(schema.pattern) ?? []
    if (flags.includes('i')) delete schema.pattern
    else if (source !== undefined) schema.pattern = source
  }
  for (const part of Object.values(value)) plainPatterns(part)
}
