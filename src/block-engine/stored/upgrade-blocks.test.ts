import { expect, test } from 'vitest'
import type { Logger } from '#kernel/log.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import type { Catalogue } from '../catalogue.ts'
import { defineBlock, type Block } from '../define-block.ts'
import { upgradeBlocks } from './upgrade-blocks.ts'

const block = defineBlock({
  symbol: 'sample',
  name: 'Sample',
  description: 'x',
  short_description: 'x',
  group: 'Content',
  version: 2,
  island: 'never',
  fields: [],
}) as unknown as Block
const catalogue: Catalogue = new Map([
  ['sample', { block, upgrades: [{ from: 1, name: 'old became new', apply: (oldBlock) => ({ ...oldBlock, fields: { now: oldBlock.fields.old } }) }] }],
  ['forgotten', { block, upgrades: [] }],
])

test('[B-321] the blocks of a page are upgraded to this build; one that cannot be is kept unchanged and reported', () => {
  const messages: unknown[] = []
  const log: Logger = { error: (...what) => void messages.push(what), warn: () => undefined, info: () => undefined }
  const [old, unknown, stuck] = [aStoredBlock('sample', { old: 1 }), aStoredBlock('from_the_future', { odd: 1 }), aStoredBlock('forgotten', { old: 2 })]
  const upgraded = upgradeBlocks([old, unknown, stuck], catalogue, log)
  expect(upgraded).toEqual([{ ...old, version: 2, fields: { now: 1 } }, unknown, stuck])
  expect(messages).toEqual([['block forgotten could not be upgraded', { block: 'b1', reason: 'forgotten has no upgrade from version 1' }]])
})
