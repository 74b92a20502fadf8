// Runs another program; uses nothing that has to be installed first.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP']
const PATIENCE_MS = 5000
const PARENT_MS = 500

/**
 * Runs a program and gives its code and what it wrote. When this process is told to end meanwhile, the program and all that it started end first. Under npm that
 * is also when npm has gone, whose shell does not pass signals on everywhere.
 */
export function runToEnd(command, args, options = {}) {
  const isGroup = process.platform !== 'win32'
  const kill = (signal) => {
    try {
      if (isGroup) process.kill(-child.pid, signal)
      else child.kill(signal)
    } catch {
      // It has ended already.
    }
  }
  let endedBy
  const end = (signal) => {
    endedBy ??= signal
    kill('SIGTERM')
    setTimeout(() => kill('SIGKILL'), PATIENCE_MS).unref()
  }
  // Before the program starts: a signal in the moment between the two would leave it behind.
  for (const signal of SIGNALS) process.on(signal, end)
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: isGroup })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (piece) => {
      output += piece
    })
  }
  const parent = process.ppid
  const watch = process.env.npm_lifecycle_event ? setInterval(() => process.ppid !== parent && end('SIGTERM'), PARENT_MS) : undefined
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(watch)
      for (const signal of SIGNALS) process.off(signal, end)
      if (endedBy) process.exit(128 + constants.signals[endedBy])
      resolve({ code, output })
    })
  })
}
