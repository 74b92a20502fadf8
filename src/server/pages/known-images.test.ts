import sharp from 'sharp'
import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage } from '#domains/content/index.server.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const services = await testServices()
const app = createApp(services)
const staff = { authorization: `Bearer ${TEST_TOKEN}` }

async function addPicture(background = '#335577'): Promise<number> {
  const bytes = await sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'car.jpg', { type: 'image/jpeg' }))
  form.set('alt_ar', 'قديم')
  const answer = await app.request('https://site.test/media/api/v2/images', { method: 'POST', headers: staff, body: form })
  return ((await answer.json()) as { data: { id: number } }).data.id
}

async function rename(id: number, alt: string): Promise<number> {
  const headers = { ...staff, 'content-type': 'application/json' }
  const { status } = await app.request(`https://site.test/media/api/v2/images/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ alt: { ar: alt } }) })
  await services.heard()
  return status
}

const open = async (path: string) => (await app.request(`https://site.test/ar/${path}`)).text()

async function addPage(path: string, blocks: readonly object[]) {
  const createdPage = await createPage(
    services.staffCtx,
    PageDraft.parse({ path, title: 'عنوان', meta_description: 'وصف', status: 'published', blocks }),
    catalogue,
  )
  if (!createdPage.ok) throw new Error(createdPage.code)
  await services.heard()
}

test('[A-099] what is kept of pictures is what the library says: a new text is on every page at once, a picture that was not there is found once it is', async () => {
  const id = await addPicture()
  const withPicture = (image: number) => [aStoredBlock('parallax_image', { heading: 'عنوان' }, [{ image: { id: image } }])]
  for (const path of ['first', 'second']) await addPage(path, withPicture(id))
  await addPage('early', withPicture(id + 1))
  expect(await open('first')).toContain('قديم')
  expect(await open('early')).not.toContain(`images/${id + 1}/640`)
  expect(await rename(id, 'جديد')).toBe(200)
  for (const path of ['first', 'second']) {
    const html = await open(path)
    expect([html.includes('جديد'), html.includes('قديم')]).toEqual([true, false])
  }
  expect(await addPicture('#aa3311')).toBe(id + 1)
  await services.heard()
  expect(await open('early')).toContain(`images/${id + 1}/640`)
})
