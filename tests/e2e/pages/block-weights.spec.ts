import { expect, test } from '@playwright/test'
import { mostKilobytes, weighBlocks } from '../../../bench/block-weights.ts'

test('no block brings more than 6 KB of JavaScript of its own, and no tool more than 14 KB', () => {
  const weighed = weighBlocks()
  expect(weighed.length).toBeGreaterThan(40)
  expect(weighed.filter(({ kilobytes }) => kilobytes === 0)).toEqual([])
  expect(weighed.filter(({ kind, kilobytes }) => kilobytes > mostKilobytes[kind])).toEqual([])
})
