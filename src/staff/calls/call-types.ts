import type { StaffAnswer, StaffCall } from '#domains/accounts/index.ts'
import type { ApiCalls, UsualCode } from '#server/api/api-calls.server.ts'

/** A call of the API by its method and path: `'GET /api/dashboard'`. */
export type CallName = keyof ApiCalls
/** Those that only ask. */
export type QuestionName = Extract<CallName, `GET ${string}`>

type AnswerBody<Name extends CallName> = ApiCalls[Name]['answer']
/** What a call answers: the `data` of its body, or its body where it has none. */
export type DataOf<Name extends CallName> = AnswerBody<Name> extends { data: infer Data } ? Data : AnswerBody<Name>
export type MetaOf<Name extends CallName> = AnswerBody<Name> extends { meta: infer Meta } ? Meta : undefined

/** What a call is sent. */
export type BodyOf<Name extends CallName> = ApiCalls[Name]['body']
/** How a call may be refused, with what comes with it: what its definition says, and what befalls any call. */
export type RefusalOf<Name extends CallName> = ApiCalls[Name]['refusal'] | { code: UsualCode; data: undefined }
/** The codes with which a call may be refused. */
export type CodeOf<Name extends CallName> = RefusalOf<Name>['code']
type RefusedAnswer<Of> = Of extends { code: unknown; data: unknown } ? Omit<Extract<StaffAnswer<unknown>, { ok: false }>, 'code' | 'data'> & Of : never
/** What a call answers, or its refusal. */
export type AnswerOf<Name extends CallName> =
  | (Omit<Extract<StaffAnswer<DataOf<Name>>, { ok: true }>, 'meta'> & { meta: MetaOf<Name> })
  | RefusedAnswer<RefusalOf<Name>>
/** The same where one of several calls is made. */
export type AnswerOfOne<Names extends CallName> = Names extends CallName ? AnswerOf<Names> : never

type Parameters<Path extends string> = Path extends `${string}{${infer Parameter}}${infer Rest}` ? Parameter | Parameters<Rest> : never
type Value = string | number | boolean
/** A body is read and never changed. */
type Unchanged<Body> = Body extends Blob | FormData ? Body : Body extends object ? { readonly [Key in keyof Body]: Unchanged<Body[Key]> } : Body
type Manner = Pick<StaffCall, 'ifMatch' | 'headers' | 'signal' | 'isRead' | 'keepalive' | 'onSignedOut'>
/** `params` stand in the path; a body has the shape that the call's schema takes. */
export type CallInput<Name extends CallName> = Manner & {
  query?: { readonly [Parameter in ApiCalls[Name]['query'] & string]?: Value | undefined }
} & ([Parameters<Name>] extends [never] ? unknown : { params: { readonly [Parameter in Parameters<Name>]: string | number } }) &
  (undefined extends ApiCalls[Name]['body'] ? unknown : { body: Unchanged<ApiCalls[Name]['body']> })
export type Arguments<Name extends CallName> = Record<never, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>]
/** As {@link CallInput}, for code that does not know the call. */
export type AnyGiven = Manner & {
  body?: unknown
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, Value | undefined>>
}
