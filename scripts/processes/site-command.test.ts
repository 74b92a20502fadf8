import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteCommand } from './site-command.ts'

const read = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')

test('systemd and the image start the site with what npm start starts it with', () => {
  const unit = read('maarad@.service')
  expect(unit.match(/^ExecStart=\S+\/node (.*)$/m)?.[1]).toBe(siteCommand.join(' '))
  expect(JSON.parse(read('Dockerfile').match(/^CMD (.*)$/m)?.[1] ?? '')).toEqual(['node', ...siteCommand])
})
