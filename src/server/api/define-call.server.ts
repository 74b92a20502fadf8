import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Action } from '#domains/accounts/index.ts'
import { type AnyOutcome, refuse } from '#kernel/outcome.ts'
import type { Scope } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { AppEnv } from '../app-env.ts'
import type { Services } from '../services.server.ts'
import type { Answer, AnswerStatus } from './answers.server.ts'
import type { BodyLimit } from './body-limits.ts'
import type { CodeOfStatus } from './error-body.ts'
import type { PublicCost } from './public-cost.server.ts'
import type { RawBody } from './read-body.server.ts'
import type { RefusalStatus } from './refusal-answer.server.ts'
import type { RefusalWords } from './refusal-words.ts'

/** The context of a call: the request's context, the services of the process, and the HTTP request for cookies and the like. */
export type CallCtx = Ctx & { services: Services; http: Context<AppEnv> }

/** A body that the call reads itself, as a {@link RawBody}; documented by its content types. */
export type RawContent = { raw: Record<string, { schema: z.ZodType }> }

/** A form with files (multipart/form-data), read whole and checked by its schema. Files are `File`s. */
export type FormContent = { form: z.ZodType }

type Schema = z.ZodType | undefined
type Content = RawContent | FormContent
type Output<Of extends Schema, Absent> = Of extends z.ZodType ? z.output<Of> : Absent
type BodyOf<Of> = Of extends RawContent ? RawBody : Of extends FormContent ? z.output<Of['form']> : Of extends z.ZodType ? z.output<Of> : undefined

