import { describe, expect, test } from 'vitest'
import { FormDraft, FormIntegrationDrafts, UnfinishedForm } from './form-schema.ts'

const label = { ar: 'حقل' }
const aField = { id: 'name', name: 'name', type: 'text', label }
const aReceiver = { id: '1', kind: 'webhook', name: 'CRM', url: 'https://crm.test/leads', enabled: true }
const aMail = { recipients: ['team@site.test'], subject: label, template: label }

/** Where a draft is refused, and why: `fields.0.id not_an_id`. Empty for one that is taken. */
const flawsOf = (draft: object) =>
  (FormDraft.safeParse({ name: 'نموذج', ...draft }).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
const pathsOf = (draft: object) => (FormDraft.safeParse({ name: 'نموذج', ...draft }).error?.issues ?? []).map(({ path }) => path.join('.'))
const fieldFlaws = (more: object) => pathsOf({ fields: [{ ...aField, ...more }] }).map((path) => path.replace('fields.0.', ''))
const settingsFlaws = (settings: object) => flawsOf({ settings }).map((flaw) => flaw.replace('settings.', ''))
const longText = (length: number) => 'س'.repeat(length)

describe('a form', () => {
  test('[C-208] needs a name; all the rest has a default, and nobody is told of its leads', () => {
    expect(FormDraft.parse({ name: '  نموذج  ' })).toEqual({
      ...{ name: 'نموذج', type: 'lead', locale: 'ar', active: true, fields: [] },
      settings: {
        thank_you: { heading: { ar: '' }, text: { ar: '' } },
        notifications: [],
        confirmations: { enabled: false, email_field: '', subject: { ar: '' }, template: { ar: '' } },
      },
    })
    expect([{ name: ' ' }, { name: longText(200) }, { name: longText(201) }].map(pathsOf)).toEqual([['name'], [], ['name']])
  })

  test('[C-066] is of a kind and a language that the site knows', () => {
    expect(['lead', 'order', 'inquiry', 'survey', 'other'].map((type) => pathsOf({ type }))).toEqual([[], [], [], [], ['type']])
    expect(['ar', 'en', 'fr'].map((locale) => pathsOf({ locale }))).toEqual([[], [], ['locale']])
  })

  test('[C-066] has fields of the kinds that there are, each with all that it may say, in their order', () => {
    const said = {
      placeholder: { ar: 'مثال' },
      options: [{ value: 'a', label: { ar: 'أ' } }],
      rules: { required: true },
      default: 'a',
    }
    const documented = ['text', 'email', 'phone', 'textarea', 'select', 'radio', 'checkbox', 'date', 'file', 'location', 'hidden']
    const own = ['number', 'time_slot', 'consent', 'retailer', 'vehicle', 'html', 'step']
    const kindFlaws = (type: string) => fieldFlaws({ type }).filter((path) => path === 'type')
    expect([...documented, ...own].filter((type) => kindFlaws(type).length > 0)).toEqual([])
    expect(['url', 'password', ''].map(kindFlaws)).toEqual([['type'], ['type'], ['type']])
    const fields = ['last', 'first'].map((name) => ({ ...aField, ...said, id: name, name, type: 'select' }))
    expect(FormDraft.parse({ name: 'x', fields }).fields).toEqual(fields)
  })

  test('has 200 fields at most', () => {
    const fields = (count: number) => Array.from({ length: count }, (_, index) => ({ ...aField, id: `f${index}`, name: `f${index}` }))
    expect([pathsOf({ fields: fields(200) }), pathsOf({ fields: fields(201) })]).toEqual([[], ['fields']])
  })

  test('whose fields do not go together says where', () => {
    expect(flawsOf({ fields: [aField, { ...aField, type: 'select' }] })).toEqual([
      ...['fields.1.id duplicate', 'fields.1.name duplicate', 'fields.1.options options_missing'],
    ])
    const condition = { match: 'all', tests: [{ field: 'later', is: 'filled' }] }
    expect(flawsOf({ fields: [{ ...aField, show_when: condition }] })).toEqual(['fields.0.show_when.tests.0.field unknown_field'])
  })

  test('with characters that no database keeps is refused, wherever they stand', () => {
    expect(flawsOf({ name: 'a\u0000b' })).toEqual([' holds characters that cannot be stored'])
    expect(flawsOf({ fields: [{ ...aField, hint: { ar: '\ud800' } }] })).toEqual([' holds characters that cannot be stored'])
  })
})

describe('a field', () => {
  test('has an id and a name of small letters, digits and _, of 60 characters at most', () => {
    const taken = (id: string) => fieldFlaws({ id, name: id })
    for (const id of ['a', 'first_name2', `a${'b'.repeat(59)}`]) expect(taken(id)).toEqual([])
    for (const id of ['', 'A', '1a', '_a', 'a-b', 'الاسم', ' a', `a${'b'.repeat(60)}`]) expect(taken(id)).toEqual(['id', 'name'])
    expect(flawsOf({ fields: [{ ...aField, id: 'A' }] })).toEqual(['fields.0.id not_an_id'])
  })

  test.each([
    ['label', 300],
    ['placeholder', 300],
    ['hint', 500],
    ['html', 10_000],
  ])('has a %s of %i characters at most, in both languages, without spaces around it', (name, most) => {
    expect(fieldFlaws({ [name]: { ar: longText(most), en: longText(most) } })).toEqual([])
    expect(fieldFlaws({ [name]: { ar: longText(most + 1), en: longText(most + 1) } })).toEqual([`${name}.ar`, `${name}.en`])
    const { fields } = FormDraft.parse({ name: 'نموذج', fields: [{ ...aField, [name]: { ar: ' أ ', en: ' a ' } }] })
    expect(fields).toMatchObject([{ [name]: { ar: 'أ', en: 'a' } }])
  })

  test.each([
    ['default', 1000],
    ['autocomplete', 60],
    ['retailer_field', 60],
    ['date_field', 60],
    ['retailer_tag', 80],
  ])('has a %s of %i characters at most', (name, most) => {
    expect([fieldFlaws({ [name]: 'x'.repeat(most) }), fieldFlaws({ [name]: 'x'.repeat(most + 1) })]).toEqual([[], [name]])
  })

  test('is narrow, verified or required by true, and otherwise says nothing of it', () => {
    for (const name of ['half', 'verify']) expect([fieldFlaws({ [name]: true }), fieldFlaws({ [name]: false })]).toEqual([[], [name]])
    expect([fieldFlaws({ rules: { required: true } }), fieldFlaws({ rules: { required: false } })]).toEqual([[], ['rules.required']])
  })

  test.each([
    ['slot_minutes', [5, 480], [4, 481, 7.5]],
    ['consent_version', [1, 2], [0, -1, 1.5]],
    ['retailer_tag', ['service'], ['', ' ']],
    ['days', ['past', 'any'], ['future', '']],
  ])('takes of %s %j and not %j', (name, right, wrong) => {
    expect(right.map((value) => fieldFlaws({ [name]: value }))).toEqual(right.map(() => []))
    expect(wrong.map((value) => fieldFlaws({ [name]: value }))).toEqual(wrong.map(() => [name]))
  })

  test.each([
    ['size', [1, 20_480], [0, 20_481, 1.5]],
    ['accept', [[], ['pdf', 'mp4', 'abcdefgh'], Array(20).fill('pdf')], [Array(21).fill('pdf')]],
    ['min', [-1.5, 0], ['1']],
    ['max', [10], ['10']],
  ])('limits its value by %s: %j and not %j', (name, right, wrong) => {
    expect(right.map((value) => fieldFlaws({ rules: { [name]: value } }))).toEqual(right.map(() => []))
    expect(wrong.map((value) => fieldFlaws({ rules: { [name]: value } }))).toEqual(wrong.map(() => [`rules.${name}`]))
  })

  test('takes files by endings without a dot', () => {
    for (const ending of ['.pdf', 'PDF', '', 'abcdefghi', 'a pdf']) expect(fieldFlaws({ rules: { accept: ['pdf', ending] } })).toEqual(['rules.accept.1'])
  })

  test('[B-286][C-148] has a pattern that can be read, with a message of its own', () => {
    const patternFlaws = (pattern: object) => flawsOf({ fields: [{ ...aField, rules: { pattern } }] })
    expect(patternFlaws({ source: '[A-Z]{2}|\\d', message: { ar: longText(300) } })).toEqual([])
    for (const source of ['(', 'a)|(b', '[', '\\u{110000}']) expect(patternFlaws({ source })).toEqual(['fields.0.rules.pattern.source not_an_expression'])
    expect([fieldFlaws({ rules: { pattern: { source: '' } } }), fieldFlaws({ rules: { pattern: { source: 'x'.repeat(301) } } })]).toEqual([
      ...[['rules.pattern.source'], ['rules.pattern.source']],
    ])
    expect(fieldFlaws({ rules: { pattern: { source: 'x'.repeat(300) } } })).toEqual([])
    expect(fieldFlaws({ rules: { pattern: { source: 'x', message: { ar: longText(301) } } } })).toEqual(['rules.pattern.message.ar'])
  })

  test('offers 300 options at most, each with a value and an Arabic label', () => {
    const option = { value: 'a', label }
    const optionFlaws = (options: object[]) => fieldFlaws({ type: 'select', options })
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...option, value: String(index) }))
    expect([optionFlaws(many(300)), optionFlaws(many(301))]).toEqual([[], ['options']])
    expect(
      optionFlaws([
        { ...option, value: ' ' },
        { ...option, value: longText(201) },
        { ...option, value: longText(200) },
      ]),
    ).toEqual([...['options.0.value', 'options.1.value']])
    expect(flawsOf({ fields: [{ ...aField, type: 'select', options: [{ ...option, label: { ar: ' ', en: 'A' } }] }] })).toEqual([
      'fields.0.options.0.label.ar required',
    ])
    expect([optionFlaws([{ ...option, label: { ar: longText(200) } }]), optionFlaws([{ ...option, label: { ar: longText(201) } }])]).toEqual([
      ...[[], ['options.0.label.ar']],
    ])
    expect(FormDraft.parse({ name: 'نموذج', fields: [{ ...aField, options: [{ value: ' a ', label }] }] }).fields[0]?.options).toEqual([{ value: 'a', label }])
  })

  test('depends on one to twenty comparisons', () => {
    const comparison = { field: 'name', is: 'equal', value: 'x' }
    const conditionFlaws = (condition: object) => fieldFlaws({ required_when: condition }).filter((path) => !path.endsWith('.field'))
    for (const match of ['all', 'any']) expect(conditionFlaws({ match, tests: [comparison] })).toEqual([])
    expect(conditionFlaws({ match: 'none', tests: [comparison] })).toEqual(['required_when.match'])
    expect([0, 20, 21].map((count) => conditionFlaws({ match: 'all', tests: Array(count).fill(comparison) }))).toEqual([
      ...[['required_when.tests'], [], ['required_when.tests']],
    ])
    for (const is of ['filled', 'empty', 'equal', 'different', 'containing', 'at_least', 'at_most'])
      expect(conditionFlaws({ match: 'all', tests: [{ ...comparison, is }] })).toEqual([])
    expect(conditionFlaws({ match: 'all', tests: [{ ...comparison, is: 'like' }] })).toEqual(['required_when.tests.0.is'])
    expect([500, 501].map((length) => conditionFlaws({ match: 'all', tests: [{ ...comparison, value: longText(length) }] }))).toEqual([
      ...[[], ['required_when.tests.0.value']],
    ])
    expect(fieldFlaws({ required_when: { match: 'all', tests: [{ ...comparison, field: 'x'.repeat(61) }] } })).toContain('required_when.tests.0.field')
  })
})

