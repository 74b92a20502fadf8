/** Named patterns; each must match the whole value. */
export const patterns = {
  digits: String.raw`\d+`,
  latin: "[A-Za-z][A-Za-z '.-]*",
  arabic: String.raw`[\u0621-\u064A\u064B-\u0652\s]+`,
  // ISO 3779: no I, O and Q.
  vin: '[A-HJ-NPR-Za-hj-npr-z0-9]{17}',
  plate: '[A-Za-z0-9][A-Za-z0-9 -]*',
} as const
export type PatternName = keyof typeof patterns

export function patternOf(source: string | undefined): PatternName | 'none' | 'own' {
  if (source === undefined) return 'none'
  return (Object.keys(patterns) as PatternName[]).find((name) => patterns[name] === source) ?? 'own'
}

/** Compiled as the server does: for the whole value, with the `u` flag. */
export function isExpression(source: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${source})$`, 'u'))
  } catch {
    // The answer is that it is no expression; the field says so.
    return false
  }
}
