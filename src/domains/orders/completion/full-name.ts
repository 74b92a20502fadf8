export function fullName(first: string, last: string): string {
  return [first, last].filter(Boolean).join(' ')
}

/** A name that was written as one: its first word, and the rest, which may be ''. */
export function fullNameParts(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
