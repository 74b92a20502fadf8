import { existsSync, readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { ANSWER_MS } from '#platform/database/database.server.ts'
import { readEnv } from '#platform/env/env.server.ts'
import { variables } from '#platform/env/variables.ts'
import { SESSION_COOKIE } from '../http/cached-answer.server.ts'

const readDeployFile = (path: string) => readFileSync(`deploy/${path}`, 'utf8')
const defaultOf = (name: 'PORT') => variables[name].schema.parse(undefined)

test('the unit of systemd sets variables that there are, and leaves alone what no further start can help', () => {
  const unit = readDeployFile('maarad@.service')
  const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name ?? '')
  expect(names.filter((name) => name !== 'NODE_ENV' && !Object.hasOwn(variables, name))).toEqual([])
  const [, code] = readFileSync('src/main.ts', 'utf8').match(/NEVER_AGAIN = (\d+)/) ?? []
  expect(unit).toContain(`RestartPreventExitStatus=${code}\n`)
  expect(unit).toContain('ExecStart=/opt/maarad/node_modules/.bin/node --max-semi-space-size=8 build/server/main.js\n')
})

test('the unit of the backup runs the command of the archive with the variables of the site, and a timer starts it', () => {
  const [unit, timer] = [readDeployFile('maarad-backup.service'), readDeployFile('maarad-backup.timer')]
  const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name ?? '')
  expect(names.filter((name) => name !== 'NODE_ENV' && !Object.hasOwn(variables, name))).toEqual([])
  expect(unit).toContain('node_modules/.bin/node build/server/main.js backup "')
  for (const file of [unit, readDeployFile('maarad@.service')]) expect(file).toContain('EnvironmentFile=/etc/maarad/all.env\n')
  expect(timer).toMatch(/^OnCalendar=.+$/m)
})

test('nginx keeps nothing of who has a session', () => {
  expect(readDeployFile('proxy/nginx.conf')).toContain(`"~${SESSION_COOKIE}=" 1;`)
})

test('nginx has a name of its own for each memory: one name for two is an error to it', () => {
  const names = [...readDeployFile('proxy/nginx.conf').matchAll(/(?:keys_zone=|_zone \S+ zone=)(\w+):/g)].map(([, name]) => name)
  expect(names).toEqual(['maarad', 'visitors'])
})

test.each(['proxy/nginx.conf', 'proxy/Caddyfile'])('%s goes to the port of the site and gives it addresses and ids', (file) => {
  const text = readDeployFile(file)
  expect(text).toContain(`127.0.0.1:${defaultOf('PORT')}`)
  expect(text).toMatch(/X-Forwarded-For/)
  expect(text).toMatch(/X-Request-Id/)
})

/** Every process says `not_ready` while the database is away: a balancer that asked for that would leave all of them, and readers the pages in memory. */
test.each([
  ['proxy/Caddyfile', /^\s*health_uri (\S+)$/m],
  ['proxy/varnish.vcl', /\.url = "(\S+)";/],
])('%s asks whether a process serves, and not whether it is ready', (file, probe) => {
  expect(readDeployFile(file).match(probe)?.[1]).toBe('/health/serving')
})

test('a process that ends serves on for two probes of the proxy, and is given the time that its end takes', () => {
  const [, source = ''] = readFileSync('src/server/start-process.server.ts', 'utf8').match(/^const DRAIN_MS = (\d+)$/m) ?? []
  const secondsIn = (text: string, pattern: RegExp) => Number(text.match(pattern)?.[1])
  const between = secondsIn(readDeployFile('proxy/Caddyfile'), /health_interval (\d+)s$/m)
  const firstSite = secondsIn(readFileSync('docs/operations/first-site.md', 'utf8'), /^DRAIN_NOTICE_SECONDS=(\d+)$/m)
  const units = { notice: firstSite, patience: secondsIn(readDeployFile('maarad@.service'), /^TimeoutStopSec=(\d+)$/m) }
  const composed = processes
    .filter(({ environment }) => environment.PROCESS_ROLE === 'web')
    .map(({ environment, stop_grace_period = '' }) => ({
      notice: Number(environment.DRAIN_NOTICE_SECONDS),
      patience: secondsIn(stop_grace_period, /^(\d+)s$/),
    }))
  expect([between, composed.length]).toEqual([5, 2])
  for (const { notice, patience } of [units, ...composed]) {
    expect(notice).toBe(2 * between)
    // What is left after the requests: queues, connections, the embedded server.
    expect(patience).toBeGreaterThanOrEqual(notice + Number(source) / 1000 + 10)
  }
})

