import type { Subject } from './subject.ts'
import { foundSubjects } from './subjects.gen.ts'

/** All tabs of the admin, in the order of the menu. */
export const subjects: readonly Subject[] = foundSubjects.toSorted((one, other) => one.order - other.order)