describe('settings', () => {
  test.each(['', '/ar/thanks', '/ar/thanks?x=1#y', 'https://other.test/', 'HTTP://other.test/', ' /ar/thanks '])('lead visitors to %j', (address) => {
    expect(settingsFlaws({ thank_you: { heading: label, text: label, redirect_url: address } })).toEqual([])
  })

  test.each(['//other.test', '/\\other.test', '/ar\\thanks', 'javascript:alert(1)', 'thanks', 'xhttps://other.test', 'ar/thanks', 'data:text/html,x'])(
    'lead nobody to %j',
    (address) => {
      expect(settingsFlaws({ thank_you: { heading: label, text: label, redirect_url: address } })).toEqual(['thank_you.redirect_url not_an_address'])
    },
  )

  test('[C-212] thank with texts that are not too long', () => {
    const thanks = { heading: { ar: longText(300) }, text: { ar: longText(5000) }, redirect_url: `/${'x'.repeat(1999)}` }
    expect(settingsFlaws({ thank_you: thanks })).toEqual([])
    const longer = { heading: { ar: longText(301) }, text: { ar: longText(5001) }, redirect_url: `/${'x'.repeat(2000)}` }
    expect(pathsOf({ settings: { thank_you: longer } })).toEqual([
      'settings.thank_you.heading.ar',
      'settings.thank_you.text.ar',
      'settings.thank_you.redirect_url',
    ])
  })

  test('tell one to thirty people of a lead, in twenty mails at most', () => {
    const notified = (...notifications: object[]) => pathsOf({ settings: { notifications } }).map((path) => path.replace('settings.notifications', ''))
    const people = (count: number) => ({ ...aMail, recipients: Array(count).fill('team@site.test') })
    expect([notified(people(1)), notified(people(30)), notified(people(0)), notified(people(31))]).toEqual([[], [], ['.0.recipients'], ['.0.recipients']])
    expect([notified(...Array(20).fill(aMail)), notified(...Array(21).fill(aMail))]).toEqual([[], ['']])
    expect(settingsFlaws({ notifications: [{ ...aMail, recipients: ['team'] }] })).toEqual(['notifications.0.recipients.0 not_an_email'])
    expect(notified({ ...aMail, recipients: [`${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.test`] })).toEqual([
      '.0.recipients.0',
    ])
    expect(settingsFlaws({ notifications: [{ ...aMail, subject: { ar: ' ' } }] })).toEqual(['notifications.0.subject.ar required'])
    expect([notified({ ...aMail, subject: { ar: longText(300) } }), notified({ ...aMail, subject: { ar: longText(301) } })]).toEqual([[], ['.0.subject.ar']])
    expect([notified({ ...aMail, template: { ar: longText(20_000) } }), notified({ ...aMail, template: { ar: longText(20_001) } })]).toEqual([
      ...[[], ['.0.template.ar']],
    ])
  })

  test('confirm to the customer, by texts that are not too long', () => {
    const confirmed = (more: object) =>
      pathsOf({ settings: { confirmations: { enabled: true, email_field: 'email', subject: label, template: label, ...more } } })
    expect(confirmed({})).toEqual([])
    expect(confirmed({ email_field: 'x'.repeat(61), subject: { ar: longText(301) }, template: { ar: longText(20_001) }, enabled: 'yes' }).toSorted()).toEqual([
      ...['settings.confirmations.email_field', 'settings.confirmations.enabled', 'settings.confirmations.subject.ar', 'settings.confirmations.template.ar'],
    ])
    expect(confirmed({ email_field: 'x'.repeat(60), subject: { ar: longText(300) }, template: { ar: longText(20_000) } })).toEqual([])
  })

  test.each([
    ['retention_days', [1, 3650], [0, 3651, 1.5]],
    ['answer_minutes', [1, 525_600], [0, 525_601, 1.5]],
    ['submit_label', [{ ar: longText(100) }], []],
  ])('keep %s: %j and not %j', (name, right, wrong: readonly unknown[]) => {
    expect(right.map((value) => pathsOf({ settings: { [name]: value } }))).toEqual(right.map(() => []))
    expect(wrong.map((value) => pathsOf({ settings: { [name]: value } }))).toEqual(wrong.map(() => [`settings.${name}`]))
  })

  test('have a short label for the button', () => {
    expect(pathsOf({ settings: { submit_label: { ar: longText(101) } } })).toEqual(['settings.submit_label.ar'])
  })
})

