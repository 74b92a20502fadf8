// The development server: islands refresh in place, everything that only the server has makes the page load again.
import { createServer } from 'vite'
import { setUpOwnMachine } from './own-machine.ts'

process.env.NODE_ENV = 'development'
setUpOwnMachine(process.env)
const PORT = Number(process.env.PORT || 3000)
const BASE = '/ar/'

const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { port: PORT + 1 } },
  logLevel: 'warn',
})
const { ssr } = vite.environments
const load = (path) => ssr.runner.import(path)

const { readEnv } = await load('/src/platform/env/env.server.ts')
const { startEmbedded } = await load('/src/platform/database/embedded.server.ts')
const env = readEnv(process.env)
let running
let restarting = Promise.resolve()
// One database for the whole session: the site in front of it restarts with every change of server code.
const opening = env.DATABASE_URL ? undefined : startEmbedded(env.DATA_DIR)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await restarting
    await running?.stop()
    await vite.close()
    await (await opening)?.stop()
    process.exit(0)
  })
}
const embedded = await opening
env.DATABASE_URL ??= embedded.url

running = await start()
console.log(`\n  Maarad (development): ${running.address}\n`)

let pause
vite.watcher.on('change', (file) => {
  if (!/\.(ts|tsx|svg)$/.test(file) || /\.test\.tsx?$/.test(file) || isOnlyForBrowsers(file)) return
  clearTimeout(pause)
  pause = setTimeout(() => {
    restarting = restarting.then(() => restart(file)).catch((error) => console.error(error))
  }, 50)
})

async function start() {
  const { startProcess } = await load('/src/server/start-process.server.ts')
  const { developmentAssets } = await load('/src/site/assets/development-assets.ts')
  const { developmentStaffAssets } = await load('/src/server/staff/development-staff-assets.ts')
  const files = { build: new Map(), staff: new Map(), joinedStylesheet: () => null }
  return startProcess(env, { assets: developmentAssets(BASE, stylesOf), staffAssets: developmentStaffAssets(BASE), files, before })
}

async function restart(file) {
  const isIsland = vite.environments.client.moduleGraph.getModulesByFile(file)?.size > 0
  await running.stop()
  ssr.runner.clearCache()
  running = await start()
  if (!isIsland) vite.ws.send({ type: 'full-reload' })
}

function isOnlyForBrowsers(file) {
  return file.includes('/src/site/browser/')
}

function before(request, response, next) {
  const { url } = request
  if (!/^\/ar\/(@|src\/|node_modules\/)/.test(url)) return next()
  vite.middlewares(request, response, () => {
    // Vite cuts the base off the address; the routes want it back.
    request.url = url
    next()
  })
}

function stylesOf(source) {
  const seen = new Set()
  const styles = []
  const visit = (module) => {
    if (!module || seen.has(module)) return
    seen.add(module)
    if (module.url.endsWith('.css')) styles.push(module.url.replace(/^\//, ''))
    module.importedModules.forEach(visit)
  }
  const start = [...(ssr.moduleGraph.getModulesByFile(`${process.cwd()}/${source}`) ?? [])]
  start.forEach(visit)
  return styles
}
