import * as oidc from 'openid-client'
import { countedFetch } from '#platform/http/provider-calls.ts'
import { findClaim } from './role-of-claims.ts'

const TIMEOUT_S = 5
const TRIES = 2

/** The provider does not answer, or gives an unusable answer. Trying again later may help. */
export class ProviderUnavailable extends Error {}

/** What a provider says when it is tried out: `works`, or what is wrong. `code` is that of the provider or of the library. */
export type ProviderTrial = { result: 'works' | 'unreachable' | 'not_a_provider' | 'other_issuer' | 'wrong_client' | 'refused'; code: string }

/** The provider's answer cannot be trusted, or reports a failed sign-in. `isDenied`: it refuses this person. */
export class SignInRefused extends Error {
  readonly isDenied: boolean
  constructor(message: string, { isDenied = false, cause }: { isDenied?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.isDenied = isDenied
  }
}

export type ProviderOptions = {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  /** The provider's instance for this market. */
  instance: string
  scope: string
  /** A claim to fetch from the userinfo endpoint when the ID token lacks it. */
  neededClaim: string
  /** The `fetch` that reaches the provider; the demo's provider runs in this process. */
  fetch?: oidc.CustomFetch
}

/** The secrets of one sign-in, which the site stores until the browser returns from the provider. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string }

export type Identity = { issuer: string; subject: string; name: string; email: string; idToken: string; claims: Record<string, unknown> }

export type IdentityProvider = {
  /** The provider's address for this sign-in. Throws ProviderUnavailable. */
  authorizationUrl: (request: SignInSecrets & { redirectUri: string; prompt?: 'login' | undefined; maxAgeS?: number | undefined }) => Promise<URL>
  /** Identifies the person from `answer`, the query of the provider's redirect. Throws ProviderUnavailable or SignInRefused. */
  redeem: (request: SignInSecrets & { redirectUri: string; answer: URLSearchParams }) => Promise<Identity>
  /** Reads the provider's description anew, and redeems a code that it never gave: it then says whether it knows this client. Throws nothing. */
  tryOut: (redirectUri: string) => Promise<ProviderTrial>
  /** The address where the provider ends its own session; null when it has none or does not answer. */
  findEndSessionUrl: (request: { idToken: string; returnTo: string }) => Promise<URL | null>
}

export function newSignInSecrets(): SignInSecrets {
  return { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() }
}

/**
 * An OpenID Connect provider: authorization code with PKCE, state and nonce. Its addresses are discovered at the first
 * sign-in, so that the site starts and runs without it.
 */
export function createIdentityProvider(options: ProviderOptions): IdentityProvider {
  const { instance, scope, neededClaim } = options
  let loadedConfiguration: Promise<oidc.Configuration> | undefined

  const configuration = (): Promise<oidc.Configuration> => {
    const discovery = loadedConfiguration ?? discover(options)
    loadedConfiguration = discovery
    discovery.catch(() => {
      if (loadedConfiguration === discovery) loadedConfiguration = undefined // whoever signs in hears of the failure; the next one asks anew
    })
    return discovery
  }

  return {
    authorizationUrl: async ({ state, nonce, codeVerifier, redirectUri, prompt, maxAgeS }) =>
      oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        instance,
        ...(prompt ? { prompt } : {}),
        ...(maxAgeS === undefined ? {} : { max_age: String(maxAgeS) }),
      }),
    redeem: async ({ state, nonce, codeVerifier, redirectUri, answer }) => {
      const config = await configuration()
      try {
        const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirectUri}?${answer}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const idClaims = tokens.claims()
        if (!idClaims || !tokens.id_token) throw new SignInRefused('no ID token')
        const isMissing = findClaim(idClaims, neededClaim) === undefined
        const more = isMissing && config.serverMetadata().userinfo_endpoint ? await oidc.fetchUserInfo(config, tokens.access_token, idClaims.sub) : {}
        const claims: Record<string, unknown> = { ...more, ...idClaims }
        return {
          issuer: idClaims.iss,
          subject: idClaims.sub,
          name: textOf(claims.name) || textOf(claims.preferred_username),
          email: textOf(claims.email),
          idToken: tokens.id_token,
          claims,
        }
      } catch (cause) {
        throw refusalOf(cause)
      }
    },
    tryOut: async (redirectUri) => {
      try {
        const config = await discover(options)
        await oidc.genericGrantRequest(config, 'authorization_code', {
          code: 'connection-check',
          redirect_uri: redirectUri,
          code_verifier: oidc.randomPKCECodeVerifier(),
        })
        return { result: 'works', code: '' }
      } catch (error) {
        return trialOf(error instanceof ProviderUnavailable ? error.cause : error)
      }
    },
    findEndSessionUrl: async ({ idToken, returnTo }) => {
      try {
        const config = await configuration()
        if (!config.serverMetadata().end_session_endpoint) return null
        return oidc.buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri: returnTo })
      } catch {
        // Our session has ended already; the provider's expires by itself.
        return null
      }
    },
  }
}

