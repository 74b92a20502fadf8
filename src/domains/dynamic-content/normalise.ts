/** Normalises values of offers for comparison: trimmed, lower case, spaces as underscores (C-101, C-181). */
export function normalise(value: string): string {
  return value.trim().toLowerCase().replaceAll(' ', '_')
}

/** Normalises names of models and brands for comparison: hyphens count as spaces as well (C-177, C-185). */
export function nameKey(name: string): string {
  return normalise(name).replaceAll('-', '_')
}
