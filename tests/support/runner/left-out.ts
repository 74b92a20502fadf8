import { hasFirefox } from '../../e2e/engines/firefox.ts'
import { hasWebKit } from '../../e2e/engines/webkit.ts'
import { hasPatroni } from '../services/a-cluster.ts'
import { pgbouncer } from '../services/a-pooler.ts'
import { varnishd } from '../services/a-varnish.ts'

/** What `npm run test:all` leaves out on this machine, since a program is missing: each with what to install. */
export const leftOut: readonly string[] = [
  { part: 'the drill of a cluster', isThere: hasPatroni, needs: 'patroni etcd-server postgresql' },
  { part: 'the drill of a pooler', isThere: pgbouncer !== undefined, needs: 'pgbouncer' },
  { part: 'the drill of a CDN', isThere: varnishd !== undefined, needs: 'varnish' },
  { part: 'Firefox', isThere: hasFirefox, needs: 'firefox-esr' },
  { part: 'WebKit', isThere: hasWebKit, needs: 'webkit2gtk-driver xvfb' },
].flatMap(({ part, isThere, needs }) => (isThere ? [] : [`${part} (apt-get install ${needs})`]))
