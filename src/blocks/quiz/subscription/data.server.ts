import type { ContextOf } from '#block-engine/data-loader.ts'
import type { AskedQuiz } from '../shared/quiz.ts'
import type { subscriptionQuiz } from './block.ts'

/** Where the address says that the visitor is. */
export async function load(_values: unknown, { query }: Pick<ContextOf<typeof subscriptionQuiz>, 'query'>): Promise<AskedQuiz> {
  return { query }
}
