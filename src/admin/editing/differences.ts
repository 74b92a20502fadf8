type Values = Readonly<Record<string, unknown>>

/** A field whose form value differs from the value that is stored now. */
export type Difference = {
  field: string
  mine: unknown
  theirs: unknown
  /** Whether mine differs from the value that the form was loaded with. */
  isMine: boolean
}

/** Only the server writes these fields, so they cannot conflict. */
const writtenByServer: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'updated_at', 'updated_by'])

type Sides = { base: Values; mine: Values; theirs: Values; fields?: readonly string[] | undefined }

/** Compares field by field, all fields by default; `base` is the record that the form was loaded with. */
export function differencesOf({ base, mine, theirs, fields = Object.keys({ ...theirs, ...mine }) }: Sides): Difference[] {
  return fields
    .filter((field) => !writtenByServer.has(field) && !isSame(mine[field], theirs[field]))
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      isMine: !isSame(base[field], mine[field]),
    }))
}

/** The merged record: the stored version with my values of the fields in which mine is kept. */
export function settleDifferences(theirs: Values, keptDifferences: readonly Difference[]): Record<string, unknown> {
  return { ...theirs, ...Object.fromEntries(keptDifferences.map(({ field, mine }) => [field, mine])) }
}

// A form returns '' or undefined for a stored null.
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
}
