import { expect, test, vi } from 'vitest'
import { loadModule } from './load-module.ts'

const failure = (address: string) => new TypeError(`Failed to fetch dynamically imported module: ${address}`)

test('a module that loads is given as it is', async () => {
  const module = { view: 1 }
  expect(await loadModule(async () => module)).toBe(module)
})

test('[B-323] the second attempt asks for a failed file under another address, which browsers do not remember as failed', async () => {
  const address = 'https://site.test/ar/assets/view-1a2b.js'
  const load = vi.fn(() => Promise.reject(failure(address)))
  await expect(loadModule(load)).rejects.toThrow(address)
  // Node cannot import https either, and says which address was asked for.
  await expect(loadModule(load)).rejects.toThrow(/https/)
  await expect(loadModule(load)).rejects.not.toThrow('Failed to fetch')
})

test('an error that names no file is thrown on, every time', async () => {
  const load = () => Promise.reject(new Error('the view threw'))
  await expect(loadModule(load)).rejects.toThrow('the view threw')
  await expect(loadModule(load)).rejects.toThrow('the view threw')
})
