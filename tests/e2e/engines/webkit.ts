import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, HEIGHT, TIME_ZONE, WIDTH } from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
export const hasWebKit = existsSync(DRIVER) && existsSync(SCREEN) && browser !== undefined

/** WebKitGTK as Debian ships it, on a screen of its own, by classic WebDriver. What it says to its console is read from its output. */
export async function startWebKit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'maarad-webkit-'))
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  const port = await aFreePort()
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      TZ: TIME_ZONE,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LANG: 'C.UTF-8',
      // A virtual screen has no graphics card, and a container has no right to make another one inside.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const problems: string[] = []
  hearConsole(driver, problems)

  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  await answers(`http://127.0.0.1:${port}/status`)
  const options = { binary: browser, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] }
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } })) as { sessionId: string }
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => call(method, `/session/${sessionId}${path}`, body)
  await ask('POST', '/window/rect', { width: WIDTH, height: HEIGHT })

  return {
    problems,
    goTo: async (url) => void (await ask('POST', '/url', { url })),
    run: async (run, ...args) => {
      const script = `return JSON.stringify((${run})(...JSON.parse(arguments[0])) ?? null)`
      return JSON.parse((await ask('POST', '/execute/sync', { script, args: [JSON.stringify(args)] })) as string)
    },
    act: async (actions) => void (await ask('POST', '/actions', { actions })),
    addCookie: async (url, name, value) => {
      // A cookie belongs to the page that is open.
      await ask('POST', '/url', { url: `${url}/health/live` })
      await ask('POST', '/cookie', { cookie: { name, value, path: '/', httpOnly: true, sameSite: 'Lax' } })
    },
    picture: async () => Buffer.from((await ask('GET', '/screenshot')) as string, 'base64'),
    close: async () => {
      await ask('DELETE', '').catch(() => undefined)
      await Promise.all([driver, screen].map(end))
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Lines such as `http://…/a.js:1:2: CONSOLE JS ERROR TypeError: …`. */
function hearConsole(driver: ChildProcess, problems: string[]): void {
  for (const stream of [driver.stdout, driver.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      problems.push(...lines.filter((line) => /CONSOLE .*ERROR/.test(line)))
    })
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function answers(url: string): Promise<void> {
  for (;;) {
    try {
      if ((await fetch(url)).ok) return
    } catch {
      await new Promise((resume) => setTimeout(resume, 50))
    }
  }
}
