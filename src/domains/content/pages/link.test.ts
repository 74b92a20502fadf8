import { describe, expect, test } from 'vitest'
import { buttonView, hrefOf, linkView, type LinkLookups } from './link.ts'

const lookups: LinkLookups = {
  predefinedLinks: [
    { alias: 'offers', url: '/offers-and-finance' },
    { alias: 'call', url: 'tel:+971 4 000 0000' },
    { alias: 'loop', url: 'loop' },
  ],
  findPagePath: (id) => ({ 7: 'defender/110', 1: '' })[id] ?? null,
  findFileName: (id) => ({ 3: 'دليل المالك.pdf' })[id] ?? null,
}

describe('the address of a link', () => {
  test.each([
    ['internal', '/contact-us', '/ar/contact-us'],
    ['internal', 'contact-us', '/ar/contact-us'],
    ['internal', '/ar/contact-us/', '/ar/contact-us'],
    ['internal', '/', '/ar/'],
    ['internal', '/compare?models=a b#table', '/ar/compare?models=a%20b#table'],
    ['internal', '/عروض', '/ar/%D8%B9%D8%B1%D9%88%D8%B6'],
    ['external', 'https://example.com/x', 'https://example.com/x'],
    ['external', 'www.example.com', 'https://www.example.com/'],
    ['external', '//example.com/x', 'https://example.com/x'],
    ['external', 'http://example.com/x', 'http://example.com/x'],
    ['external', 'example.com/a?b#c', 'https://example.com/a?b#c'],
    ['external', '/contact-us', '/ar/contact-us'],
    ['internal', ' /contact-us ', '/ar/contact-us'],
    ['internal', '/compare?a=1?b=2', '/ar/compare?a=1?b=2'],
    ['internal', '/compare#a#b', '/ar/compare#a#b'],
    ['internal', '/go-to-mailto:x', '/ar/go-to-mailto%3Ax'],
    ['internal', '/hotel:12', '/ar/hotel%3A12'],
    ['external', '?page=2', '?page=2'],
    ['external', '#specs', '#specs'],
    ['page', ' 7 ', '/ar/defender/110'],
    ['file', ' 3 ', '/media/api/v2/files/3/%D8%AF%D9%84%D9%8A%D9%84%20%D8%A7%D9%84%D9%85%D8%A7%D9%84%D9%83.pdf'],
    ['page', '7', '/ar/defender/110'],
    ['page', '1', '/ar/'],
    ['file', '3', '/media/api/v2/files/3/%D8%AF%D9%84%D9%8A%D9%84%20%D8%A7%D9%84%D9%85%D8%A7%D9%84%D9%83.pdf'],
    ['form', ' 12 ', '/ar/form/12'],
    ['form', '1234567890', '/ar/form/1234567890'],
    ['internal', '#form:12', '/ar/form/12'],
  ] as const)('[A-117] of type %s %s is %s', (link_type, url, href) => {
    expect(hrefOf({ url, link_type }, lookups)).toBe(href)
  })

  test.each([
    ['https://example.com/', 'https://example.com/'],
    ['HTTPS://example.com/', 'https://example.com/'],
    ['TEL:+971 4', 'tel:+9714'],
    ['MAILTO:care@example.com', 'mailto:care@example.com'],
    [' https://example.com/ ', 'https://example.com/'],
    [' tel:+971 4', 'tel:+9714'],
    ['/compare?#', '/ar/compare'],
    ['/compare', '/ar/compare'],
    ['#specs', '#specs'],
    ['?page=2', '?page=2'],
    ['/media/api/v2/files/3/guide.pdf', '/media/api/v2/files/3/guide.pdf'],
    ['mailto:care@example.com', 'mailto:care@example.com'],
  ])('[A-117] without a type %s is %s', (url, href) => {
    expect(hrefOf({ url }, lookups)).toBe(href)
  })

  test.each([
    ['page', '99'],
    ['page', 'x'],
    ['file', '99'],
    ['external', 'https://'],
    ['internal', ''],
    ['internal', '#'],
    ['internal', 'h2.x+y-z:there'],
    ['external', 'ftp://example.com/'],
    ['external', 'xhttp://example.com/'],
    ['external', 'http-x://example.com/'],
    ['internal', '/../x'],
    ['form', '0'],
    ['form', 'x1'],
    ['form', '1x'],
    ['form', '12345678901'],
    ['internal', '#form:x'],
  ] as const)('[A-117] of type %s %j leads nowhere', (link_type, url) => {
    expect(hrefOf({ url, link_type }, lookups)).toBeNull()
  })

  test('[A-117] a page or a file is looked up by a whole number only', () => {
    const askedIds: number[] = []
    const find = (id: number) => {
      askedIds.push(id)
      return 'found'
    }
    const lookupsFound = { ...lookups, findPagePath: find, findFileName: find }
    for (const url of ['0', '07', '-7', '7.5', '7x', 'x7', '12345678901', '']) {
      expect([url, hrefOf({ url, link_type: 'page' }, lookupsFound), hrefOf({ url, link_type: 'file' }, lookupsFound)]).toEqual([url, null, null])
    }
    expect(askedIds).toEqual([])
    expect(hrefOf({ url: '1234567890', link_type: 'page' }, lookupsFound)).toBe('/ar/found')
    expect(askedIds).toEqual([1_234_567_890])
  })

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/x',
    '\\\\evil.example',
    '/\\evil.example',
    '\u0000javascript:alert(1)',
    'https:javascript',
  ])('[A-117] %j is never followed', (url) => {
    for (const link_type of [undefined, 'internal', 'external'] as const) {
      const href = hrefOf({ url, link_type }, lookups)
      expect(href === null || /^(https?:\/\/|\/ar\/)/.test(href), String(href)).toBe(true)
    }
  })

  test('[B-262][C-087][C-088] an alias stands for its url, a name nobody knows for itself', () => {
    expect(hrefOf({ url: 'offers' }, lookups)).toBe('/ar/offers-and-finance')
    expect(hrefOf({ url: ' offers ', link_type: 'internal' }, lookups)).toBe('/ar/offers-and-finance')
    expect(hrefOf({ url: 'call' }, lookups)).toBe('tel:+97140000000')
    expect(hrefOf({ url: 'loop' }, lookups)).toBe('/ar/loop')
    expect(hrefOf({ url: 'stock' }, lookups)).toBe('/ar/stock')
  })

  test.each([
    ['phone', '+971 4 000 0000', 'tel:+97140000000'],
    ['phone', '٨٠٠ ١٢٣', 'tel:800123'],
    ['phone', 'tel:800-123', 'tel:800123'],
    ['phone', 'call us', null],
    ['phone', '+', null],
    ['phone', '(+971) 4+0', 'tel:+97140'],
    ['phone', '9714+', 'tel:9714'],
    ['email', 'care@example.com', 'mailto:care@example.com'],
    ['email', 'mailto:care@example.com', 'mailto:care@example.com'],
    ['email', 'care', null],
    ['email', ' care@example.com ', 'mailto:care@example.com'],
    ['email', 'عناية@example.com', 'mailto:%D8%B9%D9%86%D8%A7%D9%8A%D8%A9@example.com'],
    ['email', 'our care@example.com', null],
    ['email', 'care@example.com now', null],
    ['email', 'xmailto:care@example.com', null],
    ['email', 'a@b.example?bcc=x@y.example', null],
    ['embed', 'https://example.com/tour', 'https://example.com/tour'],
    ['url', '/compare', '/ar/compare'],
  ] as const)('[A-145][B-260] of target %s %s is %s', (target_type, url, href) => {
    expect(hrefOf({ url, target_type }, lookups)).toBe(href)
  })
})