/** What the provider says of itself, asked anew. Throws ProviderUnavailable. */
async function discover({ issuer, clientId, clientSecret, instance, fetch = countedFetch }: ProviderOptions): Promise<oidc.Configuration> {
  const metadata: Partial<oidc.ClientMetadata> = { client_name: instance, ...(clientSecret ? { client_secret: clientSecret } : {}) }
  const isPlain = new URL(issuer).protocol === 'http:'
  const options: oidc.DiscoveryRequestOptions = {
    timeout: TIMEOUT_S,
    // Checks the signature even of an ID token that came straight from the provider. readEnv allows plain http on this machine only.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
    [oidc.customFetch]: fetch,
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await oidc.discovery(new URL(issuer), clientId, metadata, clientAuth(clientSecret), options)
    } catch (cause) {
      if (tries === TRIES) throw new ProviderUnavailable('the sign-in provider could not be discovered', { cause })
    }
  }
}

/** The client authentication for the configured secret; without one, PKCE alone binds the code to this site. */
function clientAuth(secret: string | undefined): oidc.ClientAuth {
  if (!secret) return oidc.None()
  const post = oidc.ClientSecretPost(secret)
  const basic = oidc.ClientSecretBasic(secret)
  return (server, ...rest) => (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(server, ...rest)
}

/** What a made-up code was answered with: `invalid_grant` means that everything but the code was right. */
function trialOf(error: unknown): ProviderTrial {
  if (error instanceof oidc.WWWAuthenticateChallengeError) return { result: 'wrong_client', code: String(error.status) }
  if (error instanceof oidc.ResponseBodyError) {
    if (error.error === 'invalid_grant') return { result: 'works', code: '' }
    const isClient = error.error === 'invalid_client' || error.error === 'unauthorized_client'
    return { result: isClient ? 'wrong_client' : 'refused', code: error.error }
  }
  const { code = '' } = error as { code?: string }
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return { result: 'other_issuer', code }
  return { result: /NOT_CONFORM|NOT_JSON|INVALID_RESPONSE|PARSE/.test(code) ? 'not_a_provider' : 'unreachable', code }
}

function refusalOf(cause: unknown): Error {
  if (cause instanceof SignInRefused) return cause
  if (cause instanceof oidc.AuthorizationResponseError) return new SignInRefused(cause.error, { isDenied: cause.error === 'access_denied', cause })
  if (cause instanceof oidc.ResponseBodyError) return new SignInRefused(cause.error, { cause })
  const code = (cause as { code?: string }).code ?? ''
  const isUnavailable = cause instanceof TypeError || cause instanceof DOMException || /TIMEOUT|ABORT|NOT_CONFORM|NOT_JSON/.test(code)
  return isUnavailable
    ? new ProviderUnavailable('the sign-in provider does not answer', { cause })
    : new SignInRefused('the provider’s answer is not valid', { cause })
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.slice(0, 200) : ''
}
