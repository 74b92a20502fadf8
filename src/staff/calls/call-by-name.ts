import { staffFetch } from '#domains/accounts/index.ts'
import type { AnswerOf, AnyGiven, Arguments, CallName } from './call-types.ts'
import { requestOf } from './request-of.ts'

/**
 * Makes a call of the API by its method and path: what it takes, what it answers and with which codes it is refused is what its definition says. As
 * `staffFetch` it never throws.
 */
export function callByName<Name extends CallName>(name: Name, ...[input]: Arguments<Name>): Promise<AnswerOf<Name>> {
  return answerTo(name, input)
}

/** The same for code that was given what it sends, and does not know it. */
export async function answerTo<Name extends CallName>(name: Name, input: AnyGiven | undefined): Promise<AnswerOf<Name>> {
  return (await staffFetch(...requestOf(name, input))) as AnswerOf<Name>
}
