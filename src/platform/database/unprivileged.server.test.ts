import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launchFor } from './unprivileged.server.ts'

test.runIf(process.getuid?.() === 0)('as root a program runs as another user, also in a folder that only root may enter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maarad-closed-'))
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n[ -x "$0" ] && [ -r "$0" ] && id -un\n', { mode: 0o755 })
  const { command, ids } = launchFor([program])
  const [file, args] = command(program, [])
  expect(execFileSync(file, args, { ...ids, encoding: 'utf8' }).trim()).toBe('postgres')
  rmSync(folder, { recursive: true })
})
