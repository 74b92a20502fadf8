// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { createBlockData } from './block-data.ts'

afterEach(() => vi.unstubAllGlobals())

/** What the server tells of a block, one answer after the other. */
function tells(...answers: { value: unknown; failed: boolean }[]) {
  const fetched = vi.fn(async () => Response.json({ data: answers.shift() }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('a block whose data could not be loaded says so instead of standing there empty, until it is asked for again', async () => {
  const fetched = tells({ value: null, failed: true }, { value: ['offer'], failed: false })
  const block = aStoredBlock('hero_carousel', {})
  const blockData = createBlockData()
  expect(blockData.get(block.id)).toEqual({ state: 'loading' })
  blockData.request(block, '')
  await vi.waitFor(() => expect(blockData.get(block.id)).toEqual({ state: 'failed' }))
  blockData.retry(block.id)
  await vi.waitFor(() => expect(blockData.get(block.id)).toEqual({ state: 'ready', value: ['offer'], query: {} }))
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('what was loaded stays while a newer state of the block cannot be', async () => {
  tells({ value: 1, failed: false }, { value: null, failed: true })
  const block = aStoredBlock('hero_carousel', {})
  const blockData = createBlockData()
  blockData.request(block, '')
  await vi.waitFor(() => expect(blockData.get(block.id)).toMatchObject({ state: 'ready' }))
  const onChange = vi.fn()
  blockData.subscribe(block.id, onChange)
  blockData.request({ ...block, fields: { offer_key: 'x' } }, '')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 5000 })
  expect(blockData.get(block.id)).toMatchObject({ state: 'ready', value: 1 })
})
