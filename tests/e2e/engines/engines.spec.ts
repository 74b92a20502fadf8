import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { signIn } from '#tests/support/site/sign-in.ts'
import { pageIdOf } from '../site-under-test/editor-desk.ts'
import { isThorough } from '../site-under-test/one-of-each.ts'
import { aBlock, expect, type OwnSite, test as own } from '../site-under-test/own-site.ts'
import { hasFirefox, startFirefox } from './firefox.ts'
import { ENTER, Visitor } from './visitor.ts'
import { hasWebKit, startWebKit } from './webkit.ts'

/** Cars of the Emirates in a showroom, which no other test orders. */
const engines = [
  { name: 'Firefox', isThere: hasFirefox, needs: 'firefox-esr', start: startFirefox, car: 326 },
  { name: 'WebKit', isThere: hasWebKit, needs: 'webkit2gtk-driver xvfb', start: startWebKit, car: 158 },
] as const

/** A visitor in another engine. The page of Chromium that other tests look at is not opened. */
const test = own.extend<{ problems: string[]; engine: (typeof engines)[number]; visitor: Visitor }>({
  problems: async ({}, use) => use([]),
  engine: [engines[0], { option: true }],
  visitor: async ({ engine, site }, use, { title }) => {
    const window = await engine.start()
    try {
      await use(new Visitor(window, site.url))
      expect(window.problems, 'console errors').toEqual([])
    } finally {
      keepPicture(`${engine.name} ${title}`, await window.picture())
      await window.close()
    }
  },
})

