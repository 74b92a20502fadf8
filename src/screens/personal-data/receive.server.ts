import { confirmLinkedRequest } from '#domains/people/index.server.ts'
import type { PostAnswer, ScreenAddress, ScreenContext } from '../define-screen.ts'

/** The press of its button. The same address then says that the request is confirmed. */
export async function receive({ ctx, secretKey }: ScreenContext, { path, params }: ScreenAddress): Promise<PostAnswer> {
  const confirmed = await confirmLinkedRequest(ctx, { token: params.token ?? '', secretKey })
  if (confirmed.ok) return { kind: 'leads_to', location: `/ar/${path}` }
  return confirmed.code === 'gone' ? { kind: 'none' } : { kind: 'again', status: 422, posted: null }
}
