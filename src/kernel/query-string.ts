import { byName } from './by-name.ts'

type Scalar = string | number | boolean | null | undefined
/** Lists repeat their key; objects become `q[brand_eq]=…`; null and undefined are left out. */
export type QueryParams = { readonly [name: string]: Scalar | readonly Scalar[] | { readonly [name: string]: Scalar } }

/** A query string without the question mark, in the RFC 1738 style: a space becomes `+`, parentheses are not escaped. */
export function stringifyQuery(params: QueryParams): string {
  return Object.entries(params)
    .flatMap(([name, value]) => pairsOf(name, value))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
}

/** Reads a query string, with or without question mark. A repeated key gives a list; a malformed escape is kept as it is. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const params = byName<string | string[]>()
  for (const pair of text.replace(/^\?/, '').split('&')) {
    if (pair === '') continue
    const [name = '', ...rest] = pair.split('=')
    const key = decode(name)
    const value = decode(rest.join('='))
    const before = params[key]
    params[key] = before === undefined ? value : [before, value].flat()
  }
  return params
}

function pairsOf(name: string, value: QueryParams[string]): [string, string][] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((item) => pairsOf(name, item))
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => pairsOf(`${name}[${key}]`, item))
  return [[name, String(value)]]
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+')
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    // What is not encoded is read as it is.
    return spaced
  }
}
