type Values = Readonly<Record<string, unknown>>

/** A field whose form value differs from the value that is stored now. */
export type Difference = {
  field: string
  mine: unknown
  theirs: unknown
  /** Whether each side differs from the value that the form was loaded with. */
  isMine: boolean
  isTheirs: boolean
}
export type Side = 'mine' | 'theirs'

/** Only the server writes these fields, so they cannot conflict. */
const kept: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'updated_at'])

type Sides = { base: Values; mine: Values; theirs: Values; fields?: readonly string[] | undefined }

/** Compares field by field, all fields by default; `base` is the record that the form was loaded with. */
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

/** The initial choice for each field: `mine` where I changed it, so that nothing typed is lost, else `theirs`. */
export function firstChoices(differences: readonly Difference[]): Record<string, Side> {
  return Object.fromEntries(differences.map(({ field, isMine }) => [field, isMine ? 'mine' : 'theirs']))
}

/** The merged record, based on the stored version. */
export function settleDifferences(theirs: Values, differences: readonly Difference[], choices: Readonly<Record<string, Side>>): Record<string, unknown> {
  const chosen = differences.filter(({ field }) => choices[field] === 'mine').map(({ field, mine }) => [field, mine] as const)
  return { ...theirs, ...Object.fromEntries(chosen) }
}

// A form returns '' or undefined for a stored null.
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
}
