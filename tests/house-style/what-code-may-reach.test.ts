import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => /[.]tsx?$/.test(file) && !/[.]test[.]/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const filesWith = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('programs are started by these files alone, and no value of a request is among their arguments', () => {
  expect(filesWith(/child_process/)).toEqual([
    // A stylesheet of staff goes there by a message, and the program may reach nothing.
    'src/domains/content/metaheads/confined-program.server.ts',
    // The embedded database of one's own machine.
    'src/platform/database/embedded.server.ts',
    'src/platform/database/unprivileged.server.ts',
  ])
})

test('hashes and signatures are SHA-256 of Node’s own library, save the one that a provider prescribes; nothing is encrypted by code of ours', () => {
  const namedFiles = files.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:createHash|createHmac|createVerify|createSign|hash)\(\s*'([^']+)'/g)].map(([, algorithm]) => `${file} ${algorithm}`),
  )
  expect(namedFiles.length).toBeGreaterThan(20)
  expect(namedFiles.filter((one) => !/ (sha256|RSA-SHA256)$/.test(one))).toEqual(['src/domains/payments/gateways/liqpay/liqpay-signature.server.ts sha1'])
  expect(filesWith(/createCipher|createDecipher|subtle\.(?:encrypt|decrypt)|from '(?:crypto-js|bcrypt|node-forge|tweetnacl|md5)/)).toEqual([])
})

test('keys and secrets come from the system’s random; what can be guessed is how long a pause is', () => {
  const guessable = files.flatMap(({ file, text }) => text.split('\n').flatMap((line) => (line.includes('Math.random') ? [`${file}: ${line.trim()}`] : [])))
  expect(guessable.filter((line) => !/pause|delay|setTimeout/i.test(line))).toEqual([])
})

test('on the server only the log writes, and it writes to standard output', () => {
  const writing = /\bconsole\.|process\.std(?:out|err)\b|pino\(|appendFile/
  const writers = files.filter(({ file, text }) => file.includes('.server.') && writing.test(text)).map(({ file }) => file)
  expect(writers).toEqual(['src/platform/log/access-log.server.ts', 'src/platform/log/log.server.ts', 'src/server/run-process.server.ts'])
  // A place would be named beside the options.
  for (const file of writers) expect(readFileSync(file, 'utf8')).not.toMatch(/pino\.(?:destination|transport|multistream)|transport:/)
})

/** What is left in a visitor's or an editor's browser, by the file that writes it: `typed` is what they typed themselves. */
const keptPlaces: Readonly<Record<string, 'choices' | 'typed' | 'own work' | 'preferences'>> = {
  'src/admin/app/app.tsx': 'preferences',
  'src/admin/app/visit-store.ts': 'preferences',
  'src/admin/lists/keep-lists.ts': 'preferences',
  'src/admin/lists/use-view-of-address.ts': 'preferences',
  'src/blocks/compare-models/compared-model.ts': 'choices',
  'src/domains/analytics/campaign/campaign-cookie.ts': 'choices',
  'src/domains/consent/consent-now.ts': 'choices',
  // It writes cookies of others that have ended.
  'src/domains/consent/forget-optional.ts': 'choices',
  // The id of a lead, for an order that follows in the same tab.
  'src/domains/forms/sending/last-lead.ts': 'choices',
  // Until the connection is there again.
  'src/domains/forms/sending/unsent-leads.ts': 'typed',
  // Until the tab is closed.
  'src/domains/forms/ui/kept-values.ts': 'typed',
  'src/domains/markets/kept-country.ts': 'choices',
  'src/domains/media/ui/library.tsx': 'preferences',
  // Until the tab is closed.
  'src/domains/orders/journey/contact.ts': 'typed',
  'src/domains/orders/journey/order-data.ts': 'choices',
  'src/domains/orders/journey/preview.ts': 'choices',
  'src/domains/orders/journey/quoted-facts.ts': 'choices',
  'src/domains/orders/journey/reservation.ts': 'choices',
  'src/domains/orders/journey/soft-lock-record.ts': 'choices',
  'src/domains/orders/journey/waiting-order.ts': 'choices',
  'src/domains/payments/gateways/liqpay/ui/liqpay-part.tsx': 'choices',
  'src/domains/retailers/kept-retailer.ts': 'choices',
  'src/domains/stock/saved/compared-vehicles.ts': 'choices',
  'src/domains/stock/saved/saved-vehicles.ts': 'choices',
  'src/editor/catalogue/kept-templates.ts': 'preferences',
  'src/editor/words/language.tsx': 'preferences',
  'src/site/browser/navigation/reload-once.ts': 'choices',
  'src/staff/drafts/mirror.ts': 'own work',
  'src/staff/look/kept-mode.ts': 'preferences',
}

test('browsers keep what people chose, typed or were working on, and no secret', () => {
  const filesThatKeep = filesWith(/\.setItem\(|openDB<|document\.cookie = |localStorageStore\(/)
  expect(filesThatKeep).toEqual(Object.keys(keptPlaces).toSorted())
  for (const file of filesThatKeep) expect(readFileSync(file, 'utf8'), file).not.toMatch(/setItem\([^)]*(?:secret|token|password|csrf)/i)
})
