// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const added: [string, EventListener][] = []

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('requestIdleCallback', vi.fn())
  const listen = globalThis.addEventListener
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => {
    added.push([type, listener])
    listen(type, listener)
  })
})

afterEach(() => {
  for (const [type, listener] of added.splice(0)) removeEventListener(type, listener)
  vi.unstubAllGlobals()
  delete document.body.dataset.errorReports
})

const crash = (message: string) => dispatchEvent(new ErrorEvent('error', { error: new Error(message), message }))
const rejection = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

test('[A-367] [A-368] uncaught errors and rejections wait for the service and are delivered in order, later ones at once', async () => {
  document.body.dataset.errorReports = 'key'
  const { connectReporter, reportErrors } = await import('./error-reports.ts')
  reportErrors()
  crash('first')
  rejection(new Error('second'))
  rejection('third')
  const sent: string[] = []
  connectReporter(({ message }) => void sent.push(message))
  expect(sent).toEqual(['first', 'second', 'third'])
  crash('fourth')
  expect(sent).toEqual(['first', 'second', 'third', 'fourth'])
})

test('[A-368] an error goes with its stack; what is no error goes as text', async () => {
  const { connectReporter, report } = await import('./error-reports.ts')
  const sent: { message: string; stack: string | undefined }[] = []
  connectReporter((entry) => void sent.push(entry))
  report(new Error('why'))
  report(42)
  expect(sent[0]?.stack).toContain('error-reports.test')
  expect(sent[1]).toEqual({ message: '42', stack: undefined })
})

test('without a key nothing is kept and no reporter is loaded', async () => {
  const { connectReporter, reportErrors } = await import('./error-reports.ts')
  reportErrors()
  rejection('unheard')
  const sent: unknown[] = []
  connectReporter((entry) => void sent.push(entry))
  expect(sent).toEqual([])
  expect(requestIdleCallback).not.toHaveBeenCalled()
})
