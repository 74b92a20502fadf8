import { listStaffNames } from '#domains/accounts/index.server.ts'
import { may } from '#domains/accounts/index.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { type Colleague, plainText } from './comment.ts'

/** Those who read pages in the editor, and so may be mentioned, by name. For use-cases: who asks is not checked. */
export async function listColleagues(db: Queryable): Promise<Colleague[]> {
  const people = await listStaffNames(db)
  return people.filter(({ id, name, role }) => may({ id: `user:${id}`, name, role }, 'pages.read')).map(({ id, name }) => ({ id, name: nameOf(name) }))
}

/** A name on one line that turns the direction of nothing around it. */
export function nameOf(name: string): string {
  return plainText(name).replace(/\s+/g, ' ')
}
