import { Fault } from '#kernel/fault.ts'

/** The guards that a route may ask for by name. */
export type RouteMiddleware<Context> = Readonly<Record<string, (context: Context) => unknown>>

/** Runs the guard of that name; a name nobody knows is a mistake in the route table (A-348, C-326). */
export function runMiddleware<Context>(name: string, table: RouteMiddleware<Context>, context: Context): unknown {
  const run = Object.hasOwn(table, name) ? table[name] : undefined
  if (!run) throw new Fault(`Unknown middleware ${name}`, { status: 500 })
  return run(context)
}
