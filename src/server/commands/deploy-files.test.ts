import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { ANSWER_MS } from '#platform/database/database.server.ts'
import { readEnv } from '#platform/env/env.server.ts'
import { variables } from '#platform/env/variables.ts'
import { SESSION_COOKIE } from '../http/cached-answer.server.ts'

const read = (path: string) => readFileSync(`deploy/${path}`, 'utf8')
const defaultOf = (name: 'PORT') => variables[name].schema.parse(undefined)

test('the unit of systemd sets variables that there are, and leaves alone what no further start can help', () => {
  const unit = read('maarad@.service')
  const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name ?? '')
  expect(names.filter((name) => name !== 'NODE_ENV' && !Object.hasOwn(variables, name))).toEqual([])
  const [, code] = readFileSync('src/main.ts', 'utf8').match(/NEVER_AGAIN = (\d+)/) ?? []
  expect(unit).toContain(`RestartPreventExitStatus=${code}\n`)
  expect(unit).toContain('ExecStart=/opt/maarad/node_modules/.bin/node --max-semi-space-size=8 build/server/main.js\n')
})

test('the unit of the backup runs the command of the archive with the variables of the site, and a timer starts it', () => {
  const [unit, timer] = [read('maarad-backup.service'), read('maarad-backup.timer')]
  const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name ?? '')
  expect(names.filter((name) => name !== 'NODE_ENV' && !Object.hasOwn(variables, name))).toEqual([])
  expect(unit).toContain('node_modules/.bin/node build/server/main.js backup "')
  for (const file of [unit, read('maarad@.service')]) expect(file).toContain('EnvironmentFile=/etc/maarad/all.env\n')
  expect(timer).toMatch(/^OnCalendar=.+$/m)
})

test('nginx keeps nothing of who has a session', () => {
  expect(read('proxy/nginx.conf')).toContain(`"~${SESSION_COOKIE}=" 1;`)
})

test('nginx has a name of its own for each memory: one name for two is an error to it', () => {
  const names = [...read('proxy/nginx.conf').matchAll(/(?:keys_zone=|_zone \S+ zone=)(\w+):/g)].map(([, name]) => name)
  expect(names).toEqual(['maarad', 'visitors'])
})

test.each(['proxy/nginx.conf', 'proxy/Caddyfile'])('%s goes to the port of the site and gives it addresses and ids', (file) => {
  const text = read(file)
  expect(text).toContain(`127.0.0.1:${defaultOf('PORT')}`)
  expect(text).toMatch(/X-Forwarded-For/)
  expect(text).toMatch(/X-Request-Id/)
})

test('Varnish asks for who has a session, and its example takes what the site tells it', () => {
  const text = read('proxy/varnish.vcl')
  expect(text).toContain(`req.http.cookie ~ "${SESSION_COOKIE}="`)
  const [, url = '', header = ''] = text.match(/CDN_PURGE_URL=(\S+)\n#\s+CDN_PURGE_HEADERS=([\w-]+)=/) ?? []
  expect(text).toContain(`req.url == "${new URL(url).pathname}"`)
  expect(text).toContain(`req.http.${header} != "`)
  expect(text).toContain(`.port = "${defaultOf('PORT')}"`)
})

test('the pooler of the example shares sessions, gives statements a limit, and gives up sooner than the site', () => {
  const text = read('database/pgbouncer.ini')
  const valueIn = (name: string) => text.match(new RegExp(`^${name} = (.*)$`, 'm'))?.[1]
  expect(valueIn('pool_mode')).toBe('transaction')
  const [, most] = text.match(/^maarad = .*connect_query='set statement_timeout = (\d+); set idle_in_transaction_session_timeout = \d+'$/m) ?? []
  expect(Number(most)).toBeGreaterThan(0)
  for (const limit of [Number(most), Number(valueIn('query_wait_timeout')) * 1000]) expect(limit).toBeLessThan(ANSWER_MS)
  const [staff, jobs] = (['DATABASE_STAFF_POOL', 'DATABASE_JOBS_POOL'] as const).map((name) => Number(variables[name].schema.parse(undefined)))
  expect(Number(valueIn('default_pool_size'))).toBeGreaterThan(3 * ((staff ?? 0) + (jobs ?? 0) + 2))
})

test('Patroni of the example has what is acknowledged on both servers, and a lease that leaves writes open for less than ten seconds', () => {
  const { bootstrap } = parse(read('database/patroni.yaml')) as { bootstrap: { dcs: Record<string, number | boolean> } }
  const { ttl, loop_wait, retry_timeout, ...others } = bootstrap.dcs
  expect(Number(ttl)).toBeGreaterThanOrEqual(Number(loop_wait) + 2 * Number(retry_timeout))
  expect(Number(ttl)).toBeLessThan(8)
  expect(others).toMatchObject({ synchronous_mode: true, primary_start_timeout: 0 })
})

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      read_only: z.boolean().optional(),
      build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
      environment: z.record(z.string(), z.string()).default({}),
    }),
  ),
})
const compose = Compose.parse(parse(read('compose.yaml'), { merge: true }))
const processes = Object.values(compose.services).filter(({ build }) => build)

