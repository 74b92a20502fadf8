import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Mounts a file system of this size at `place`, a new folder. It lives in memory and can be full. Throws for whom may not mount. */
export function aSmallDisk(place: string, size: string): { remove: () => void } {
  mkdirSync(place, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', place], { stdio: 'ignore' })
  return { remove: () => void execFileSync('umount', ['--lazy', place]) }
}

/** Whether whoever runs this may mount: an administrator on Linux, and in few containers. */
export const canMount: boolean = (() => {
  const place = mkdtempSync(join(tmpdir(), 'maarad-mount-'))
  try {
    aSmallDisk(place, '1m').remove()
    return true
  } catch {
    return false // The drill is left out, and shown as skipped.
  } finally {
    rmdirSync(place)
  }
})()