/** For the eye: `ENGINE_PICTURES=folder` keeps what each journey ended with. */
function keepPicture(name: string, picture: Buffer): void {
  const folder = process.env.ENGINE_PICTURES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.png`), picture)
}

async function refuseCookies(visitor: Visitor): Promise<void> {
  await visitor.open('/ar/health-of-nothing')
  await visitor.engine.run(() => localStorage.setItem('cookieConsentStatus', 'rejected'))
}

async function signInAs(visitor: Visitor, role: 'editor' | 'admin'): Promise<void> {
  const [name = '', value = ''] = (await signIn(visitor.url, role)).split('=')
  await visitor.engine.addCookie(visitor.url, name, value)
}

const takeTestPayments = ({ query }: OwnSite) =>
  query(`update company_config set content = jsonb_set(content, '{payment,vendor,type}', '"TEST"') where config_type = 'order_online_checkout_page'`)

for (const engine of isThorough ? engines : []) {
  test.describe(engine.isThere ? engine.name : `${engine.name}, which is not here: apt-get install ${engine.needs}`, () => {
    test.skip(!engine.isThere, `${engine.name} is not installed`)
    test.use({ engine })

    test('a reader looks around and narrows the list of cars', async ({ visitor }) => {
      await refuseCookies(visitor)
      await visitor.open('/ar/')
      await visitor.sees('heading', '/./')
      await visitor.fits()
      await visitor.open('/ar/find-a-car')
      const all = await countOfCars(visitor)
      await visitor.press('checkbox', '/^جاكوار ?، /')
      await expect.poll(() => countOfCars(visitor)).toBeLessThan(all)
      expect(await visitor.path()).toContain('?')
      await visitor.fits()
      await visitor.engine.run(() => history.back())
      await expect.poll(() => countOfCars(visitor)).toBe(all)
    })

    test('a buyer reserves a car and pays', async ({ visitor, site }) => {
      await takeTestPayments(site)
      await refuseCookies(visitor)
      await visitor.open(`/ar/showroom/${engine.car}`)
      await visitor.press('link', 'احجز الآن')
      await visitor.sees('heading', 'احجز سيارتك أو اشترها عبر الإنترنت')
      await visitor.press('button', 'متابعة')
      await visitor.press('button', 'بدء الطلب')
      await visitor.fill('/^الاسم الأول/', 'ليلى')
      await visitor.fill('/^اسم العائلة/', 'الهاشمي')
      await visitor.fill('/^البريد الإلكتروني/', 'laila@example.com')
      await visitor.fill('/^رقم الجوال/', '٠٥٠١٢٣٤٥٦٧')
      await visitor.press('button', 'متابعة')
      await expect.poll(() => visitor.path()).not.toContain('step=details')
      await visitor.press('button', 'متابعة')
      await visitor.press('checkbox', '/أوافق/')
      await visitor.press('button', '/^حجز [0-9,]+ .* على البطاقة$/')
      await visitor.sees('heading', 'شكرًا لك، السيارة محجوزة باسمك')
      await visitor.fits()
    })

    test('a form is filled in, and its lead is stored', async ({ visitor, site }) => {
      await refuseCookies(visitor)
      await visitor.open('/ar/form/1')
      await visitor.fill('/^الاسم الأول/', `نورة ${engine.name}`)
      await visitor.fill('/^اسم العائلة/', 'المنصوري')
      await visitor.fill('/^رقم الجوال/', '٠٥٠١٢٣٤٥٦٧')
      await visitor.fill('/^البريد الإلكتروني/', 'visitor@example.com')
      await visitor.fill('/^رسالتك/', 'هل السيارة متوفرة؟')
      await visitor.press('checkbox', '/أوافق/')
      await visitor.press('button', 'أرسل الاستفسار')
      await visitor.sees('heading', 'وصلنا استفسارك')
      const [lead] = await site.query("select suspicions, attributes from lead where attributes->>'first_name' = $1", [`نورة ${engine.name}`])
      // The browser has done the sum that tells people from robots.
      expect(lead?.suspicions).not.toContain('unsolved')
      expect(lead?.attributes).toMatchObject({ phone: '+971501234567' })
    })

    test('a film is played from where the visitor jumps to', async ({ visitor, site }) => {
      await refuseCookies(visitor)
      const film = aBlock('film', 'content_blocks', { 'col-numbers': '1' }, [{ heading: 'من المقدمة إلى المؤخرة', native_video: '/ar/brand/turn.mp4' }])
      await visitor.open((await site.addPage([film])).toString())
      await visitor.engine.run(() => {
        const video = document.querySelector('video')
        if (!video) return
        video.muted = true
        video.addEventListener('loadedmetadata', () => {
          video.currentTime = video.duration / 2
        })
        video.load()
        void video.play()
      })
      const state = () =>
        visitor.engine.run(() => {
          const video = document.querySelector('video')
          return video && { error: video.error?.message ?? null, isLate: video.currentTime > video.duration / 2, canSeek: video.seekable.length > 0 }
        })
      await expect.poll(state).toEqual({ error: null, isLate: true, canSeek: true })
    })

    test('an editor writes on a page and publishes it', async ({ visitor, site }) => {
      const address = await site.addPage([aBlock('a', 'snippet', { heading: 'الأول' })])
      await signInAs(visitor, 'editor')
      await visitor.open(`/ar/cms?page=${await pageIdOf(site.url, address)}`)
      // A person sees the caret before the first key.
      const isOpen = () => visitor.engine.run(() => document.querySelector('iframe')?.contentDocument?.activeElement?.matches('[data-in-place]') ?? false)
      // WebKit's driver waits until the page has answered the first of two presses, which may be too long for a double press.
      await expect(async () => {
        await visitor.press('heading', 'الأول', { inFrame: true, times: 2 })
        await expect.poll(isOpen, { timeout: 2000 }).toBe(true)
      }).toPass()
      await visitor.keys(`كتب في ${engine.name}`)
      await visitor.keys(ENTER)
      await visitor.sees('heading', `كتب في ${engine.name}`, { inFrame: true })
      await visitor.press('button', 'نشر')
      await visitor.sees('dialog', 'نشر الصفحة')
      await visitor.press('button', 'نشر')
      await expect.poll(async () => (await (await fetch(site.url + address)).text()).includes(`كتب في ${engine.name}`)).toBe(true)
    })

    test('an admin changes a setting', async ({ visitor, site }) => {
      await site.set({ 'general.app_name': 'المعرض' })
      await signInAs(visitor, 'admin')
      await visitor.open('/ar/admin/setting_definitions/general.app_name')
      await visitor.press('textbox', '/القيمة/', { times: 3 })
      await visitor.keys(`معرض ${engine.name}`)
      await visitor.press('button', 'حفظ')
      await expect.poll(async () => (await (await fetch(`${site.url}/ar/`)).text()).includes(`معرض ${engine.name}`)).toBe(true)
    })
  })
}

async function countOfCars(visitor: Visitor): Promise<number> {
  return Number((await visitor.engine.run(() => document.querySelector('main h2[aria-live]')?.textContent ?? '')).match(/\d+/)?.[0])
}
