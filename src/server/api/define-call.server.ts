import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Action } from '#domains/accounts/index.ts'
import type { AnyOutcome } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { AppEnv } from '../app-env.ts'
import type { Services } from '../services.server.ts'
import type { Answer, AnswerStatus } from './answers.server.ts'
import type { BodyLimit } from './body-limits.ts'
import type { RawBody } from './read-body.server.ts'
import type { RefusalStatus } from './refusal-answer.server.ts'

/** What a call runs with: the context of its request, the process, and the request itself for cookies and the like. */
export type CallCtx = Ctx & { services: Services; http: Context<AppEnv> }

/** A body that the call reads by itself, as a {@link RawBody}: documented by its content types. */
export type RawContent = { raw: Record<string, { schema: z.ZodType }> }

type Schema = z.ZodType | undefined
type Output<Of extends Schema, Absent> = Of extends z.ZodType ? z.output<Of> : Absent
type BodyOf<Of> = Of extends RawContent ? RawBody : Of extends z.ZodType ? z.output<Of> : undefined

/** What is left of a request when it has been checked. `version` is what If-Match names. */
export type CallInput<Params extends Schema, Query extends Schema, Headers extends Schema, Body, Version extends Schema> = {
  params: Output<Params, Record<never, never>>
  query: Output<Query, Record<never, never>>
  headers: Output<Headers, Record<never, never>>
  body: BodyOf<Body>
  version: Output<Version, undefined>
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

type CodeOf<Outcome> = Outcome extends { ok: false; code: infer Code extends string } ? Code : never
/** The status of every refusal of the outcome: one that is missing does not compile, and neither does one that cannot happen. */
type RefusalsOf<Outcome> = [CodeOf<Outcome>] extends [never] ? Record<string, never> : { readonly [Code in CodeOf<Outcome>]: RefusalStatus }

type Definition<Params extends Schema, Query extends Schema, Headers extends Schema, Body, Version extends Schema, Value, Outcome> = {
  method: Method
  /** As OpenAPI writes it: `/api/pages/{id}`. `{path+}` takes any number of segments. */
  path: `/${string}`
  tag: string
  summary: string
  /** Staff, or staff who may do that, which is asked before the body is read. What else they may not is for the use-case to say. */
  who: 'anyone' | 'staff' | Action
  params?: Params
  query?: Query
  headers?: Headers
  body?: Body
  /** How long the body may be; `usual` if absent, or a number of bytes. */
  limit?: BodyLimit | number
  /** Makes the call a conditional one: it asks for If-Match (428 without), unless the schema takes null. */
  ifMatch?: Version
  answer: Answer<Value>
  /** The version of the answer, as its ETag. */
  etag?: (value: Value) => string | number
  /** Headers beside those; answers to staff are kept by nobody unless these say otherwise. */
  extraHeaders?: (value: Value, ctx: CallCtx) => Record<string, string>
  refusals: RefusalsOf<Outcome>
  run: (ctx: CallCtx, input: CallInput<Params, Query, Headers, Body, Version>) => Outcome | Promise<Outcome>
}

/** A call of the API, as it is mounted and documented. */
export type Call = Omit<
  Definition<Schema, Schema, Schema, Schema | RawContent, Schema, unknown, AnyOutcome>,
  'run' | 'answer' | 'etag' | 'extraHeaders' | 'refusals'
> & {
  // Methods, since these may take more than their definitions do: what they are given has passed the schemas of the very call.
  answer: Omit<Answer<unknown>, 'body' | 'statusOf'> & { body(value: unknown, query: unknown): unknown; statusOf?(value: unknown): AnswerStatus }
  etag?(value: unknown): string | number
  extraHeaders?(value: unknown, ctx: CallCtx): Record<string, string>
  refusals: Readonly<Record<string, RefusalStatus>>
  run(ctx: CallCtx, input: unknown): AnyOutcome | Promise<AnyOutcome>
}

/**
 * Defines a call of the API once: what it takes, what it answers, and the status of each of its refusals. Requests are checked against
 * it, answers are made by it and the OpenAPI document is drawn from it.
 */
export function defineCall<
  Value,
  Outcome extends { ok: true; value: Value } | { ok: false; code: string },
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Headers extends Schema = undefined,
  Body extends Schema | RawContent = undefined,
  Version extends Schema = undefined,
>(call: Definition<Params, Query, Headers, Body, Version, Value, Outcome>): Call {
  return call as Call
}
