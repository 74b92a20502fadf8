import { expect, test, vi } from 'vitest'
import { blockTemplates as templatesOfServer } from '#blocks/templates.gen.ts'

/** Another editor, which has loaded nothing yet. */
async function anEditor() {
  vi.resetModules()
  return import('./block-templates.ts')
}

test('the templates that are asked for come, each once, and no others; what this build does not have is left', async () => {
  const { blockTemplates, isTemplate, loadTemplate, loadTemplates, templatesInOrder } = await anEditor()
  expect([...blockTemplates.keys()]).toEqual([])
  await loadTemplates(['quote', 'news', 'gone', 'constructor', 'quote'])
  expect(new Set(blockTemplates.keys())).toEqual(new Set(['news', 'quote']))
  expect(templatesInOrder().map(({ block }) => block.symbol)).toEqual(['news', 'quote'])
  expect(loadTemplate('news')).toBe(loadTemplate('news'))
  expect(['news', 'accordion', 'gone', 'constructor'].map(isTemplate)).toEqual([true, true, false, false])
  await expect(loadTemplate('gone')).rejects.toThrow('no template gone')
})

test('while nobody waits they come few at a time, each time the browser is idle, until all are there', async () => {
  vi.useFakeTimers()
  const { blockTemplates, loadTemplatesAhead, templateSymbols } = await anEditor()
  const all = loadTemplatesAhead()
  expect(loadTemplatesAhead()).toBe(all)
  expect(blockTemplates.size).toBe(0)
  await vi.advanceTimersToNextTimerAsync()
  await vi.waitUntil(() => blockTemplates.size > 0)
  expect(blockTemplates.size).toBeLessThanOrEqual(8)
  await vi.waitUntil(async () => {
    await vi.advanceTimersByTimeAsync(200)
    return blockTemplates.size === templateSymbols.length
  })
  await all
  vi.useRealTimers()
})

test('all of them are those of the server, in the same order', async () => {
  const { loadAllTemplates, templatesInOrder } = await anEditor()
  await loadAllTemplates()
  expect(templatesInOrder().map(({ block, upgrades }) => [block.symbol, block.version, upgrades.length])).toEqual(
    [...templatesOfServer.values()].map(({ block, upgrades }) => [block.symbol, block.version, upgrades.length]),
  )
})
