import { readFileSync } from 'node:fs'

// The kernel tells times in hundredths of a second, whatever its own clock.
const TICKS_PER_SECOND = 100

/** Processor seconds that a process has used so far, in user and kernel mode, all threads (Linux). */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** Megabytes of memory that a process holds now. */
export function residentMegabytes(pid) {
  const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)?.[1]
  return Number(kilobytes) / 1024
}
