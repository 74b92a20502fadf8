import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { unusedByStaff } from './unused-by-staff.ts'

/** What a script says that is built as editor and admin are. */
async function built(script: string): Promise<{ run: () => unknown }> {
  const folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.cache/unused-'))
  try {
    await writeFile(join(folder, 'start.ts'), script)
    const made = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [unusedByStaff()],
      build: { write: false, lib: { entry: join(folder, 'start.ts'), formats: ['iife'], name: 'start' } },
    })
    const [{ output }] = made as [Rolldown.RolldownOutput]
    const { code } = output[0]
    return { run: new Function(`${code}\nreturn start()`) as () => unknown }
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('schemas of the browsers of staff check as ever, know their limits, and do not describe themselves', async () => {
  const checked = await built(
    `import { z } from 'zod'\nconst Name = z.object({ name: z.string().min(2).max(9), age: z.number().max(7).optional() })\nexport default () => [Name.safeParse({ name: 'ab' }).success, Name.safeParse({ name: 'a' }).success, Name.shape.name.maxLength]`,
  )
  expect(checked.run()).toEqual([true, false, 9])
  const described = await built(`import { z } from 'zod'\nexport default () => z.toJSONSchema(z.string())`)
  expect(described.run).toThrow('the server only')
  const itself = await built(`import { z } from 'zod'\nexport default () => z.string().toJSONSchema()`)
  expect(itself.run).toThrow('the server only')
})

test('Puck compares its styles by their own text', async () => {
  const hashed = await built(`import hash from 'object-hash'\nexport default () => hash('<style>a{}</style>')`)
  expect(hashed.run()).toBe('<style>a{}</style>')
})

test("the menu of Puck's own rich text says that it is not there", async () => {
  const opened = await built(`import { Popover } from '@radix-ui/react-popover'\nexport default () => Popover({})`)
  expect(opened.run).toThrow('not part of this build')
})
