import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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
  expect(unit).toContain('ExecStart=/opt/maarad/node_modules/.bin/node build/server/main.js\n')
})

test('nginx keeps nothing of who has a session', () => {
  expect(read('proxy/nginx.conf')).toContain(`"~${SESSION_COOKIE}=" 1;`)
})

test.each(['proxy/nginx.conf', 'proxy/Caddyfile'])('%s goes to the port of the site and gives it addresses and ids', (file) => {
  const text = read(file)
  expect(text).toContain(`127.0.0.1:${defaultOf('PORT')}`)
  expect(text).toMatch(/X-Forwarded-For/)
  expect(text).toMatch(/X-Request-Id/)
})