describe('what a link opens', () => {
  const view = (target_type: 'url' | 'embed' | 'phone' | 'email', target_action?: 'modal' | 'new_tab') => {
    const url = { url: '/compare', embed: 'https://example.com/tour', phone: '800123', email: 'care@example.com' }[target_type]
    return linkView({ label: 'رابط', url, target_type, target_action }, lookups)
  }

  test('[A-117] a link says whether it leaves the site, and has a text only if one was written', () => {
    const view = (url: string) => linkView({ url }, lookups)
    expect(view('https://example.com/')).toMatchObject({ isExternal: true, label: '' })
    expect(view('http://example.com/')).toMatchObject({ isExternal: true })
    expect(view('/login?next=https://example.com/')).toMatchObject({ isExternal: false })
    expect(view('tel:+9714')).toMatchObject({ isExternal: false })
  })

  test('a link to an enquiry leads where the site answers it, by itself or by its alias, and a chat opens beside the page', () => {
    const askedNames: string[] = []
    const findEnquiry = (kind: string) => {
      askedNames.push(kind)
      return kind === 'offer' ? '/ar/form/4' : kind === 'test-drive' ? 'https://chat.test/1' : null
    }
    const own = { ...lookups, predefinedLinks: [{ alias: 'drive', url: ' enquiry:test-drive ' }], findEnquiry }
    expect(linkView({ url: ' enquiry:offer ' }, own)).toMatchObject({ href: '/ar/form/4', newTab: false, isExternal: false })
    expect(linkView({ url: 'drive' }, own)).toMatchObject({ href: 'https://chat.test/1', newTab: true, opens: 'page' })
    expect(linkView({ url: 'drive' }, own)).not.toHaveProperty('isPredefined')
    expect([linkView({ url: 'enquiry:brochure' }, own), linkView({ url: 'enquiry:offer' }, lookups), linkView({ url: 'enquiry:wish' }, own)]).toEqual([
      null,
      null,
      null,
    ])
    expect(askedNames).toEqual(['offer', 'test-drive', 'test-drive', 'brochure'])
  })

  test('[B-262][C-087] only a predefined link is marked as one', () => {
    expect(linkView({ url: ' offers ' }, lookups)).toMatchObject({ isPredefined: true, href: '/ar/offers-and-finance' })
    expect(Object.keys(linkView({ url: '/offers' }, lookups) ?? {})).not.toContain('isPredefined')
  })

  test('[A-145][B-260] an embed opens in a frame, everything else is a page', () => {
    expect(view('embed')).toMatchObject({ opens: 'embed', newTab: false, isExternal: true })
    expect(view('url')).toMatchObject({ opens: 'page', newTab: false, isExternal: false })
    expect(view('phone')).toMatchObject({ opens: 'page', isExternal: false })
  })

  test('[A-145][B-261] a modal opens over the page, a new tab beside it', () => {
    expect(view('url', 'modal')).toMatchObject({ opens: 'modal', newTab: false })
    expect(view('url', 'new_tab')).toMatchObject({ opens: 'page', newTab: true })
    expect(view('embed', 'new_tab')).toMatchObject({ opens: 'page', newTab: true })
    expect(view('phone', 'modal')).toMatchObject({ opens: 'page' })
    expect(view('email', 'modal')).toMatchObject({ opens: 'page' })
    expect(view('embed', 'modal')).toMatchObject({ opens: 'embed' })
  })

  test('[A-144][B-258][B-259][C-420] a button is primary, tertiary, or else secondary', () => {
    const button = (button_type?: string) => buttonView({ id: 'b1', label: 'قارن', button_type, target: '/compare', target_type: 'url' }, lookups)
    expect(button('primary')).toEqual({
      id: 'b1',
      label: 'قارن',
      href: '/ar/compare',
      isExternal: false,
      newTab: false,
      opens: 'page',
      variant: 'primary',
    })
    expect([button('tertiary'), button('other'), button()].map((view) => view?.variant)).toEqual(['tertiary', 'secondary', 'secondary'])
  })

  test('[A-117] a button that leads nowhere is no button', () => {
    expect(buttonView({ id: 'b1', label: 'قارن', target: 'javascript:alert(1)' }, lookups)).toBeNull()
  })
})
