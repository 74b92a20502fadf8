import { type Outcome, refuse } from '#kernel/outcome.ts'
import { isUniqueViolation } from '#platform/database/constraint.server.ts'

/** Turns the database's refusal of a second page at one path into ours: another writer may have got there first. */
export async function refusingTakenPaths<Value, Code extends string>(write: () => Promise<Outcome<Value, Code>>): Promise<Outcome<Value, Code | 'path_taken'>> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'page_path_unique')) return refuse('path_taken')
    throw error
  }
}