/** The validated input of a call. `version` is the version in If-Match. */
export type CallInput<Params extends Schema, Query extends Schema, Headers extends Schema, Body, Version extends Schema> = {
  params: Output<Params, Record<never, never>>
  query: Output<Query, Record<never, never>>
  headers: Output<Headers, Record<never, never>>
  body: BodyOf<Body>
  version: Output<Version, undefined>
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

type CodeOf<Outcome> = Outcome extends { ok: false; code: infer Code extends string } ? Code : never
/** The status of each refusal in the outcome. A missing refusal does not compile, nor does one that cannot happen. */
type RefusalsOf<Outcome> = [CodeOf<Outcome>] extends [never] ? Record<string, never> : { readonly [Code in CodeOf<Outcome>]: RefusalStatus }
type Statuses = Readonly<Record<string, RefusalStatus>>
/** The statuses to the letter, and none of a code that cannot happen. */
type Exactly<Given extends Statuses, Outcome> = Given & { readonly [Code in Exclude<keyof Given, CodeOf<Outcome>>]: never }

/** What a refusal brings as `data`, by the rule of `refusalAnswer`: what is stored now, else its only detail. */
type DataOfRefusal<Refused> = Refused extends { current: infer Current }
  ? Current
  : Refused[Exclude<keyof Refused, 'ok' | 'code' | 'current' | 'fields' | 'problems' | 'retryAfterSeconds' | 'errors'>]
type ToldCode<Code extends string, Given extends Statuses, Words> = Code extends keyof Words
  ? Words[Code] extends { code: infer Other extends string }
    ? Other
    : Code
  : Given[Code] extends 409
    ? Code
    : CodeOfStatus<Given[Code]>
/** A refusal as clients get it: a conflict has its own code, all others that of their status, unless the `words` of the call have another. */
type ToldRefusal<Refused, Given extends Statuses, Words> = Refused extends { ok: false; code: infer Code extends string }
  ? { code: ToldCode<Code, Given, Words>; data: [DataOfRefusal<Refused>] extends [never] ? undefined : AsJson<DataOfRefusal<Refused>> }
  : never
/** A value as JSON tells it. */
type AsJson<Value> = Value extends Date ? string : Value extends object ? { [Key in keyof Value]: AsJson<Value[Key]> } : Value

/**
 * Requires staff, or staff with this permission; checked before the body is read. The use-case decides anything finer. What anybody may call says what a
 * request costs, and its address is asked to wait beyond the allowance of that cost (429).
 */
type Access = { who: 'anyone'; cost: PublicCost } | { who: 'staff' | Action; cost?: never }

/**
 * What clients know of a call: what they give it, in the form in which it is sent, the body that they get, and how it may be refused. The types of
 * {@link ApiCalls} are made of it; no call has it as a value.
 */
export type CallShape = { method: Method; path: string; query: unknown; body: unknown; answer: unknown; refusal: { code: string; data: unknown } }
declare const shape: unique symbol
/** A call with its shape; `never` for one whose client needs none. */
export type ShapedCall<Shape = never> = Call & { readonly [shape]?: Shape }
/** The shape of a call. */
export type ShapeOf<Of> = Of extends { readonly [shape]?: infer Shape } ? Exclude<Shape, undefined> : never

/** `path` is in OpenAPI syntax: `/api/pages/{id}`. `{path+}` matches any number of segments. */
type Place<M extends Method, Path extends `/${string}`> = { method: M; path: Path }

type Raw<Types> = string extends keyof Types ? string | Blob : 'multipart/form-data' extends keyof Types ? FormData | undefined : string | Blob
type BodyInput<Of> = Of extends { raw: infer Types } ? Raw<Types> : Of extends FormContent ? FormData : Of extends z.ZodType ? z.input<Of> : undefined
type QueryName<Of> = Of extends z.ZodType ? keyof z.input<Of> & string : never

type Definition<
  Params extends Schema,
  Query extends Schema,
  Headers extends Schema,
  Body,
  Version extends Schema,
  Value,
  Outcome,
  AnswerBody = unknown,
  Words = RefusalWords,
> = {
  tag: string
  /** What it does, in the third person and without a full stop. */
  summary: string
  /** What the summary leaves out, in sentences. */
  description?: string
  params?: Params
  query?: Query
  headers?: Headers
  body?: Body
  /**
   * A person must have proved lately who they are (ASVS 7.5.1), else 403 `proof_needed`; a function says for which inputs. Programs are not asked: their
   * scopes decide.
   */
  needsProof?: true | ((input: CallInput<Params, Query, Headers, Body, Version>) => boolean)
  /** The largest body: a named limit (`usual` if absent) or a number of bytes. */
  limit?: BodyLimit | number
  /** The largest body that is no form with files, where such forms may be longer. */
  textLimit?: number
  /** Whether the first bytes of a long body prove that a person sends it; strangers without a proof have few places to send at once. */
  isProved?: (ctx: CallCtx, head: Buffer) => Promise<boolean>
  /** How often one address may ask: 0, or the seconds to wait, which are answered as 429 `too_many`. Made by `addressLimit`. */
  allowance?: (ctx: CallCtx) => number
  /** Makes the call conditional: it requires If-Match (428 without it) unless the schema accepts null. */
  ifMatch?: Version
  answer: Answer<Value, AnswerBody>
  /** The version of the result, sent as its ETag. */
  etag?: (value: Value) => string | number
  /** Further headers; responses to staff are not cached unless these say otherwise. */
  extraHeaders?: (value: Value, ctx: CallCtx) => Record<string, string>
  refusals: RefusalsOf<Outcome>
  /** It only reads, and more than a row or two: a replica of the database answers where there is one. `run` may then be run twice. */
  isReadOnly?: true
  /** What the call says in place of the usual codes and sentences, for readers of two languages. */
  words?: Words
  run: (ctx: CallCtx, input: CallInput<Params, Query, Headers, Body, Version>) => Outcome | Promise<Outcome>
}

/** A call of the API, ready to be mounted and documented. */
export type Call = Omit<
  Definition<Schema, Schema, Schema, Schema | Content, Schema, unknown, AnyOutcome>,
  'run' | 'answer' | 'etag' | 'extraHeaders' | 'refusals' | 'needsProof'
> &
  Place<Method, `/${string}`> & {
    who: Access['who']
    cost?: PublicCost
    // Declared as methods because method parameters are bivariant: the inputs have passed this call's own schemas.
    answer: Omit<Answer<unknown>, 'body' | 'statusOf'> & { body(value: unknown, query: unknown): unknown; statusOf?(value: unknown): AnswerStatus }
    etag?(value: unknown): string | number
    extraHeaders?(value: unknown, ctx: CallCtx): Record<string, string>
    needsProof?: true | { of(input: unknown): boolean }['of']
    refusals: Readonly<Record<string, RefusalStatus>>
    run(ctx: CallCtx, input: unknown): AnyOutcome | Promise<AnyOutcome>
    /** The answer is the same for everybody: it is kept, by its address, until one of these changes. Only {@link defineKeptCall} sets it. */
    readonly keptUntil?: readonly Scope[]
  }

/**
 * Defines a call of the API once: its input, its response, and the status of each refusal. Validation, responses and the OpenAPI
 * document all derive from it.
 */
export function defineCall<
  Value,
  Outcome extends { ok: true; value: Value } | { ok: false; code: string },
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Headers extends Schema = undefined,
  Body extends Schema | Content = undefined,
  Version extends Schema = undefined,
  AnswerBody = unknown,
  const M extends Method = Method,
  const Path extends `/${string}` = `/${string}`,
  const Given extends Statuses = Statuses,
  const Words extends RefusalWords = Record<never, never>,
>(
  call: Definition<Params, Query, Headers, Body, Version, Value, Outcome, AnswerBody, Words> & Access & Place<M, Path> & { refusals: Exactly<Given, Outcome> },
): ShapedCall<{ method: M; path: Path; query: QueryName<Query>; body: BodyInput<Body>; answer: AnswerBody; refusal: ToldRefusal<Outcome, Given, Words> }> {
  const { allowance } = call
  if (!allowance) return call as Call
  const run: Call['run'] = (ctx, input) => {
    const retryAfterSeconds = allowance(ctx)
    return retryAfterSeconds > 0 ? refuse({ code: 'too_many', retryAfterSeconds }) : (call as Call).run(ctx, input)
  }
  return { ...(call as Call), refusals: { ...call.refusals, too_many: 429 }, run }
}

/** What a kept call is run with: nothing of who asks, or of how. */
type KeptCtx = Omit<CallCtx, 'http' | 'staff'> & { staff: null }

type KeptDefinition<Params extends Schema, Query extends Schema, Value, Outcome, AnswerBody, Words> = Pick<
  Definition<Params, Query, undefined, undefined, undefined, Value, Outcome, AnswerBody, Words>,
  'tag' | 'summary' | 'description' | 'params' | 'query' | 'answer' | 'refusals' | 'words'
> & {
  keptUntil: readonly Scope[]
  /** What an answer costs that is not kept. */
  cost: PublicCost
  /** `search` is the query as it came. Neither may the clock be read. */
  run: (
    ctx: KeptCtx,
    input: Pick<CallInput<Params, Query, undefined, undefined, undefined>, 'params' | 'query'> & { search: string },
  ) => Outcome | Promise<Outcome>
}

/**
 * Defines a GET that is the same for everybody, whose answer is kept by its address until one of `keptUntil` changes. It has no allowance of its own, headers or
 * body, and cannot see cookies, people or what a browser accepts, so that nobody is given an answer that was made for somebody else.
 */
export function defineKeptCall<
  Value,
  Outcome extends { ok: true; value: Value } | { ok: false; code: string },
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  AnswerBody = unknown,
  const Path extends `/${string}` = `/${string}`,
  const Given extends Statuses = Statuses,
  const Words extends RefusalWords = Record<never, never>,
>({
  keptUntil,
  run,
  ...call
}: KeptDefinition<Params, Query, Value, Outcome, AnswerBody, Words> & { path: Path; refusals: Exactly<Given, Outcome> }): ShapedCall<{
  method: 'get'
  path: Path
  query: QueryName<Query>
  body: undefined
  answer: AnswerBody
  refusal: ToldRefusal<Outcome, Given, Words>
}> {
  const runForNobody: Call['run'] = ({ http, ...ctx }, input) =>
    run({ ...ctx, staff: null }, { ...(input as CallInput<Params, Query, undefined, undefined, undefined>), search: new URL(http.req.url).search })
  const open = { ...call, method: 'get', who: 'anyone' } as const
  return { ...(open as unknown as Call), run: runForNobody, keptUntil }
}
