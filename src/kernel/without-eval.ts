/**
 * Comes before everything that holds a schema. zod asks whether it may make functions from text by making one; the policy of our pages refuses that, and browsers
 * report it (Firefox in its console, all of them as a violation). This is the place that `z.config({ jitless: true })` writes to, set without loading zod with every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
