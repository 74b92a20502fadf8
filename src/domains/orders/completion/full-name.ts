export function fullName(first: string, last: string): string {
  return [first, last].filter(Boolean).join(' ')
}
