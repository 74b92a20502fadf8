import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from './find-program.ts'

const programPath = findProgram('varnishd')
/** Whether it knows the module that forgets by key, which is a package of its own. */
function hasModule(program: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'maarad-varnish-'))
  const settings = join(folder, 'module.vcl')
  writeFileSync(settings, 'vcl 4.1; import xkey; backend site none;')
  const { status } = spawnSync(program, ['-C', '-j', 'none', '-f', settings])
  rmSync(folder, { recursive: true, force: true })
  return status === 0
}
/** Varnish of the machine; undefined where it is not there, or not its module that forgets by key. */
export const varnishd = programPath && hasModule(programPath) ? programPath : undefined

export type RunningVarnish = { url: string; stop: () => Promise<void> }

/** Varnish before a site of this machine, by the file of `deploy/` with another port and token. */
export async function aVarnish({ site, port, token }: { site: string; port: number; token: string }): Promise<RunningVarnish> {
  const folder = mkdtempSync(join(tmpdir(), 'maarad-varnish-'))
  const example = readFileSync('deploy/proxy/varnish.vcl', 'utf8')
  const settings = join(folder, 'site.vcl')
  writeFileSync(settings, example.replace('.port = "3000"', `.port = "${new URL(site).port}"`).replace('A-TOKEN-OF-YOUR-OWN', token))
  const url = `http://127.0.0.1:${port}`
  const child = spawn(
    varnishd ?? '',
    ['-F', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', settings, '-s', 'malloc,64m', '-T', 'none', '-j', 'none'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let output = ''
  child.stderr.on('data', (text) => (output += text))
  // Until it listens, nobody answers.
  while (
    !(await fetch(`${url}/health/serving`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`Varnish ended with ${child.exitCode}: ${output}`)
    await pause(100)
  }
  return {
    url,
    stop: async () => {
      if (child.exitCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
