import { execFileSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** How to start a PostgreSQL program, which refuses to run as root. */
export type Launch = { command: (program: string, args: string[]) => [string, string[]]; ids: { uid?: number; gid?: number }; own: (path: string) => void }

const plain: Launch = { command: (program, args) => [program, args], ids: {}, own: () => undefined }

/**
 * As root, programs run as the user `postgres` (created when missing). Where that user cannot enter a folder above `paths`,
 * the programs keep the one capability that lets them.
 */
export function launchFor(paths: readonly string[]): Launch {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return plain
  const ids = { uid: idOf('-u'), gid: idOf('-g') }
  const own = (path: string) => chownSync(path, ids.uid, ids.gid)
  if (paths.every(isOpenToOthers)) return { ...plain, ids, own }
  const capability = '+dac_read_search'
  // The programs find each other with access(2), which counts capabilities only with this bit; exec drops all others.
  const keep = ['--securebits', '+no_setuid_fixup']
  const options = [...keep, '--reuid', 'postgres', '--regid', 'postgres', '--clear-groups', '--inh-caps', capability, '--ambient-caps', capability]
  return { command: (program, args) => ['setpriv', [...options, program, ...args]], ids: {}, own }
}

function idOf(flag: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    // There is no such user yet.
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' })
    return Number(execFileSync('id', [flag, 'postgres']))
  }
}

function isOpenToOthers(path: string): boolean {
  const parent = dirname(path)
  if (parent === path) return true
  return (statSync(parent).mode & 0o001) !== 0 && isOpenToOthers(parent)
}
