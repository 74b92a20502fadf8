import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { cpuSeconds } from './process-usage.mjs'

const run = promisify(execFile)
const PATIENCE_MS = 120_000
/** A server that is loaded to its limit has a core to itself; with less, something else took it or the load was too light. */
const LEAST_SHARE = 0.9

/**
 * Runs load.mjs against a server. Gives requests per second, p50 and p99 in ms, what a request cost the server in processor
 * ms, its share of a core meanwhile, and whether that was too little for the other figures to mean anything.
 */
export async function loadServer(pid, options) {
  const before = cpuSeconds(pid)
  const began = performance.now()
  const { stdout } = await run(process.execPath, ['bench/load.mjs', JSON.stringify(options)], { timeout: PATIENCE_MS })
  const used = cpuSeconds(pid) - before
  const result = JSON.parse(stdout)
  const busy = used / ((performance.now() - began) / 1000)
  return { ...result, cpuMs: (used * 1000) / result.count, busy, isNoisy: busy < LEAST_SHARE }
}