describe('[C-214] receivers', () => {
  const flawsOfReceivers = (...list: object[]) =>
    (FormIntegrationDrafts.safeParse(list).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
  const pathsOfReceiver = (more: object) => (FormIntegrationDrafts.safeParse([{ ...aReceiver, ...more }]).error?.issues ?? []).map(({ path }) => path.join('.'))

  test('are webhooks with an id of their own, twenty at most', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...aReceiver, id: String(index) }))
    expect(flawsOfReceivers(...many(20))).toEqual([])
    expect(flawsOfReceivers(...many(21))).toHaveLength(1)
    expect(flawsOfReceivers(aReceiver, aReceiver)).toEqual([' duplicate'])
    expect(pathsOfReceiver({ kind: 'mail' })).toEqual(['0.kind'])
    expect(flawsOfReceivers({ ...aReceiver, name: '\u0000' })).toEqual([' holds characters that cannot be stored'])
  })

  test('are reached at web addresses', () => {
    for (const url of ['http://crm.test/', 'https://crm.test:8443/x?y']) expect(pathsOfReceiver({ url })).toEqual([])
    for (const url of ['ftp://crm.test/', 'crm.test', '', 'xhttp://crm.test', 'httpx://crm.test'])
      expect(flawsOfReceivers({ ...aReceiver, url })).toEqual(['0.url not_an_address'])
    const longUrl = (length: number) => `https://crm.test/${'x'.repeat(length - 'https://crm.test/'.length)}`
    expect([pathsOfReceiver({ url: longUrl(2000) }), pathsOfReceiver({ url: longUrl(2001) })]).toEqual([[], ['0.url']])
  })

  test('have an id and a name that are neither empty nor too long', () => {
    expect([pathsOfReceiver({ id: '' }), pathsOfReceiver({ id: 'x'.repeat(61) }), pathsOfReceiver({ id: 'x'.repeat(60) })]).toEqual([['0.id'], ['0.id'], []])
    expect([pathsOfReceiver({ name: ' ' }), pathsOfReceiver({ name: longText(201) }), pathsOfReceiver({ name: longText(200) })]).toEqual([
      ['0.name'],
      ['0.name'],
      [],
    ])
  })

  test('stay as they are stored where a draft does not name them', () => {
    expect(FormDraft.parse({ name: 'x' })).not.toHaveProperty('integrations')
    expect(FormDraft.parse({ name: 'x', integrations: [aReceiver] }).integrations).toEqual([aReceiver])
  })
})

