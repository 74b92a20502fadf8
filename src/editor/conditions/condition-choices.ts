/** The choices for conditions (GET /api/editing/condition_choices). */
export type ConditionChoices = {
  strategies: readonly string[]
  /** Values of offers by property. */
  offers: Readonly<Record<string, readonly string[]>>
  external_models: readonly string[]
  /** Models by strategy and list. */
  lists: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}
