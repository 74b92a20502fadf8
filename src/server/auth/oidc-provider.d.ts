/** Types for the part of oidc-provider that the demo issuer uses; the package has none. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** The Koa context of a request, passed to configuration callbacks. */
  export type ProviderContext = {
    type: string
    status: number
    body: unknown
    set: (name: string, value: string) => void
    oidc: { provider: Provider; client?: { clientId: string }; session?: { accountId?: string } }
  }
  export type InteractionResult = { login: { accountId: string; remember?: boolean } } | { error: string; error_description?: string }
  /** A sign-in or sign-out in progress; `session` is the browser's previous session. */
  export type Interaction = { uid: string; session?: { uid: string; accountId?: string }; save: (lastsS: number) => Promise<string> }
  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> }
  type RedirectChecks = { redirectUriAllowed: (uri: string) => boolean; postLogoutRedirectUriAllowed: (uri: string) => boolean }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    Grant: new (properties: {
      accountId: string | undefined
      clientId: string | undefined
    }) => Grant
    Session: { findByUid: (uid: string) => Promise<{ destroy: () => Promise<void> } | undefined> }
    Client: { prototype: RedirectChecks }
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: InteractionResult,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>
    on(event: string, listener: (...details: unknown[]) => void): this
  }
}
