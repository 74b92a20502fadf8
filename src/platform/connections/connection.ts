import { isFilled } from '#kernel/json/json-values.ts'
import type { WordPair } from '#kernel/words/words.ts'
import type { Ctx } from '../ctx.server.ts'

/**
 * What a connection is set up with, by its name: a variable of the environment, a setting, or a receiver that a form names. Its value is told to nobody.
 */
export type ConnectionNeed = { kind: 'variable' | 'setting' | 'receiver'; name: string; isGiven: boolean }

/**
 * One sentence of what a check found. With a `bad` one the connection does not work; `warn` is worth a look, though it works. `at` is a moment that it
 * speaks of, in ISO 8601.
 */
export type Finding = { tone: 'good' | 'info' | 'warn' | 'bad'; text: WordPair; at?: string }

/** How a connection is set up at the moment. `check` asks the service; null while something is missing, or it is not in use. */
export type ConnectionSetup = { needs: readonly ConnectionNeed[]; check: (() => Promise<readonly Finding[]>) | null }

/**
 * A service of others that the site works with. A domain brings its own in `connections.server.ts`. A check is harmless: it moves no money, tells
 * nobody anything about a person, and leaves nothing behind. It never throws what a service answers, and its findings hold no secret.
 */
export type Connection = {
  symbol: string
  name: WordPair
  /** What a check asks the service, for people who hesitate to press the button. */
  about: WordPair
  setup: (ctx: Ctx) => Promise<ConnectionSetup>
}

/** What is missing, and the check where nothing is. */
export function connectionSetup(needs: readonly ConnectionNeed[], check: () => Promise<readonly Finding[]>): ConnectionSetup {
  return { needs, check: needs.every(({ isGiven }) => isGiven) ? check : null }
}

/** Variables that are needed together. */
export function neededVariables(values: Readonly<Record<string, unknown>>): ConnectionNeed[] {
  return Object.entries(values).map(([name, value]) => ({ kind: 'variable', name, isGiven: isGiven(value) }))
}

/** Settings that are needed together. */
export function neededSettings(values: Readonly<Record<string, unknown>>): ConnectionNeed[] {
  return Object.entries(values).map(([name, value]) => ({ kind: 'setting', name, isGiven: isGiven(value) }))
}

function isGiven(value: unknown): boolean {
  return isFilled(value) && value !== false
}
