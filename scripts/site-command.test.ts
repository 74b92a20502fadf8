import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteCommand } from './site-command.ts'

test('systemd starts the site with what npm start starts it with', () => {
  const unit = readFileSync(new URL('../deploy/maarad@.service', import.meta.url), 'utf8')
  expect(unit.match(/^ExecStart=\S+\/node (.*)$/m)?.[1]).toBe(siteCommand.join(' '))
})
