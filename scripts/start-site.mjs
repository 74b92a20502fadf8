import { createServer } from 'node:net'
import { siteCommand } from './processes/site-command.ts'
import { startChild } from './start-child.mjs'

/** What writes to the site's API in the bench. */
export const TOKEN = 'a-token-for-the-bench-only-0123456789'

const READY = /Maarad is ready/

/** Starts the built site on a free port of the loopback. `command` may be `npm start`, to measure what people type; `more` are further variables. */
export async function startSite(folder, command = [process.execPath, ...siteCommand], more = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    API_TOKEN: TOKEN,
    LOG_LEVEL: 'warn',
    // The editor is measured as one of the demo's people.
    SIGN_IN: 'demo',
    DEMO: 'load',
    ...more,
  }
  const [program, ...args] = command
  return { url, ...(await startChild(program, args, { env, ready: READY })) }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
