import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { snippets } from './vendor-snippets.ts'

const add = (src: string) => `{const s=document.createElement('script');s.async=true;s.src=${JSON.stringify(src)};document.head.append(s)}`
const beacon = (address: string) => `navigator.sendBeacon(${JSON.stringify(address)},'e=1');`
const picture = (address: string) => `new Image().src=${JSON.stringify(address)};`
const ask = (address: string) => `fetch(${JSON.stringify(address)},{method:'POST',body:'e=1',mode:'no-cors',keepalive:true});`

/** A container with a tag of its user's own HTML: it goes into the page with the nonce that the container finds, as the real one does it. */
const container = `window.dataLayer.push({event:'gtm_loaded'});
const found=document.querySelector('script[nonce]');
const holder=document.createElement('div');holder.innerHTML=${JSON.stringify(snippets.meta)};
for(const old of holder.querySelectorAll('script')){const s=document.createElement('script');s.nonce=found?(found.nonce||found.getAttribute('nonce')):'';s.text=old.text;document.body.append(s)}`

/** What OneTrust does with a page: finds its script, asks for the site's settings and the visitor's country, and shows a banner with styles of its own. */
const oneTrustStub = `const own=document.querySelector('script[data-domain-script]');const id=own.getAttribute('data-domain-script');
fetch('https://cdn.cookielaw.org/consent/'+id+'/'+id+'.json').then(r=>r.json()).then(()=>{${add('https://geolocation.onetrust.com/cookieconsentpub/v1/geo/location')}});`
const oneTrustBanner = `const style=document.createElement('style');style.textContent='#onetrust-banner-sdk{position:fixed;inset-block-end:0;inset-inline:0;background:rgb(1,2,3);color:#fff;z-index:99}';
document.head.append(style);
document.body.insertAdjacentHTML('beforeend','<div id="onetrust-banner-sdk" role="region" aria-label="OneTrust"><p style="padding: 7px">?</p><button id="onetrust-accept-btn-handler">OK</button></div>');
document.getElementById('onetrust-accept-btn-handler').addEventListener('click',()=>{
document.cookie='OptanonConsent='+encodeURIComponent('groups=C0001:1,C0002:1,C0004:1')+'; path=/';document.getElementById('onetrust-banner-sdk').remove();
${ask('https://privacyportal.onetrust.com/request/v1/consentreceipts')}
OptanonWrapper();dispatchEvent(new CustomEvent('OneTrustGroupsUpdated'))});OptanonWrapper();`

/** What the vendors' hosts answer: their scripts do what the real ones do on the wire, as far as a policy notices. */
const scripts: Readonly<Record<string, string>> = {
  'connect.facebook.net/en_US/fbevents.js': add('https://connect.facebook.net/signals/config/100000000000001'),
  'connect.facebook.net/signals/config/100000000000001': `${picture('https://www.facebook.com/tr/?id=100000000000001&ev=PageView')}${beacon('https://www.facebook.com/tr/')}`,
  'sc-static.net/scevent.min.js': add('https://tr.snapchat.com/config/com/00000000-0000-4000-8000-000000000001.js'),
  'tr.snapchat.com/config/com/00000000-0000-4000-8000-000000000001.js': `{const f=document.createElement('iframe');f.hidden=true;f.src='https://tr.snapchat.com/cm/i';document.body.append(f)}${ask('https://tr.snapchat.com/p')}`,
  'analytics.tiktok.com/i18n/pixel/events.js': add('https://analytics.tiktok.com/i18n/pixel/static/main.js'),
  'analytics.tiktok.com/i18n/pixel/static/main.js': ask('https://analytics.tiktok.com/api/v2/pixel'),
  'www.googletagmanager.com/gtm.js': container,
  'www.googletagmanager.com/gtag/js': ask('https://region1.google-analytics.com/g/collect?v=2&tid=G-TEST000001&en=page_view'),
  'www.clarity.ms/tag/test000001': `${picture('https://c.clarity.ms/c.gif')}${add('https://scripts.clarity.ms/0.8/clarity.js')}`,
  'scripts.clarity.ms/0.8/clarity.js': ask('https://k.clarity.ms/collect'),
  'cdn.cookielaw.org/scripttemplates/otSDKStub.js': oneTrustStub,
  'geolocation.onetrust.com/cookieconsentpub/v1/geo/location': add('https://cdn.cookielaw.org/scripttemplates/otBannerSdk.js'),
  'cdn.cookielaw.org/scripttemplates/otBannerSdk.js': oneTrustBanner,
}

export type PlayedVendors = {
  port: number
  /** What arrived, as host and path, in its order. */
  asked: string[]
  close: () => Promise<void>
}

/** Plays every host of every vendor on this machine. */
export async function playVendors(): Promise<PlayedVendors> {
  const askedAddresses: string[] = []
  const files = (name: string) => readFileSync(new URL(`../../fixtures/vendors/${name}.pem`, import.meta.url))
  const server = createServer({ key: files('key'), cert: files('cert') }, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://here.invalid')
    const place = `${request.headers.host}${pathname}`
    const origin = request.headers.origin ?? '*'
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method !== 'OPTIONS') askedAddresses.push(place)
    const script = scripts[place]
    if (script !== undefined) return response.setHeader('content-type', 'text/javascript').end(script)
    if (pathname.endsWith('.json')) return response.setHeader('content-type', 'application/json').end('{}')
    response.statusCode = 204
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    asked: askedAddresses,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
