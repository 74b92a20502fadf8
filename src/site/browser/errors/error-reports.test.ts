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
  delete document.body.dataset.errorsNeedNoConsent
  localStorage.clear()
})

const crash = (message: string) => dispatchEvent(new ErrorEvent('error', { error: new Error(message), message }))
const rejection = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

test('[A-367] [A-368] [C-342] uncaught errors and rejections wait for the service and are delivered in order, later ones at once', async () => {
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

test('[A-368][C-342] an error goes with its stack; what is no error goes as text', async () => {
  const { connectReporter, report } = await import('./error-reports.ts')
  const sent: { message: string; stack: string | undefined }[] = []
  connectReporter((entry) => void sent.push(entry))
  report(new Error('why'))
  report(42)
  expect(sent[0]?.stack).toContain('error-reports.test')
  expect(sent[1]).toEqual({ name: '', message: '42', stack: undefined })
})

test('[A-369] [C-318] [C-342] without a key nothing is kept and no reporter is loaded', async () => {
  const { connectReporter, reportErrors } = await import('./error-reports.ts')
  reportErrors()
  rejection('unheard')
  const sent: unknown[] = []
  connectReporter((entry) => void sent.push(entry))
  expect(sent).toEqual([])
  expect(requestIdleCallback).not.toHaveBeenCalled()
})

test('[A-369] [C-318] the reporter is loaded after the visitor allowed it, or at once where the settings say that nobody is asked', async () => {
  document.body.dataset.errorReports = 'key'
  const { reportErrors } = await import('./error-reports.ts')
  const { readAgain } = await import('#domains/consent/index.ts')
  reportErrors()
  expect(requestIdleCallback).not.toHaveBeenCalled()
  localStorage.setItem('cookieConsentStatus', 'accepted')
  readAgain()
  expect(requestIdleCallback).toHaveBeenCalledOnce()
  localStorage.clear()
  vi.resetModules()
  document.body.dataset.errorsNeedNoConsent = ''
  const again = await import('./error-reports.ts')
  again.reportErrors()
  expect(requestIdleCallback).toHaveBeenCalledTimes(2)
})

test('[A-368][C-342] an error that repeats itself while nobody listens is kept twenty times at most', async () => {
  document.body.dataset.errorReports = 'key'
  const { connectReporter, reportErrors } = await import('./error-reports.ts')
  reportErrors()
  for (let count = 0; count < 30; count++) crash(`error ${count}`)
  const sent: string[] = []
  connectReporter(({ message }) => void sent.push(message))
  expect([sent.length, sent[0]]).toEqual([20, 'error 0'])
})
