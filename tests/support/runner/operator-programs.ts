import { findProgram } from '../services/find-program.ts'

/** Programs that judge a file of `deploy/` by themselves; undefined where the machine has none. */
export const operatorPrograms = {
  nginx: findProgram('nginx'),
  caddy: findProgram('caddy'),
  promtool: findProgram('promtool'),
  'systemd-analyze': findProgram('systemd-analyze'),
  pgbackrest: findProgram('pgbackrest'),
  hadolint: findProgram('hadolint'),
} as const

/** How each is got: packages of Debian, or where there is none, its own download. */
export const howToGet: Readonly<Record<keyof typeof operatorPrograms, string>> = {
  nginx: 'apt-get install nginx',
  caddy: 'apt-get install caddy',
  promtool: 'apt-get install prometheus',
  'systemd-analyze': 'apt-get install systemd',
  pgbackrest: 'apt-get install pgbackrest',
  hadolint: 'not in Debian: github.com/hadolint/hadolint',
}
