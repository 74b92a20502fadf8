/** Values of offers as they are compared: trimmed, in small letters, spaces as underscores (C-101, C-181). */
export function normalised(value: string): string {
  return value.trim().toLowerCase().replaceAll(' ', '_')
}

/** Names of models and brands as they are compared: hyphens count as spaces as well (C-177, C-185). */
export function nameKey(name: string): string {
  return normalised(name).replaceAll('-', '_')
}
