import { type AnyOutcome, type FieldFlaws, type Refused, refuse } from '#kernel/outcome.ts'
import { isUniqueViolation } from '#platform/database/constraint.server.ts'

/** Other pages live at these paths; without `fields` it is the path that was asked for. */
export type PathTaken = { code: 'path_taken'; fields?: FieldFlaws }

/** Turns a violation of the unique index into a refusal: a concurrent writer may have taken the path. */
export async function refusingTakenPaths<Answer extends AnyOutcome>(write: () => Promise<Answer>): Promise<Answer | Refused<PathTaken>> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'page_path_unique')) return refuse('path_taken')
    throw error
  }
}
