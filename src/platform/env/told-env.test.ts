import { expect, test } from 'vitest'
import { readEnv } from './env.server.ts'
import { toldEnv } from './told-env.ts'
import { type Variable, variables } from './variables.ts'

test('the configuration is told without its secrets', () => {
  const toldVariables = toldEnv(
    readEnv({
      DATABASE_URL: 'postgresql://maarad:hunter2@db.example:5432/maarad?password=hunter3',
      SMTP_URL: 'smtps://site:hunter2@mail.example:465',
      API_TOKEN: 'hunter2-hunter2-hunter2-hunter2-hunter2',
      TRUSTED_PROXIES: '10.0.0.0/8',
    }),
  )
  expect(toldVariables).toMatchObject({
    DATABASE_URL: 'at db.example:5432',
    SMTP_URL: 'at mail.example:465',
    API_TOKEN: 'set',
    TRUSTED_PROXIES: ['10.0.0.0/8'],
    PORT: 3000,
  })
  expect(toldVariables).not.toHaveProperty('SECRET_KEY')
  expect(JSON.stringify(toldVariables)).not.toContain('hunter')
})

test('a variable whose name speaks of a secret is one', () => {
  const open = Object.entries<Variable>(variables).filter(([name, { hides }]) => /SECRET|TOKEN|PASSWORD|PRIVATE|ACCESS_KEY/.test(name) && hides !== 'secret')
  expect(open.map(([name]) => name)).toEqual([])
})
