import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, HEIGHT, TIME_ZONE, WIDTH } from './engine.ts'

export const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
export const hasFirefox = existsSync(FIREFOX)

/** A first start asks nothing, tells nobody and looks for no update. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'intl.accept_languages': 'ar-AE, ar',
  'media.autoplay.default': 0,
}

/** A font was on its way when the page was left. */
const leftBehind = /^downloadable font: download failed .*status=2152398850/

type Answer = { type: 'success' | 'error' | 'event'; id?: number; result?: Record<string, unknown>; message?: string; method?: string; params?: LogEntry }
type LogEntry = { level?: string; text?: string; stackTrace?: { callFrames: { url: string; lineNumber: number; columnNumber: number }[] } }

/** Firefox as Debian ships it, without a screen, by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'maarad-firefox-'))
  await writeFile(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join('\n'),
  )
  const child = spawn(FIREFOX, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    env: { ...process.env, TZ: TIME_ZONE, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (piece) => {
      output += piece
      const url = output.match(/WebDriver BiDi listening on (ws:\S+)/)?.[1]
      if (url) resolve(`${url}/session`)
    })
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}:\n${output}`)))
  })
  const problems: string[] = []
  const { send, socket } = await connect(address, (entry) => {
    if (entry.level === 'error' && !leftBehind.test(entry.text ?? ''))
      problems.push(`${entry.text} ${JSON.stringify(entry.stackTrace?.callFrames.slice(0, 3) ?? [])}`)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const context = contexts[0]?.context ?? ''
  await send('browsingContext.setViewport', { context, viewport: { width: WIDTH, height: HEIGHT } })

  return {
    problems,
    goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (call, ...args) => {
      const answer = (await send('script.callFunction', {
        functionDeclaration: `(json) => JSON.stringify((${call})(...JSON.parse(json)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: false,
        // Beside the page's own names.
        target: { context, sandbox: 'tests' },
      })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } }
      if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text)
      return JSON.parse(answer.result?.value ?? 'null')
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    addCookie: async (url, name, value) =>
      void (await send('storage.setCookie', {
        cookie: { name, value: { type: 'string', value }, domain: new URL(url).hostname, httpOnly: true, sameSite: 'lax' },
      })),
    picture: async () => Buffer.from(((await send('browsingContext.captureScreenshot', { context })) as { data: string }).data, 'base64'),
    close: async () => {
      const ended = once(child, 'exit')
      await send('browser.close', {}).catch(() => child.kill())
      socket.close()
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}

async function connect(address: string, hearLog: (entry: LogEntry) => void) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.type === 'event') {
      if (answer.method === 'log.entryAdded' && answer.params) hearLog(answer.params)
      return
    }
    const call = waiting.get(answer.id ?? 0)
    waiting.delete(answer.id ?? 0)
    if (answer.type === 'success') call?.resolve(answer.result ?? {})
    else call?.reject(new Error(answer.message))
  })
  const send = (method: string, params: object) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      count += 1
      waiting.set(count, { resolve, reject })
      socket.send(JSON.stringify({ id: count, method, params }))
    })
  return { send, socket }
}