test('nginx leads http to https, and offers no TLS that is broken', () => {
  const text = readDeployFile('proxy/nginx.conf')
  const [plain = ''] = text.match(/server \{\n {2}listen 80;[^}]*\}/) ?? []
  expect(plain).toContain('return 301 https://$host$request_uri;')
  expect(text).toMatch(/^ {2}ssl_protocols TLSv1\.2 TLSv1\.3;$/m)
  expect(new Set([...text.matchAll(/server_name (\S+);/g)].map(([, name]) => name)).size).toBe(1)
})

test('Varnish asks for who has a session, and its example takes what the site tells it', () => {
  const text = readDeployFile('proxy/varnish.vcl')
  expect(text).toContain(`req.http.cookie ~ "${SESSION_COOKIE}="`)
  const [, url = '', header = ''] = text.match(/CDN_PURGE_URL=(\S+)\n#\s+CDN_PURGE_HEADERS=([\w-]+)=/) ?? []
  expect(text).toContain(`req.url == "${new URL(url).pathname}"`)
  expect(text).toContain(`req.http.${header} != "`)
  expect(text).toContain(`.port = "${defaultOf('PORT')}"`)
})

test('the pooler of the example shares sessions, gives statements a limit, and gives up sooner than the site', () => {
  const text = readDeployFile('database/pgbouncer.ini')
  const valueIn = (name: string) => text.match(new RegExp(`^${name} = (.*)$`, 'm'))?.[1]
  expect(valueIn('pool_mode')).toBe('transaction')
  const [, most] = text.match(/^maarad = .*connect_query='set statement_timeout = (\d+); set idle_in_transaction_session_timeout = \d+'$/m) ?? []
  expect(Number(most)).toBeGreaterThan(0)
  for (const limit of [Number(most), Number(valueIn('query_wait_timeout')) * 1000]) expect(limit).toBeLessThan(ANSWER_MS)
  const [staff, jobs] = (['DATABASE_STAFF_POOL', 'DATABASE_JOBS_POOL'] as const).map((name) => Number(variables[name].schema.parse(undefined)))
  expect(Number(valueIn('default_pool_size'))).toBeGreaterThan(3 * ((staff ?? 0) + (jobs ?? 0) + 2))
})

test('Patroni of the example has what is acknowledged on both servers, and a lease that leaves writes open for less than ten seconds', () => {
  const { bootstrap } = parse(readDeployFile('database/patroni.yaml')) as { bootstrap: { dcs: Record<string, number | boolean> } }
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
      stop_grace_period: z.string().optional(),
      profiles: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      entrypoint: z.array(z.string()).default([]),
      build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
      environment: z.record(z.string(), z.string()).default({}),
    }),
  ),
})
const compose = Compose.parse(parse(readDeployFile('compose.yaml'), { merge: true }))
const processes = Object.values(compose.services).filter(({ build }) => build)

test('the processes of the composed site are told variables that there are, with values that are taken, and share the work', () => {
  for (const { environment, read_only } of processes) {
    expect(read_only).toBe(true)
    const values = Object.fromEntries(
      Object.entries(environment).map(([name, text]) => [name, text.replace(/\$\{(\w+):\?\}/g, (_, variable) => exampleOf(variable))]),
    )
    expect(Object.keys(values).filter((name) => !Object.hasOwn(variables, name))).toEqual([])
    expect(() => readEnv(values)).not.toThrow()
  }
  expect(processes.map(({ environment }) => environment.PROCESS_ROLE)).toEqual(['web', 'web', 'worker'])
})