describe('a draft of a form', () => {
  const flawsOfDraft = (draft: object) => (UnfinishedForm.safeParse(draft).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)

  test('may be unfinished wherever a form has to be whole, and keeps the spaces that somebody has typed', () => {
    const unfinished = {
      name: '',
      fields: [
        {
          ...{ id: 'a', name: 'Not a name', type: 'select', label: { ar: 'لون ' }, options: [{ value: '', label: { ar: '' } }], retailer_tag: '' },
          ...{ rules: { size: 0, pattern: { source: '(' }, accept: ['.PDF'] }, slot_minutes: 1, show_when: { match: 'all', tests: [] } },
        },
        { id: 'b', name: 'Not a name', type: 'consent', label: { ar: '' } },
      ],
      settings: {
        thank_you: { heading: { ar: '' }, text: { ar: '' }, redirect_url: 'javascript' },
        notifications: [{ recipients: ['team@'], subject: { ar: '' }, template: { ar: '' } }],
        ...{ retention_days: 0, answer_minutes: 0 },
      },
      integrations: [{ ...aReceiver, name: '', url: 'https:' }],
    }
    expect(UnfinishedForm.parse(unfinished)).toMatchObject(unfinished)
    expect(new Set(pathsOf(unfinished))).toEqual(
      new Set([
        ...['name', 'fields.0.name', 'fields.0.options.0.value', 'fields.0.options.0.label.ar', 'fields.0.retailer_tag', 'fields.0.rules.size'],
        ...[
          'fields.0.rules.pattern.source',
          'fields.0.rules.accept.0',
          'fields.0.slot_minutes',
          'fields.0.show_when.tests',
          'fields.1.name',
          'fields.1.html.ar',
          'fields.1.label.ar',
        ],
        ...['settings.thank_you.redirect_url', 'settings.notifications.0.recipients.0', 'settings.notifications.0.subject.ar'],
        ...['settings.retention_days', 'settings.answer_minutes', 'integrations.0.name', 'integrations.0.url'],
      ]),
    )
  })

  test('is refused where it could not be stored, or its fields could not be told apart', () => {
    expect(flawsOfDraft({ name: 'a', fields: [aField, { ...aField, name: 'b' }] })).toEqual(['fields.1.id duplicate'])
    expect(flawsOfDraft({ name: 'a', fields: [{ ...aField, id: 'A' }] })).toEqual(['fields.0.id not_an_id'])
    expect(flawsOfDraft({ name: 'a\u0000b' })).toEqual([' holds characters that cannot be stored'])
    for (const [path, draft] of [
      ['name', { name: longText(201) }],
      ['type', { name: '', type: 'other' }],
      ['fields.0.label.ar', { name: '', fields: [{ ...aField, label: { ar: longText(301) } }] }],
      ['integrations.0.kind', { name: '', integrations: [{ ...aReceiver, kind: 'mail' }] }],
    ] as const)
      expect(flawsOfDraft(draft).map((flaw) => flaw.split(' ')[0])).toEqual([path])
  })
})