test('the processes of the composed site are told variables that there are, with values that are taken, and share the work', () => {
  for (const { environment, read_only } of processes) {
    expect(read_only).toBe(true)
    const values = Object.fromEntries(
      Object.entries(environment).map(([name, text]) => [name, text.replace(/\$\{(\w+):\?\}/g, (_, named) => exampleOf(named))]),
    )
    expect(Object.keys(values).filter((name) => !Object.hasOwn(variables, name))).toEqual([])
    expect(() => readEnv(values)).not.toThrow()
  }
  expect(processes.map(({ environment }) => environment.PROCESS_ROLE)).toEqual(['web', 'web', 'worker'])
})

test('every secret that the composed site needs stands in the example of its variables', () => {
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name ?? '')
  const named = [...read('maarad.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '')
  expect([...new Set(asked)].toSorted()).toEqual(named.toSorted())
})

/** A digest, or a tag that names one release: `18.1-bookworm`, `2.10.2-alpine`, a date; not `latest`, `18`, or what a later build of the same name may replace. */
const isOneRelease = (image: string) => /@sha256:[0-9a-f]{64}$|:(?:v?\d+\.\d+\.\d+|1[0-9]\.\d+|RELEASE\.\d{4}-\d\d-\d\dT[\d-]+Z)(?:-\w+)*$/.test(image)

test('images of others, and those that ours is made from, are named by one release or a digest', () => {
  const others = Object.values(compose.services).flatMap(({ build, image }) => (build ? [] : [image]))
  const dockerfile = read('Dockerfile')
  const bases = [...dockerfile.matchAll(/^(?:FROM |ARG NODE=)(\S+)/gm)].map(([, base]) => base ?? '').filter((base) => !base.startsWith('$'))
  expect([others.length, bases.length]).toEqual([4, 1])
  expect([...others, ...bases].filter((image) => !isOneRelease(image))).toEqual([])
  const loose = ['node', 'node:latest', 'node:24-slim', 'node:24.21-slim', 'caddy:2.10-alpine', 'postgres:18', 'minio/minio:latest']
  expect(loose.filter(isOneRelease)).toEqual([])
  expect(isOneRelease(`node:24-slim@sha256:${'0'.repeat(64)}`)).toBe(true)
})

test('the image is built from Node of the package, of files that are in the repository, and runs as nobody in particular', () => {
  const dockerfile = read('Dockerfile')
  const { dependencies } = z.object({ dependencies: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
  expect(dockerfile).toContain(`ARG NODE=node:${dependencies.node}-`)
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths]) => (paths ?? '').split(' '))
  expect(copied.filter((path) => !existsSync(path))).toEqual([])
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK [\s\S]*\/health\/live/m)
})

function exampleOf(name: string): string {
  if (name === 'SITE') return 'www.example.ae'
  return name === 'OIDC_ISSUER' ? 'https://login.example.ae' : 'x'.repeat(40)
}
