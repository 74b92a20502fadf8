import { expect, test } from 'vitest'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

type Operation = { security?: unknown; responses: Record<string, { content?: Record<string, unknown> }> }

const app = createApp(await testServices())
const ask = async (path: string) => {
  const response = await app.request(`https://site.test${path}`)
  return { status: response.status, json: response.headers.get('content-type')?.startsWith('application/json') ? await response.json() : null }
}

test('[A-186] every public call that answers with data refuses a parameter that it does not know, by its name', async () => {
  const { paths } = (await ask('/api/openapi.json')).json as { paths: Record<string, Record<string, Operation>> }
  const open = Object.entries(paths).flatMap(([path, { get }]) => (get && !get.security && get.responses['200']?.content?.['application/json'] ? [path] : []))
  expect(open.length).toBeGreaterThan(20)
  const answers = await Promise.all(
    open.map(async (path) => {
      const { status, json } = await ask(`${path.replaceAll(/\{\w+\}/g, '1')}?colour_of_roof=red`)
      return [path, status, json?.error?.fields]
    }),
  )
  expect(answers.filter(([, status, fields]) => status !== 422 || !fields?.colour_of_roof)).toEqual([])
})
