import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { aCertificate } from '#tests/support/services/a-certificate-authority.ts'
import { freePort } from '#tests/support/services/free-port.ts'
import { operatorPrograms } from '#tests/support/runner/operator-programs.ts'

// What the programs that read the files of deploy/ say of them, where the machine has them; `npm run test:all` names those that it has not.
const { nginx, caddy, promtool, pgbackrest, hadolint, 'systemd-analyze': systemd } = operatorPrograms
const folder = mkdtempSync(join(tmpdir(), 'maarad-programs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const readDeployFile = (path: string) => readFileSync(`deploy/${path}`, 'utf8')
const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
/** How a program ended, and all that it said. */
function judged(program: string | undefined, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(program ?? '', args, { encoding: 'utf8', env: { ...process.env, HOME: folder, ...env } })
  return { status, said: stdout + stderr }
}
const isFine = { status: 0 }

test.skipIf(!nginx)('nginx takes its file', async () => {
  const { pem, key } = aCertificate({ name: 'www.example.ae' })
  const [plain, secure] = [await freePort(), await freePort()]
  const site = readDeployFile('proxy/nginx.conf')
    .replace('listen 80;', `listen ${plain};`)
    .replace('listen 443 ssl', `listen ${secure} ssl`)
    .replace('/etc/ssl/www.example.ae.pem', file('site.pem', pem))
    .replace('/etc/ssl/www.example.ae.key', file('site.key', key.export({ type: 'pkcs8', format: 'pem' }) as string))
    .replace('/var/cache/nginx/maarad', join(folder, 'pages'))
  const settings = file('nginx.conf', `pid ${join(folder, 'nginx.pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`)
  const answer = judged(nginx, ['-t', '-p', folder, '-c', settings])
  expect(answer).toMatchObject({ ...isFine, said: expect.stringContaining('test is successful') })
  // Newer ones have another word for HTTP/2, as the file says.
  expect(answer.said.split('\n').filter((line) => /\[(warn|emerg|error)\]/.test(line) && !line.includes('http2'))).toEqual([])
})

test.skipIf(!caddy)('Caddy takes its file', () => {
  const answer = judged(caddy, ['validate', '--adapter', 'caddyfile', '--config', 'deploy/proxy/Caddyfile'], { SITE: 'www.example.ae', UPSTREAMS: 'a:1 b:2' })
  expect(answer).toMatchObject({ ...isFine, said: expect.stringContaining('Valid configuration') })
  const adapted = judged(caddy, ['adapt', '--config', 'deploy/proxy/Caddyfile'], { UPSTREAMS: 'a:1 b:2' })
  expect(adapted.said).toContain('"uri":"/health/serving"')
})

test.skipIf(!promtool)('Prometheus takes its rules and its configuration', () => {
  expect(judged(promtool, ['check', 'rules', 'deploy/prometheus/alerts.yaml'])).toMatchObject({ ...isFine, said: expect.stringContaining('SUCCESS') })
  expect(judged(promtool, ['check', 'config', 'deploy/prometheus/prometheus.yaml'])).toMatchObject(isFine)
})

test.skipIf(!systemd)('systemd takes the units', () => {
  // A program that is not there is an error to it: the place of the release has one.
  const place = join(folder, 'opt')
  mkdirSync(join(place, 'node_modules/.bin'), { recursive: true })
  writeFileSync(join(place, 'node_modules/.bin/node'), '#!/bin/sh\n')
  chmodSync(join(place, 'node_modules/.bin/node'), 0o755)
  const units = ['maarad@.service', 'maarad-backup.service', 'maarad-backup.timer']
  for (const unit of units) file(unit, readDeployFile(unit).replaceAll('/opt/maarad', place))
  const answer = judged(systemd, ['verify', ...['maarad@web-1.service', ...units.slice(1)].map((unit) => join(folder, unit))])
  expect(answer.said.split('\n').filter((line) => line.includes('maarad'))).toEqual([])
  expect(answer).toMatchObject(isFine)
})

test.skipIf(!pgbackrest)('pgBackRest takes its file', () => {
  // A folder in place of the bucket, which `info` would ask.
  const settings = readDeployFile('database/pgbackrest.conf')
    .replaceAll(/^repo1-(?:type|s3-[\w-]+)=.*\n/gm, '')
    .replace('repo1-path=/maarad', `repo1-path=${folder}`)
  const options = [`--config=${file('pgbackrest.conf', settings)}`, `--lock-path=${folder}`, '--log-level-file=off', '--stanza=maarad']
  const { said: output } = judged(pgbackrest, [...options, 'info'])
  expect(output).toContain('stanza: maarad')
  expect(output).not.toMatch(/ERROR|WARN/)
})

test.skipIf(!hadolint)('hadolint takes the Dockerfile', () => {
  expect(judged(hadolint, ['deploy/Dockerfile'])).toEqual({ ...isFine, said: '' })
})
