import { hasFirefox } from '../../e2e/engines/firefox.ts'
import { hasWebKit } from '../../e2e/engines/webkit.ts'
import { hasPatroni } from '../services/a-cluster.ts'
import { pgbouncer } from '../services/a-pooler.ts'
import { varnishd } from '../services/a-varnish.ts'
import { canMount } from './a-small-disk.ts'
import { howToGet, operatorPrograms } from './operator-programs.ts'

const judges = Object.keys(howToGet) as (keyof typeof howToGet)[]

/** What `npm run test:all` leaves out on this machine, since a program or a right is missing: each with what it needs. */
export const leftOut: readonly string[] = [
  { part: 'the drill of a cluster', isThere: hasPatroni, needs: 'apt-get install patroni etcd-server postgresql' },
  { part: 'the drill of a pooler', isThere: pgbouncer !== undefined, needs: 'apt-get install pgbouncer' },
  { part: 'the drill of a CDN', isThere: varnishd !== undefined, needs: 'apt-get install varnish varnish-modules' },
  { part: 'the drill of a full disk', isThere: canMount, needs: 'the right to mount a file system: run it as root' },
  ...judges.map((name) => ({ part: `what ${name} says of deploy/`, isThere: operatorPrograms[name] !== undefined, needs: howToGet[name] })),
  { part: 'Firefox', isThere: hasFirefox, needs: 'apt-get install firefox-esr' },
  { part: 'WebKit', isThere: hasWebKit, needs: 'apt-get install webkit2gtk-driver xvfb' },
].flatMap(({ part, isThere, needs }) => (isThere ? [] : [`${part} (${needs})`]))
