/** The choices for conditions (GET /api/editing/condition_choices). */
export type ConditionChoices = {
  strategies: readonly string[]
  /** Values by the name of the property. */
  offers: Readonly<Record<string, readonly string[]>>
  externalModels: readonly string[]
  /** Models by list, by strategy. */
  lists: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}
