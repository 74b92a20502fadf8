// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage } from '#domains/content/index.server.ts'
import { passParamsOn } from '#site/browser/navigation/passed-params.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const services = await testServices()
const app = createApp(services)

const aButton = (id: string, target: string) => ({ id, label: id, target, target_type: 'url', button_type: 'primary', target_action: '' })
const settings = {
  predefined_links: [
    { alias: 'offers', url: '/offers?page=2#all' },
    { alias: 'partner', url: 'https://partner.test/' },
  ],
  'predefined_links.query_params': 'utm_source,ref',
}

test('[B-263][B-264][C-344] a predefined link of a page is followed with the allowed parameters of its address, any other link without', async () => {
  await services.set(settings)
  const buttons = [aButton('عروض', 'offers'), aButton('شريك', 'partner'), aButton('من نحن', '/about')]
  const draft = PageDraft.parse({ path: 'start', title: 'البداية', status: 'published', blocks: [aStoredBlock('snippet', { heading: 'روابط', buttons })] })
  expect((await createPage(services.staffCtx, draft, catalogue)).ok).toBe(true)
  const html = await (await app.request('https://site.test/ar/start?utm_source=x&foo=1&ref=a&ref=b')).text()
  document.documentElement.replaceWith(new DOMParser().parseFromString(html, 'text/html').documentElement)
  history.replaceState(null, '', '/ar/start?utm_source=x&foo=1&ref=a&ref=b')
  // jsdom follows no links.
  addEventListener('click', (event) => event.preventDefault())
  passParamsOn()
  const followed = [...document.querySelectorAll<HTMLAnchorElement>('main section a')].map((link) => {
    fireEvent.click(link.querySelector('span') ?? link)
    return link.getAttribute('href')
  })
  expect(followed).toEqual(['/ar/offers?page=2&utm_source=x&ref=a&ref=b#all', 'https://partner.test/?utm_source=x&ref=a&ref=b', '/ar/about'])
})
