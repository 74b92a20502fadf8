type Values = Readonly<Record<string, unknown>>

/** A field in which what somebody is about to save differs from what is stored by now. */
export type Difference = {
  field: string
  mine: unknown
  theirs: unknown
  /** Whether each side has changed what the form began with. */
  isMine: boolean
  isTheirs: boolean
}
export type Side = 'mine' | 'theirs'

/** Only the server writes these fields, so nobody has to choose between two values. */
const kept: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'updated_at'])

type Sides = { base: Values; mine: Values; theirs: Values; fields?: readonly string[] | undefined }

/** Compares field by field, all of them or those named; `base` is what the form began with. */
export function differencesOf({ base, mine, theirs, fields = Object.keys({ ...theirs, ...mine }) }: Sides): Difference[] {
  return fields
    .filter((field) => !kept.has(field) && !isSame(mine[field], theirs[field]))
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      isMine: !isSame(base[field], mine[field]),
      isTheirs: !isSame(base[field], theirs[field]),
    }))
}

/** Which side each field starts on: mine where I changed it, so that nothing typed is lost; theirs where only they did. */
export function firstChoices(differences: readonly Difference[]): Record<string, Side> {
  return Object.fromEntries(differences.map(({ field, isMine }) => [field, isMine ? 'mine' : 'theirs']))
}

/** The record that follows from the choices, on the stored version. */
export function settled(theirs: Values, differences: readonly Difference[], choices: Readonly<Record<string, Side>>): Record<string, unknown> {
  const chosen = differences.filter(({ field }) => choices[field] === 'mine').map(({ field, mine }) => [field, mine] as const)
  return { ...theirs, ...Object.fromEntries(chosen) }
}

// A form gives '' or nothing back for what is stored as null.
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
}
