import { createECDH, hkdfSync } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Interaction, InteractionResult, Provider, ProviderContext } from 'oidc-provider'
import { SIGN_IN_RETURN_PATH } from '#domains/accounts/index.ts'
import { isLoopbackHost } from '#kernel/loopback.ts'
import { inProcessFetch } from '../http/in-process-server.server.ts'
import { createDemoMemory } from './demo-memory.server.ts'
import { DEMO_POLICY, demoFailurePage, leavePage, peoplePage } from './demo-pages.server.ts'
import { findDemoPerson } from './demo-people.ts'

export const DEMO_MOUNT = '/ar/auth/demo-issuer'
/** The same on every port, so that demo users keep their accounts. */
export const DEMO_ISSUER = `http://localhost${DEMO_MOUNT}`
export const DEMO_CLIENT = 'maarad'
const SCOPE = 'openid profile email'
const HOUR_S = 3600

/** Answers requests to the issuer below {@link DEMO_MOUNT}, from browsers and from the site itself. */
export type DemoIssuer = (request: Request) => Promise<Response>

/**
 * An OpenID Connect provider inside the process, with three demo users and no passwords, for trying the site on one's own
 * machine. It keeps its sessions in memory. The first sign-in loads its package.
 */
export function createDemoIssuer(secretKey: string): DemoIssuer {
  let listener: Promise<RequestListener> | undefined
  const handle: RequestListener = (request, response) => {
    listener ??= demoListener(secretKey)
    listener.then(
      (answer) => answer(request, response),
      (error) => response.destroy(error),
    )
  }
  return inProcessFetch(handle)
}

async function demoListener(secretKey: string): Promise<RequestListener> {
  const { Provider } = await import('oidc-provider')
  const provider = new Provider(DEMO_ISSUER, configuration(secretKey))
  // The demo may use several host names and ports of one machine, so only the path is checked.
  provider.Client.prototype.redirectUriAllowed = (uri) => isOwnAddress(uri, SIGN_IN_RETURN_PATH)
  provider.Client.prototype.postLogoutRedirectUriAllowed = (uri) => isOwnAddress(uri, '/ar/')
  const answer = provider.callback()
  return (request, response) => {
    const address = request.url ?? '/'
    // A provider below a mount needs both addresses.
    Object.assign(request, { originalUrl: address, url: address.slice(DEMO_MOUNT.length) || '/' })
    if (!/^\/interaction\/[\w-]+$/.test(request.url ?? '')) return answer(request, response)
    askWho(provider, request, response, address).catch(() => send(response, 400, demoFailurePage('expired')))
  }
}

/** Shows the page where the user picks a demo user, and handles the choice. */
async function askWho(provider: Provider, request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
  const interaction = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') return send(response, 200, peoplePage(address))
  const person = findDemoPerson(new URLSearchParams(await text(request)).get('person'))
  if (person && interaction.session) await leaveSession(provider, interaction, interaction.session)
  const result: InteractionResult = person ? { login: { accountId: person.id } } : { error: 'access_denied' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

/** Ends the browser's session at this issuer: otherwise the provider would interrupt the sign-in of a different user with a question. */
async function leaveSession(provider: Provider, interaction: Interaction, { uid }: { uid: string }): Promise<void> {
  await (await provider.Session.findByUid(uid))?.destroy()
  delete interaction.session
  await interaction.save(HOUR_S)
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': DEMO_POLICY })
  response.end(html)
}

function isOwnAddress(uri: string, path: string): boolean {
  if (!URL.canParse(uri)) return false
  const { hostname, pathname, search, hash } = new URL(uri)
  return isLoopbackHost(hostname) && pathname === path && search === '' && hash === ''
}

function configuration(secretKey: string): Record<string, unknown> {
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true }
  const page = (ctx: ProviderContext, html: string) => {
    ctx.type = 'html'
    ctx.set('content-security-policy', DEMO_POLICY)
    ctx.body = html
  }
  return {
    adapter: createDemoMemory(),
    clients: [
      {
        client_id: DEMO_CLIENT,
        token_endpoint_auth_method: 'none',
        redirect_uris: ['http://localhost/ar/auth/callback'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey(secretKey)] },
    cookies: {
      keys: [keyFor(secretKey, 'cookies').toString('base64url')],
      names: { session: 'demo_issuer_session', interaction: 'demo_issuer_interaction', resume: 'demo_issuer_resume' },
      long: { ...cookie, path: DEMO_MOUNT },
      short: cookie,
    },
    clientBasedCORS: () => false,
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'roles'], profile: ['name'], email: ['email'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx: ProviderContext, form: string) => page(ctx, leavePage(form)),
        postLogoutSuccessSource: (ctx: ProviderContext) => page(ctx, demoFailurePage('')),
      },
    },
    findAccount: (_: unknown, id: string) => {
      const person = findDemoPerson(id)
      return person && { accountId: id, claims: () => ({ sub: id, name: person.name, email: person.email, roles: person.roles }) }
    },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `${DEMO_MOUNT}/interaction/${uid}` },
    // The site is the only client, so no consent screen is needed.
    loadExistingGrant: async ({ oidc: { provider, client, session } }: ProviderContext) => {
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope(SCOPE)
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    renderError: (ctx: ProviderContext, { error }: { error: string }) => page(ctx, demoFailurePage(error)),
    ttl: { AccessToken: HOUR_S, AuthorizationCode: 60, IdToken: HOUR_S, Interaction: HOUR_S, Session: 12 * HOUR_S, Grant: 12 * HOUR_S },
  }
}

/** Derived from the process's secret, so that it survives a restart without being stored. */
function signingKey(secretKey: string): Record<string, string> {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(keyFor(secretKey, 'signing'))
  const point = curve.getPublicKey()
  const part = (bytes: Buffer) => bytes.toString('base64url')
  return {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    kid: 'demo',
    d: part(keyFor(secretKey, 'signing')),
    x: part(point.subarray(1, 33)),
    y: part(point.subarray(33)),
  }
}

function keyFor(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `demo issuer ${purpose}`, 32))
}

export const demoMapping = {
  claim: 'roles',
  values: { retailer: ['retailer'], editor: ['editor'], sales: ['sales'], finance: ['finance'], admin: ['admin'] },
} as const
