type Send = (url: string, init: RequestInit) => Response | Promise<Response>
export type DemoRole = 'retailer' | 'editor' | 'sales' | 'finance' | 'admin' | 'visitor'

/** On http; over https it is named `__Host-…`. */
const COOKIE = 'maarad_session'
const MOST_STEPS = 12

/** A browser of a few lines: keeps cookies by name and follows redirects by hand. */
export function aBrowser(send: Send = fetch) {
  const cookies = new Map<string, string>()
  const visited: string[] = []

  async function open(url: string, init: RequestInit = {}): Promise<Response> {
    visited.push(url)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = new Headers(init.headers)
    if (cookie) headers.set('cookie', cookie)
    const response = await send(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      if (value === '' || /max-age=0|1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  /** Opens an address and goes where it leads, until something is shown or `stopAt` is reached. */
  async function follow(url: string, init: RequestInit = {}, stopAt: (url: string) => boolean = () => false): Promise<{ response: Response; url: string }> {
    let response = await open(url, init)
    let here = url
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const location = response.headers.get('location')
      if (!location) return { response, url: here }
      here = new URL(location, here).href
      if (stopAt(here)) return { response, url: here }
      response = await open(here)
    }
    throw new Error(`too many redirects: ${visited.join(' → ')}`)
  }

  return { cookies, visited, open, follow }
}

/** Signs one of the demo's people in and gives the session as a Cookie header: `maarad_session=…`. `send` is fetch, or an app's own. */
export async function signIn(baseUrl: string, role: DemoRole, send: Send = fetch): Promise<string> {
  const browser = aBrowser(send)
  await pickPerson(browser, `${baseUrl}/ar/auth/login`, role)
  const value = browser.cookies.get(COOKIE)
  if (!value) throw new Error(`nobody signed in: ${browser.visited.join(' → ')}`)
  return `${COOKIE}=${value}`
}

/** Goes to an address that asks to sign in, picks a person of the demo ('' cancels), and stops where the site leads to. */
export async function pickPerson(browser: ReturnType<typeof aBrowser>, address: string, person: DemoRole | ''): Promise<{ response: Response; url: string }> {
  const { response, url } = await browser.follow(address)
  const form = await response.text()
  if (!form.includes('name="person"')) throw new Error(`no people to pick at ${url}: ${response.status}`)
  const isOver = (here: string) => !/\/ar\/auth\/(demo-issuer|callback)/.test(here)
  return browser.follow(url, { method: 'POST', body: new URLSearchParams({ person }) }, isOver)
}

/** The csrf-token that writes of this session carry. */
export async function csrfTokenOf(baseUrl: string, cookie: string, send: Send = fetch): Promise<string> {
  const response = await send(`${baseUrl}/api/csrf_token`, { headers: { cookie } })
  const body = (await response.json()) as { data?: { csrf_token?: string } }
  if (!body.data?.csrf_token) throw new Error(`no session of staff: ${response.status}`)
  return body.data.csrf_token
}
