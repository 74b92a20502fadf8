import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startConfined } from './confined-program.server.ts'

test('it reads its folder and no other file, writes none, starts nothing, and knows no variable of the site', async () => {
  const place = mkdtempSync(join(tmpdir(), 'maarad-confined-'))
  writeFileSync(join(place, 'own.txt'), 'own')
  const program = `
    const fs = require('node:fs')
    const tried = {
      own: () => fs.readFileSync(process.env.FOLDER + '/own.txt', 'utf8'),
      package: () => fs.readFileSync('package.json', 'utf8'),
      passwords: () => fs.readFileSync('/etc/passwd', 'utf8'),
      write: () => fs.writeFileSync(process.env.FOLDER + '/new.txt', 'x'),
      program: () => require('node:child_process').execFileSync(process.execPath, ['--version']),
      thread: () => new (require('node:worker_threads').Worker)('1', { eval: true }),
      variables: () => Object.keys(process.env).filter((name) => name !== 'NODE_CHANNEL_FD').join(),
    }
    const answer = {}
    for (const [name, run] of Object.entries(tried)) try { answer[name] = String(run()) } catch (error) { answer[name] = error.code }
    process.send(answer)`
  const child = startConfined(program, { folder: place, env: { FOLDER: place }, mostMegabytes: 64 })
  try {
    const [answer] = await once(child, 'message')
    expect(answer).toEqual({
      own: 'own',
      package: 'ERR_ACCESS_DENIED',
      passwords: 'ERR_ACCESS_DENIED',
      write: 'ERR_ACCESS_DENIED',
      program: 'ERR_ACCESS_DENIED',
      thread: 'ERR_ACCESS_DENIED',
      variables: 'FOLDER',
    })
  } finally {
    child.kill('SIGKILL')
    rmSync(place, { recursive: true })
  }
})
