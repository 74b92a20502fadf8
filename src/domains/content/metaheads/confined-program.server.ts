import { type ChildProcess, spawn } from 'node:child_process'

type Confinement = {
  /** The only folder that it may read. */
  folder: string
  /** The only variables that it knows. */
  env: Record<string, string>
  mostMegabytes: number
}

/** Starts a program in a Node process of its own that writes no file, starts no program and knows nothing of the site. It is spoken to by messages. */
export function startConfined(program: string, { folder, env, mostMegabytes }: Confinement): ChildProcess {
  const limits = ['--permission', `--allow-fs-read=${folder}/*`, `--max-old-space-size=${mostMegabytes}`]
  return spawn(process.execPath, [...limits, '-e', program], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env })
}
