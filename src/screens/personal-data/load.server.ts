import { findLinkedRequest } from '#domains/people/index.server.ts'
import type { ScreenAddress, ScreenAnswer, ScreenContext } from '../define-screen.ts'
import type { PersonalDataProps } from './view.tsx'
import { personalDataWords } from './words.ts'

/** What was asked for by the link of a mail; a link that we did not sign leads nowhere. */
export async function load({ ctx, secretKey, wordsOf }: ScreenContext, { params }: ScreenAddress): Promise<ScreenAnswer<PersonalDataProps>> {
  const request = await findLinkedRequest(ctx, { token: params.token ?? '', secretKey })
  if (!request.ok && request.code === 'gone') return { kind: 'none' }
  const words = wordsOf(personalDataWords)
  return { kind: 'page', title: words.heading, path: 'personal-data', props: { words, request: request.ok ? request.value : null } }
}
