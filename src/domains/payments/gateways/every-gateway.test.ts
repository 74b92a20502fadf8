import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = import.meta.dirname

test('every gateway runs through the suite of all in its own folder', () => {
  const gateways = globSync('*/facts.ts', { cwd: folder }).map((path) => path.split(/[\\/]/)[0])
  expect(gateways.length).toBeGreaterThan(3)
  const tried = gateways.filter((name) =>
    globSync(`${name}/*.test.ts`, { cwd: folder }).some((path) => readFileSync(`${folder}/${path}`, 'utf8').includes('gatewaySuite(')),
  )
  expect(tried).toEqual(gateways)
})
