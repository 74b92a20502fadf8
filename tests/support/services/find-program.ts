import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a program of the machine is, also one for administrators; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin']
  return folders.map((folder) => join(folder, name)).find(existsSync)
}
