import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { FreshQueries } from './fresh-queries.ts'

test('a list that is asked for the first time while something is added is asked for anew, and other queries go on', async () => {
  const queries = new FreshQueries()
  const answers: ((rows: string[]) => void)[] = []
  const ask = () => new Promise<string[]>((resolve) => answers.push(resolve))
  const files = new QueryObserver(queries, { queryKey: ['files'], queryFn: ask })
  const stop = files.subscribe(() => undefined)
  const other = queries.fetchQuery({ queryKey: ['images'], queryFn: async () => 'unharmed' })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  void queries.invalidateQueries({ queryKey: ['files'] })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.(['before'])
  answers[1]?.(['before', 'added'])
  await vi.waitFor(() => expect(files.getCurrentResult().data).toEqual(['before', 'added']))
  expect(await other).toBe('unharmed')
  stop()
  queries.clear()
})