test('every secret that the composed site needs stands in the example of its variables', () => {
  const askedVariables = [...readDeployFile('compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name ?? '')
  const namedVariables = [...readDeployFile('maarad.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '')
  expect([...new Set(askedVariables)].toSorted()).toEqual(namedVariables.toSorted())
})

test('secrets of the composed site that stand inside of an address are made without letters that mean something there', () => {
  expect(readDeployFile('maarad.env.example')).toContain('`openssl rand -hex ')
  const inAddresses = [...readDeployFile('compose.yaml').matchAll(/:\/\/\w+:\$\{(\w+):\?\}@/g)].map(([, name]) => name)
  expect(inAddresses).toEqual(['DATABASE_PASSWORD', 'S3_SECRET'])
})

test('the bucket of the composed site is made before a process starts, by a client that is told the keys', () => {
  const { 'bucket-made': maker, bucket } = compose.services
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = processes[0]?.environment ?? {}
  const { MINIO_ROOT_USER, MINIO_ROOT_PASSWORD } = bucket?.environment ?? {}
  expect([MINIO_ROOT_USER, MINIO_ROOT_PASSWORD]).toEqual([S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY])
  expect(maker?.entrypoint).toEqual(['mc', 'mb', '--ignore-existing', `local/${S3_BUCKET}`])
  expect(maker?.environment.MC_HOST_local).toBe(S3_ENDPOINT?.replace('://', `://${S3_ACCESS_KEY_ID}:${S3_SECRET_ACCESS_KEY}@`))
})

test('Grafana of the composed site is given its source and our dashboard, and this machine alone reaches it', () => {
  const { grafana, prometheus } = compose.services
  expect([grafana?.profiles, prometheus?.profiles]).toEqual([['figures'], ['figures']])
  for (const volume of grafana?.volumes.filter((path) => path.startsWith('./')) ?? []) {
    expect(existsSync(`deploy/${volume.split(':')[0]}`)).toBe(true)
  }
  const source = parse(readDeployFile('grafana/provisioning/datasources/prometheus.yaml')) as { datasources: { type: string; url: string }[] }
  expect(source.datasources).toMatchObject([{ type: 'prometheus', url: 'http://prometheus:9090' }])
  const dashboards = parse(readDeployFile('grafana/provisioning/dashboards/maarad.yaml')) as { providers: { options: { path: string } }[] }
  expect(grafana?.volumes).toContain(`./grafana/dashboard.json:${dashboards.providers[0]?.options.path}/dashboard.json:ro`)
  expect(readDeployFile('compose.yaml')).toContain("'127.0.0.1:3030:3000'")
})

/** A digest, or a tag that names one release: `18.1-bookworm`, `2.10.2-alpine`, a date; not `latest`, `18`, or what a later build of the same name may replace. */
const isOneRelease = (image: string) => /@sha256:[0-9a-f]{64}$|:(?:v?\d+\.\d+\.\d+|1[0-9]\.\d+|RELEASE\.\d{4}-\d\d-\d\dT[\d-]+Z)(?:-\w+)*$/.test(image)

test('images of others, and those that ours is made from, are named by one release or a digest', () => {
  const others = Object.values(compose.services).flatMap(({ build, image }) => (build ? [] : [image]))
  const dockerfile = readDeployFile('Dockerfile')
  const bases = [...dockerfile.matchAll(/^(?:FROM |ARG NODE=)(\S+)/gm)].map(([, base]) => base ?? '').filter((base) => !base.startsWith('$'))
  expect([others.length, bases.length]).toEqual([6, 1])
  expect([...others, ...bases].filter((image) => !isOneRelease(image))).toEqual([])
  const loose = ['node', 'node:latest', 'node:24-slim', 'node:24.21-slim', 'caddy:2.10-alpine', 'postgres:18', 'minio/minio:latest']
  expect(loose.filter(isOneRelease)).toEqual([])
  expect(isOneRelease(`node:24-slim@sha256:${'0'.repeat(64)}`)).toBe(true)
})

test('the Dockerfile has no instruction, flag or value that there is not', () => {
  const flawsIn = (text: string) => validate(text).map(({ message }) => message)
  const dockerfile = readDeployFile('Dockerfile')
  expect(flawsIn(dockerfile)).toEqual([])
  expect(flawsIn(dockerfile.replace('EXPOSE 3000', 'EXPOSE port').replace('USER node', 'USR node').replace('--interval=10s', '--every=10s'))).toHaveLength(3)
})

test('the image is built from Node of the package, of files that are in the repository, and runs as nobody in particular', () => {
  const dockerfile = readDeployFile('Dockerfile')
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
