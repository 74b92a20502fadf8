import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { atEnd } from '../scripts/endings.ts'

/** What measures: the same for both commits, so that only what is measured differs. */
const INSTRUMENTS = ['bench', 'scripts', 'tests/support/site/sign-in.ts']

/** Checks a commit out below `folder`, installs and builds it there, with the bench and the scripts of this one. Gives its place and short name. */
export function checkOut(commit: string, folder: string): { place: string; short: string } {
  const place = join(folder, 'against')
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const short = git('rev-parse', '--short', `${commit}^{commit}`)
  git('worktree', 'add', '--detach', place, short)
  atEnd(() => git('worktree', 'remove', '--force', place))
  for (const path of INSTRUMENTS) {
    rmSync(join(place, path), { recursive: true, force: true })
    cpSync(path, join(place, path), { recursive: true })
  }
  const isSame = readFileSync('package-lock.json', 'utf8') === readFileSync(join(place, 'package-lock.json'), 'utf8')
  if (isSame && existsSync('node_modules')) execFileSync('cp', ['-al', 'node_modules', join(place, 'node_modules')])
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: place })
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: place, stdio: ['ignore', 'inherit', 'inherit'] })
  return { place, short }
}
