import { z } from 'zod'
import { serversOf } from '../database/servers-of.ts'
import { mayDownload } from '../http/network.ts'
import { isAddressOrNetwork } from '../http/address-set.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const address = z.url({ protocol: /^https?$/ })
const database = z.url({ protocol: /^postgres(ql)?$/ })
const databases = z.string().refine((text) => serversOf(text).every((one) => database.safeParse(one).success), { error: 'Invalid URL' })
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

/** One environment variable: its purpose, and the schema that parses its text. Optional ones have a default or may be absent. */
export type Variable = {
  about: string
  schema: z.ZodType
  shown?: string
  /** What must not be told: all of a `secret`, and what stands in front of the host of an `address`. */
  hides?: 'secret' | 'address'
  /** Variables with the same text are set together or not at all: a provider with a part of its keys would fail at the first buyer. */
  together?: string
}

/** Every environment variable of the process. `docs/env.md` and the checks at start are both derived from this. */
export const variables = {
  PORT: { about: 'Port of the HTTP server; 0 takes any free one.', schema: port.default(3000) },
  HOST: { about: 'Address to listen on.', schema: z.string().min(1).default('0.0.0.0') },
  DATA_DIR: { about: 'Folder of the embedded database and of media on disk.', schema: z.string().min(1).default('.data') },
  DATABASE_URL: {
    about:
      'PostgreSQL 15 or later, reached directly or by PgBouncer (`DATABASE_DIRECT_URL`). Several hosts (`postgres://user@one:5432,two:5432/site`) are a primary and its standbys: the one that takes writes is used. Without it the process runs its own under `DATA_DIR`.',
    schema: databases.optional(),
    hides: 'address',
  },
  DATABASE_DIRECT_URL: {
    about:
      'The same database past its pooler, where `DATABASE_URL` is PgBouncer in transaction mode: processes hear of changes there, and schema and backups need it. With it the pooler has to set the limits of statements ([operations](operations/pooler.md)).',
    schema: databases.optional(),
    hides: 'address',
  },
  DATABASE_READ_URL: {
    about:
      'A standby of it, reached directly: lists of staff, exports and sitemaps of vehicles are read there as soon as it has all that was committed before the question, else from the primary.',
    schema: database.optional(),
    hides: 'address',
  },
  DATABASE_POOL: { about: 'Most connections of one process for visitors.', schema: z.coerce.number().int().min(2).max(200).default(10) },
  DATABASE_STAFF_POOL: {
    about: 'Most connections of one process for people and programs that are signed in; visitors keep theirs, however many slow lists staff open.',
    schema: z.coerce.number().int().min(1).max(200).default(6),
  },
  DATABASE_JOBS_POOL: {
    about: 'Most connections of one process for jobs: feeds, mails, exports.',
    schema: z.coerce.number().int().min(1).max(200).default(4),
  },
  PROCESS_ROLE: {
    about:
      'What the process does: `web` answers visitors and staff and has pictures and invoices made by a worker, `worker` sends mails, reads feeds, makes what is asked for and does all other jobs, and answers only `/health/`, `both` is the whole site. Where one is `web`, another has to be `worker` or `both`.',
    schema: z.enum(['web', 'worker', 'both']).default('both'),
  },
  DRAIN_NOTICE_SECONDS: {
    about:
      'How long a process that was told to end goes on serving while `/health/ready` and `/health/serving` answer 503, so that a balancer sends it nobody any more. Twice the time between its probes is a good value.',
    schema: z.coerce.number().int().min(0).max(60).default(0),
  },
  PAGE_PATIENCE_MS: {
    about:
      'Milliseconds that a visitor waits for a page on which something changed, while its last version is at hand; that is shown then. The page goes on being drawn for those who come later.',
    schema: z.coerce.number().int().min(0).max(60_000).default(2000),
  },
  PAGE_PATIENCE_AFTER_CHANGE_MS: {
    about: 'The same in the ten seconds after a change, in which the last version is hardly older than the new one.',
    schema: z.coerce.number().int().min(0).max(60_000).default(50),
  },
  NEWER_SCHEMA: {
    about:
      'What a process does on a database that a newer build has migrated: `refuse` to start, or `serve`, which is for going back by one release until the next one ([operations](operations/releases.md)).',
    schema: z.enum(['refuse', 'serve']).default('refuse'),
  },
  PUBLIC_URL: {
    about: 'Origin under which visitors reach the site; canonical addresses, sitemap and Open Graph pictures use it.',
    schema: address.transform((url) => url.replace(/\/+$/, '')).optional(),
    shown: 'http://localhost:PORT',
  },
  TRUSTED_PROXIES: {
    about:
      'Addresses and networks of the proxies before the site, divided by commas (`10.0.0.7, 10.1.0.0/16`): of requests that come from there, `X-Forwarded-For` says who sent them, which limits count by.',
    schema: list
      .refine((entries) => entries.every(isAddressOrNetwork), { error: 'has an entry that is no IP address and no network such as 10.0.0.0/8' })
      .default([]),
  },
  CDN_PURGE_URL: {
    about:
      'Where the CDN before the site is told what has changed, by POST with `surrogate-key` as Fastly takes it, or the Varnish of `deploy/proxy/varnish.vcl`: https, or http on this machine. Pages then have names for it, and it may keep them for minutes ([operations](operations/cdn.md)).',
    schema: address.refine((url) => mayDownload(url, 'private'), { error: 'has to be https, or http on this machine' }).optional(),
    hides: 'address',
  },
  CDN_PURGE_HEADERS: {
    about: 'Headers for that request, as `name=value` divided by commas, such as `Fastly-Key=…`.',
    schema: z
      .string()
      .regex(/^[\w-]+=[^,]*(,\s*[\w-]+=[^,]*)*$/, { error: 'name=value, divided by commas' })
      .transform((text) =>
        Object.fromEntries(text.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()])),
      )
      .optional(),
    hides: 'secret',
  },
  MEILISEARCH_URL: {
    together: 'Meilisearch',
    about:
      'Meilisearch that the search of pages and models asks: https, or http on this machine. Without it, and whenever it does not answer, the database is searched ([operations](operations/search.md)).',
    schema: address
      .transform((url) => url.replace(/\/+$/, ''))
      .refine((url) => mayDownload(url, 'private'), { error: 'has to be https, or http on this machine' })
      .optional(),
    hides: 'address',
  },
  MEILISEARCH_KEY: {
    hides: 'secret',
    together: 'Meilisearch',
    about: 'Key of it with the actions `search`, `documents.*`, `indexes.*`, `settings.*`, `stats.get` and `tasks.get`.',
    schema: z.string().min(1).optional(),
  },
  DEMO: {
    about:
      'Whether a site without pages is filled with the demo, made-up pages, cars and retailers, at its start: `load` or `none`. `npm start` and `npm run dev` set `load` where neither it, an issuer, a proxy nor a database is named and `PUBLIC_URL` is this machine.',
    schema: z.enum(['load', 'none']).default('none'),
  },
  DEMO_PICTURES: {
    about:
      'When the pictures of a newly loaded demo are made: `ahead`, before the process says that it is ready, `behind`, one after the other while it serves already, or `asked`, at the first request of each. `npm start` sets `behind`.',
    schema: z.enum(['ahead', 'behind', 'asked']).default('asked'),
  },
  MEDIA_STORAGE: { about: 'Where media live: `disk` (under `DATA_DIR`) or `s3`.', schema: z.enum(['disk', 's3']).default('disk') },
  S3_ENDPOINT: { about: 'S3-compatible endpoint, with `MEDIA_STORAGE=s3`.', schema: address.optional() },
  S3_REGION: { about: 'Region of the bucket.', schema: z.string().min(1).default('us-east-1') },
  S3_BUCKET: { about: 'Bucket for media.', schema: z.string().min(1).optional() },
  S3_ACCESS_KEY_ID: { about: 'Access key of the bucket.', schema: z.string().min(1).optional(), hides: 'secret' },
  S3_SECRET_ACCESS_KEY: { about: 'Secret key of the bucket.', schema: z.string().min(1).optional(), hides: 'secret' },
  MEDIA_DELIVERY: {
    about:
      'How files of the bucket reach browsers: `process` sends them itself, `redirect` leads to the bucket: to pictures by `MEDIA_PUBLIC_URL` or a signed address of ten minutes, to documents and files of leads by one of a minute ([operations](operations/media.md)).',
    schema: z.enum(['process', 'redirect']).default('process'),
  },
  MEDIA_PUBLIC_URL: {
    about:
      'Where anybody may fetch pictures of the bucket without a signature, such as a CDN before its folder `variants/`, which is all that may be public. With `MEDIA_DELIVERY=redirect`.',
    schema: address.optional(),
  },
  S3_PUBLIC_ENDPOINT: { about: 'The endpoint by which browsers reach the bucket, where it is another one than `S3_ENDPOINT`.', schema: address.optional() },
  API_TOKEN: {
    hides: 'secret',
    about:
      'Bearer token of one trusted client that may do by the API what an admin may, at least 32 characters. Tokens with less rights are made in the admin.',
    schema: z.string().min(32).optional(),
  },
  SECRET_KEY: {
    hides: 'secret',
    about:
      'Key that signs preview links, at least 32 characters. Without it one is made and kept under `DATA_DIR`; set it when several machines serve the site.',
    schema: z.string().min(32).optional(),
  },
  SIGN_IN: {
    about:
      'How staff sign in: `oidc` with the provider of `OIDC_ISSUER`, `demo` with made-up people on this machine only, `off` not at all. Without it: `oidc` where an issuer is set, `off` where `PUBLIC_URL` is this machine; anywhere else the process does not start. `npm start` and `npm run dev` set `demo` where neither it nor an issuer is set and `PUBLIC_URL` is this machine.',
    schema: z.enum(['oidc', 'demo', 'off']).optional(),
    shown: '`oidc` or `off`',
  },
  OIDC_ISSUER: {
    about: 'Issuer of the OpenID Connect provider, as its discovery document names it: https, or http on this machine.',
    schema: address.optional(),
  },
  OIDC_CLIENT_ID: { about: 'Client id of this site at the provider.', schema: z.string().min(1).optional() },
  OIDC_CLIENT_SECRET: {
    about: 'Client secret; without it the site is a public client, which PKCE alone protects.',
    schema: z.string().min(1).optional(),
    hides: 'secret',
  },
  OIDC_INSTANCE: {
    about: 'Instance of the provider for this market; sent as `instance` with every sign-in.',
    schema: z
      .string()
      .regex(/^[\w.-]{1,64}$/, { error: 'letters, digits, dots and hyphens' })
      .default('maarad-ae'),
  },
  OIDC_SCOPE: {
    about: 'Scopes that are asked for, divided by blanks.',
    schema: z
      .string()
      .regex(/\bopenid\b/, { error: 'needs openid' })
      .default('openid profile email'),
  },
  OIDC_ROLE_CLAIM: { about: 'Claim that holds roles or groups; dots lead into objects.', schema: z.string().min(1).default('roles') },
  OIDC_RETAILER_VALUES: {
    about: 'Values of that claim, divided by commas, that make somebody one of a retailer’s own people.',
    schema: list.default(['retailer']),
    shown: 'retailer',
  },
  OIDC_EDITOR_VALUES: { about: 'Values of that claim, divided by commas, that make somebody an editor.', schema: list.default(['editor']), shown: 'editor' },
  OIDC_SALES_VALUES: {
    about: 'Values of that claim, divided by commas, that give somebody leads and orders.',
    schema: list.default(['sales']),
    shown: 'sales',
  },
  OIDC_FINANCE_VALUES: {
    about: 'Values of that claim, divided by commas, that give somebody the money of orders.',
    schema: list.default(['finance']),
    shown: 'finance',
  },
  OIDC_ADMIN_VALUES: { about: 'Values of that claim, divided by commas, that make somebody an admin.', schema: list.default(['admin']), shown: 'admin' },
  SESSION_HOURS: {
    about: 'Hours after which staff sign in again at the latest; a session that rests for two hours ends earlier.',
    schema: z.coerce.number().min(0.1).max(720).default(12),
  },
  FEED_NETWORK: {
    about:
      'Where feeds and their pictures may be fetched from: `public` is https to the internet only; `private` adds addresses of private networks, and http on this machine.',
    schema: z.enum(['public', 'private']).default('public'),
  },
  SERVICE_NETWORK: {
    about:
      'Where addresses in settings (remote navigation, offers, dealers) may lead: `public` is https to the internet only; `private` adds addresses of private networks, and http on this machine.',
    schema: z.enum(['public', 'private']).default('public'),
  },
  SMTP_URL: {
    hides: 'address',
    about:
      'Mail server, as `smtps://user:password@mail.example:465` or `smtp://…:587`. Without it no mail leaves the site: all are kept in the mailbox of the admin.',
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
  },
  SMTP_TLS: {
    about:
      'Whether a mail server of `smtp://` has to encrypt: `required` sends nothing before STARTTLS has worked, `optional` goes on without where the server offers none. A mail server on this machine needs none. A certificate that is not valid is refused in either case.',
    schema: z.enum(['required', 'optional']).default('required'),
  },
  MAIL_FROM: {
    about: 'Address that mails come from; its host is also that of their Message-IDs.',
    schema: z.email().optional(),
    shown: 'no-reply@ and the host of PUBLIC_URL',
  },
  TWILIO_ACCOUNT_SID: {
    hides: 'secret',
    about: 'Account at Twilio, for codes that verify phones; without the three of them no phone is verified.',
    schema: z
      .string()
      .regex(/^AC[0-9a-fA-F]{32}$/, { error: 'AC and 32 hexadecimal digits' })
      .optional(),
  },
  TWILIO_AUTH_TOKEN: { about: 'Secret of that account.', schema: z.string().min(1).optional(), hides: 'secret' },
  TWILIO_VERIFY_SERVICE_SID: {
    about: 'Service of Twilio Verify that sends the codes.',
    schema: z
      .string()
      .regex(/^VA[0-9a-fA-F]{32}$/, { error: 'VA and 32 hexadecimal digits' })
      .optional(),
  },
  TWILIO_API_URL: { about: 'Origin of Twilio Verify.', schema: address.transform((url) => url.replace(/\/+$/, '')).default('https://verify.twilio.com') },
  STRIPE_SECRET_KEY: {
    hides: 'secret',
    together: 'Stripe',
    about: 'Secret key of the account at Stripe; with it and the two below the vendor type STRIPE takes payments.',
    schema: z
      .string()
      .regex(/^(sk|rk)_/, { error: 'sk_… or rk_…' })
      .optional(),
  },
  STRIPE_PUBLISHABLE_KEY: {
    together: 'Stripe',
    about: 'Publishable key of that account, for the browser.',
    schema: z
      .string()
      .regex(/^pk_[\w]+$/, { error: 'pk_…' })
      .optional(),
  },
  STRIPE_WEBHOOK_SECRET: {
    hides: 'secret',
    together: 'Stripe',
    about: 'Secret that Stripe signs its webhooks with, as shown beside the endpoint `/hooks/stripe`.',
    schema: z
      .string()
      .regex(/^whsec_/, { error: 'whsec_…' })
      .optional(),
  },
  STRIPE_CONNECT_WEBHOOK_SECRET: {
    hides: 'secret',
    about:
      'Secret of the second endpoint at Stripe, for connected accounts, whose address is `/hooks/stripe` as well. Needed where retailers have accounts of their own.',
    schema: z
      .string()
      .regex(/^whsec_/, { error: 'whsec_…' })
      .optional(),
  },
  APPLE_PAY_DOMAIN_ASSOCIATION: {
    hides: 'secret',
    about:
      'Text of the file with which Apple checks the domain for Apple Pay, as Stripe gives it; served at `/.well-known/apple-developer-merchantid-domain-association`. Without it that address is not found.',
    schema: z
      .string()
      .regex(/^[\x20-\x7e\s]{1,20000}$/, { error: 'the text of the file, in plain letters' })
      .optional(),
  },
  STRIPE_API_URL: { about: 'Origin of Stripe.', schema: address.transform((url) => url.replace(/\/+$/, '')).default('https://api.stripe.com') },
  PAYPAL_CLIENT_ID: {
    together: 'PayPal',
    about:
      'Client id of the application at PayPal; with it and the two below the vendor type PAYPAL takes payments, though none in AED, SAR or another currency of the Gulf.',
    schema: z
      .string()
      .regex(/^[\w-]+$/, { error: 'letters, digits, hyphens and underscores' })
      .optional(),
  },
  PAYPAL_CLIENT_SECRET: { together: 'PayPal', about: 'Secret of that application.', schema: z.string().min(1).optional(), hides: 'secret' },
  PAYPAL_WEBHOOK_ID: { together: 'PayPal', about: 'Id of its webhook, whose address is `/hooks/paypal`.', schema: z.string().min(1).optional() },
  PAYPAL_API_URL: {
    about: 'Origin of PayPal; `https://api-m.sandbox.paypal.com` is its sandbox.',
    schema: address.transform((url) => url.replace(/\/+$/, '')).default('https://api-m.paypal.com'),
  },
  LIQPAY_PUBLIC_KEY: {
    together: 'LiqPay',
    about: 'Public key of the shop at LiqPay; with it and the private key the vendor type LIQPAY takes payments in UAH, USD and EUR.',
    schema: z.string().min(1).optional(),
  },
  LIQPAY_PRIVATE_KEY: { together: 'LiqPay', about: 'Private key of that shop.', schema: z.string().min(1).optional(), hides: 'secret' },
  LIQPAY_API_URL: { about: 'Origin of LiqPay.', schema: address.transform((url) => url.replace(/\/+$/, '')).default('https://www.liqpay.ua') },
  TEST_PAYMENTS: {
    about:
      'Whether the vendor type TEST plays payments that move no money. Without it: `on` where `PUBLIC_URL` is this machine, `off` elsewhere, where `on` does not start.',
    schema: z.enum(['on', 'off']).optional(),
    shown: '`on` or `off`',
  },
  METRICS_PORT: {
    about: 'Port on which Prometheus reads the figures of the process at `/metrics`; without it only the admin shows them. 0 takes any free one.',
    schema: port.optional(),
  },
  METRICS_HOST: {
    about: 'Address that this port listens on. Whoever reaches it reads the figures, so let nobody but Prometheus.',
    schema: z.string().min(1).default('127.0.0.1'),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about:
      'Origin of a collector of traces and figures that speaks OTLP over HTTP, such as `http://127.0.0.1:4318`; without it traces are not made, and figures not sent ([operations](operations/log.md)).',
    schema: address.transform((url) => url.replace(/\/+$/, '')).optional(),
    hides: 'address',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    about: 'Headers for that collector, as `name=value` divided by commas, such as those with its key.',
    schema: z.string().min(1).optional(),
    hides: 'secret',
  },
  TRACE_SHARE: { about: 'Share of requests, from 0 to 1, of which all steps are traced.', schema: z.coerce.number().min(0).max(1).default(1) },
  ACCESS_LOG: {
    about: 'Whether each request is one line of the log, with its status, time and bytes, without its query: `on` or `off`.',
    schema: z.enum(['on', 'off']).default('off'),
  },
  LOG_LEVEL: { about: 'Least level that is logged.', schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info') },
} as const satisfies Record<string, Variable>

export type VariableName = keyof typeof variables
