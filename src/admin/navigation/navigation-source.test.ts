// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createDataProvider } from '../data-provider/data-provider.ts'
import { navigation } from './subject.ts'

afterEach(() => vi.unstubAllGlobals())

test('many entries of the menu are named at once: as many as were asked for, and from the list, not from the tree of visitors', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1)
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    if (pathname !== '/api/nav_entries/flat') return Response.json({ error: { status: 422, code: 'invalid' } }, { status: 422 })
    const wanted = (searchParams.get('ids') ?? '').split(',').slice(0, Number(searchParams.get('per_page') ?? 25))
    return Response.json({ data: wanted.map((id) => ({ id: Number(id), label: `عنصر ${id}`, version: '1' })), meta: { total: ids.length } })
  })
  const { data } = await createDataProvider([navigation]).getMany('nav_entries', { ids })
  expect(data.map(({ id }) => id)).toEqual(ids)
})
