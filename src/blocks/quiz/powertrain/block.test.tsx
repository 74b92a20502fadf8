// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BlockContext } from '#block-engine/data-loader.ts'
import type { FieldDef } from '#fields/field-types.ts'
import { readQuery } from '#block-engine/page-query.ts'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { propsOf } from '#tests/support/drawing/draw-view.tsx'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { powertrainQuiz } from './block.ts'
import { examples } from './examples.ts'
import { defaultScoring } from './scoring.ts'
import { PowertrainQuiz } from './view.tsx'

type Props = Parameters<typeof PowertrainQuiz>[0]

/** The block at an address, as the server prepares it. */
async function at(search = '', fields: Record<string, unknown> = examples[0]?.fields ?? {}): Promise<Props> {
  const query = readQuery(new URLSearchParams(search), powertrainQuiz.readsQuery)
  const data = await dataLoaders.get('powertrain_quiz')?.({}, { query } as unknown as BlockContext<never>, [])
  return propsOf('powertrain_quiz', fields, data)
}

async function open(search = '', fields?: Record<string, unknown>) {
  history.replaceState(null, '', `/ar/quiz${search}`)
  return render(<PowertrainQuiz {...(await at(search, fields))} />).container
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByLabelText(name))
const forward = (name = 'التالي') => screen.getByRole<HTMLButtonElement>('button', { name })
const options = () => [...screen.queryAllByRole('radio'), ...screen.queryAllByRole('checkbox')].map((input) => input.closest('label')?.textContent)
const defaultOf = (name: string) => (powertrainQuiz.fields as readonly FieldDef[]).find(({ symbol }) => symbol === name)?.default
const stage = () => document.querySelector('[data-stage]')?.getAttribute('data-stage')
const result = () => document.querySelector('[data-result]')?.getAttribute('data-result')

const answers = (q1: string, q2: string, q3: readonly string[], q4: string, q5: string) =>
  `?${new URLSearchParams([['powertrain', 'result'], ['q1', q1], ['q2', q2], ...q3.map((value) => ['q3', value]), ['q4', q4], ['q5', q5]])}`
const leadingTo = {
  bev: answers('under_11000', 'under_16', ['city'], 'no', 'home'),
  diesel: answers('over_24000', 'over_160', ['motorway'], 'yes', 'none'),
  petrol: answers('under_11000', 'under_16', ['city'], 'no', 'none'),
  phev: answers('from_11000_to_24000', 'from_16_to_48', ['city', 'motorway'], 'yes', 'home'),
}

beforeEach(() => history.replaceState(null, '', '/ar/quiz'))
afterEach(cleanup)

test('[B-033] it begins with the introduction, and no question is there until start is pressed', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'بنزين أم ديزل أم كهرباء؟' })).toBeTruthy()
  expect([stage(), options()]).toEqual(['intro', []])
  press('ابدأ الاختبار')
  expect([stage(), options().length]).toEqual(['q1', 3])
})

test('[B-013] [B-034] [B-035] [B-036] five questions one at a time, next and previous between them with the answers kept, then the result', async () => {
  await open()
  press('ابدأ الاختبار')
  const headings: (string | null | undefined)[] = []
  for (const answer of ['أقل من 11,000 كم', 'أقل من 16 كم', 'داخل المدينة', 'لا']) {
    headings.push(stage())
    choose(answer)
    press('التالي')
  }
  headings.push(stage())
  expect(screen.getAllByRole('group')).toHaveLength(1)
  press('السابق')
  expect(screen.getByLabelText<HTMLInputElement>('لا').checked).toBe(true)
  press('السابق')
  expect(screen.getByLabelText<HTMLInputElement>('داخل المدينة').checked).toBe(true)
  press('التالي')
  press('التالي')
  expect(screen.queryByRole('button', { name: 'التالي' })).toBeNull()
  choose('في البيت')
  press('عرض النتيجة')
  expect([...headings, stage(), result()]).toEqual(['q1', 'q2', 'q3', 'q4', 'q5', 'result', 'bev'])
  expect(location.pathname).toBe('/ar/quiz')
})

test('[B-037] [B-270] start again leads to the introduction and discards all answers', async () => {
  await open(leadingTo.diesel)
  press('البدء من جديد')
  expect([stage(), location.search]).toEqual(['intro', ''])
  press('ابدأ الاختبار')
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false, false])
  choose('أقل من 11,000 كم')
  press('البدء من جديد')
  expect(stage()).toBe('intro')
})

describe('[B-038] [B-193] [B-194] [B-195] each of the four results has a page of its own', () => {
  const parts = {
    heading: 'petrol_heading diesel_heading phev_heading bev_heading',
    introduction: 'petrol_introduction diesel_introduction phev_introduction bev_introduction',
    description: 'petrol_description diesel_description phev_description bev_description',
    advantages: 'petrol_advantages diesel_advantages phev_advantages bev_advantages',
    disadvantages: 'petrol_disadvantages diesel_disadvantages phev_disadvantages bev_disadvantages',
    vehicle: 'petrol_vehicle_label diesel_vehicle_label phev_vehicle_label bev_vehicle_label',
    other: 'petrol_other_option_label diesel_other_option_label phev_other_option_label bev_other_option_label',
    aside: 'petrol_aside_box_label diesel_aside_box_label phev_aside_box_label bev_aside_box_label',
    asideText: 'petrol_aside_box_description diesel_aside_box_description phev_aside_box_description bev_aside_box_description',
    first: 'petrol_aside_primary_label diesel_aside_primary_label phev_aside_primary_label bev_aside_primary_label',
    second: 'petrol_aside_secondary_label diesel_aside_secondary_label phev_aside_secondary_label bev_aside_secondary_label',
  }
  const links = [
    'petrol_vehicle_link diesel_vehicle_link phev_vehicle_link bev_vehicle_link',
    'petrol_other_option_link diesel_other_option_link phev_other_option_link bev_other_option_link',
    'petrol_aside_primary_link diesel_aside_primary_link phev_aside_primary_link bev_aside_primary_link',
    'petrol_aside_secondary_link diesel_aside_secondary_link phev_aside_secondary_link bev_aside_secondary_link',
  ]
  const pictures = 'petrol_image diesel_image phev_image bev_image'.split(' ')
  const texts = Object.values(parts).flatMap((names) => names.split(' '))
  const fields = {
    ...Object.fromEntries(texts.map((name) => [name, name.replaceAll('_', '-')])),
    ...Object.fromEntries(links.flatMap((names) => names.split(' ').map((name) => [name, { url: `/${name}`, label: '' }]))),
    ...Object.fromEntries(pictures.map((name, index) => [name, { id: 7_001 + index, alt: name }])),
  }

  test.each(Object.entries(leadingTo))('%s', async (type, search) => {
    const quiz = await open(search, fields)
    expect(result()).toBe(type)
    for (const name of texts) expect(quiz.textContent?.includes(name.replaceAll('_', '-')), name).toBe(name.startsWith(type))
    const hrefs = [...quiz.querySelectorAll('a')].map((element) => element.getAttribute('href'))
    expect(hrefs).toEqual(links.flatMap((names) => names.split(' ').filter((name) => name.startsWith(type))).map((name) => `/${name}`))
    expect([...quiz.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([`${type}_image`])
    const aside = within(screen.getByRole('complementary', { name: `${type}-aside-box-label` }))
    expect(aside.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([`${type}-aside-primary-label`, `${type}-aside-secondary-label`])
    expect(screen.getByRole('link', { name: `${type}-vehicle-label` }).getAttribute('href')).toBe(`/${type}_vehicle_link`)
    expect(screen.getByRole('link', { name: `${type}-other-option-label` }).getAttribute('href')).toBe(`/${type}_other_option_link`)
  })
})

describe('[B-039] the way forward is barred until something is chosen', () => {
  test('on questions with one answer and with several, and on the last', async () => {
    await open('?powertrain=q1')
    expect(forward().disabled).toBe(true)
    choose('أقل من 11,000 كم')
    expect(forward().disabled).toBe(false)
    cleanup()
    await open('?powertrain=q3&q1=under_11000&q2=under_16')
    expect(forward().disabled).toBe(true)
    choose('مع القطر')
    expect(forward().disabled).toBe(false)
    choose('مع القطر')
    expect(forward().disabled).toBe(true)
    cleanup()
    await open('?powertrain=q5&q1=under_11000&q2=under_16&q3=city&q4=no')
    expect(forward('عرض النتيجة').disabled).toBe(true)
  })

  test('previous on the first question returns to the introduction', async () => {
    await open('?powertrain=q1')
    press('السابق')
    expect(stage()).toBe('intro')
  })
})

test('[B-271] question 3 takes several answers, the others one', async () => {
  await open('?powertrain=q3&q1=under_11000&q2=under_16')
  choose('داخل المدينة')
  choose('مع القطر')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toHaveLength(2)
  cleanup()
  const before = { q1: 'under_11000', q2: 'under_16', q3: 'city', q4: 'no' }
  for (const [index, key] of ['q1', 'q2', 'q4', 'q5'].entries()) {
    await open(`?${new URLSearchParams({ ...Object.fromEntries(Object.entries(before).slice(0, index < 2 ? index : index + 1)), powertrain: key })}`)
    const [first, second] = screen.getAllByRole<HTMLInputElement>('radio')
    if (first) fireEvent.click(first)
    if (second) fireEvent.click(second)
    expect([stage(), first?.checked, second?.checked]).toEqual([key, false, true])
    cleanup()
  }
})

test('[B-272] none of these goes with no other answer', async () => {
  await open('?powertrain=q3&q1=under_11000&q2=under_16')
  const checked = () => screen.getAllByRole<HTMLInputElement>('checkbox').flatMap((input) => (input.checked ? [input.value] : []))
  choose('داخل المدينة')
  choose('لا شيء مما سبق')
  expect(checked()).toEqual(['none'])
  choose('على الطرق السريعة')
  expect(checked()).toEqual(['motorway'])
})

test('[B-272] [B-328] [B-329] [B-330] the questions with their answers, whose texts editors change', async () => {
  const questionsAsked: Record<string, [question: string | null | undefined, answers: unknown]> = {}
  const before = [
    ['q1', 'under_11000'],
    ['q2', 'under_16'],
    ['q3', 'city'],
    ['q4', 'no'],
    ['q5', 'home'],
  ] as const
  for (const [index, [key]] of before.entries()) {
    await open(`?${new URLSearchParams([['powertrain', key], ...before.slice(0, index).map(([name, value]) => [name, value])])}`, {})
    questionsAsked[key] = [screen.getByRole('heading').textContent, options()]
    cleanup()
  }
  expect(questionsAsked).toEqual({
    q1: ['كم تقطع بالسيارة في السنة؟', ['أقل من 11,000 كم', 'من 11,000 إلى 24,000 كم', 'أكثر من 24,000 كم']],
    q2: ['ما طول رحلتك المعتادة؟', ['أقل من 16 كم', 'من 16 إلى 48 كم', 'من 48 إلى 160 كم', 'أكثر من 160 كم']],
    q3: ['أين تقود، وكيف تستخدم السيارة؟', ['داخل المدينة', 'على الطرق السريعة', 'خارج الطرق المعبدة', 'مع القطر', 'لا شيء مما سبق']],
    q4: ['هل تسافر بالسيارة أكثر من 300 كم مرة في الشهر على الأقل؟', ['نعم', 'لا']],
    q5: ['أين يمكنك شحن السيارة؟', ['في البيت', 'في العمل', 'في المحطات العامة فقط', 'لا تتوفر لي محطة شحن']],
  })
  expect(defaultOf('q4_text')).toBe('Very long journeys over 300 km at least monthly')
  const q1_options = [
    { value: 'over_24000', label: 'كثيرًا' },
    { value: 'under_11000', label: 'قليلًا' },
    { value: 'from_11000_to_24000', label: 'بين بين' },
  ]
  await open('?powertrain=q1', { q1_text: 'كم تقود؟', q1_options })
  expect([screen.getByRole('heading').textContent, options()]).toEqual(['كم تقود؟', ['كثيرًا', 'قليلًا', 'بين بين']])
})

test.each(['q1', 'q2', 'q3', 'q4', 'q5'])('texts and answers of %s are fields: q1_options q2_options q3_options q4_options q5_options', async (key) => {
  const options = defaultOf(`${key}_options`) as { value: string; label: string }[]
  const renamed = options.map(({ value }) => ({ value, label: `جواب ${value.length}` }))
  const search = `?powertrain=${key}&q1=under_11000&q2=under_16&q3=city&q4=no`
  const quiz = await open(search, { [`${key}_text`]: `نص ${key}`, [`${key}_options`]: renamed })
  expect(quiz.textContent).toContain(`نص ${key}`)
  for (const { label } of renamed) expect(quiz.textContent).toContain(label)
  const lacking = aStoredBlock('powertrain_quiz', { [`${key}_options`]: renamed.slice(1) })
  expect(validateBlocks([lacking], catalogue)).not.toEqual([])
})

test('the buttons say what editors write, as do the questions: q1_text q2_text q3_text q4_text q5_text', async () => {
  const labels = { next_label: 'إلى التالي', previous_label: 'إلى السابق', see_result_label: 'إلى النتيجة', start_again_label: 'من الأول' }
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  await open('?powertrain=q2&q1=under_11000', labels)
  expect(names()).toEqual(['إلى التالي', 'إلى السابق', 'من الأول'])
  cleanup()
  await open('?powertrain=q5&q1=under_11000&q2=under_16&q3=city&q4=no', labels)
  expect(names()).toEqual(['إلى النتيجة', 'إلى السابق', 'من الأول'])
})

describe('[B-273] the points decide', () => {
  test.each(Object.entries(leadingTo))('%s', async (type, search) => {
    await open(search)
    expect(result()).toBe(type)
  })

  test('each answer has its points until an editor changes them: petrol, diesel, plug-in and electric', () => {
    const points = Object.fromEntries(
      Object.entries(defaultOf('scoring_json') as typeof defaultScoring).map(([question, weights]) => [
        question,
        Object.values(weights).map(({ petrol, diesel, phev, bev, excludes = [] }) => [[petrol, diesel, phev, bev].join('/'), ...excludes].join(' ')),
      ]),
    )
    expect(points).toEqual({
      q1: ['2/0/2/3', '2/1/2/2', '1/3/1/1'],
      q2: ['1/0/3/3', '1/0/3/2', '2/2/1/2', '2/3/0/1'],
      q3: ['1/0/2/2', '1/2/0/0', '1/2/1/0', '0/3/0/0', '1/0/0/0'],
      q4: ['1/3/1/-2', '1/0/1/2'],
      q5: ['0/0/2/3', '0/0/2/2', '1/1/1/0', '3/2/0/0 phev bev'],
    })
  })

  test('every answer to question 3 counts, not the first alone', async () => {
    const scoring_json = { q1: {}, q2: {}, q3: { city: { bev: 2 }, motorway: { petrol: 1 }, towing: { petrol: 2 } }, q4: {}, q5: {} }
    await open(answers('under_11000', 'under_16', ['city', 'motorway', 'towing'], 'no', 'home'), { scoring_json })
    expect(result()).toBe('petrol')
  })

  test('no charging rules out what needs it, however many points it has', async () => {
    const scoring_json = { ...defaultScoring, q1: { under_11000: { petrol: 0, diesel: 0, phev: 90, bev: 99 } } }
    await open(leadingTo.petrol, { scoring_json })
    expect(result()).toBe('petrol')
    cleanup()
    await open(leadingTo.bev, { scoring_json })
    expect(result()).toBe('bev')
  })

  test.each([
    [['phev', 'petrol', 'bev', 'diesel'], 'phev'],
    [['petrol', 'bev', 'diesel'], 'petrol'],
    [['bev', 'diesel'], 'bev'],
    [['diesel'], 'diesel'],
  ])('a tie of %j goes to %s', async (tied, winner) => {
    const points = Object.fromEntries(tied.map((name) => [name, 5]))
    await open(leadingTo.bev, { scoring_json: { q1: { under_11000: points }, q2: {}, q3: {}, q4: {}, q5: {} } })
    expect(result()).toBe(winner)
  })

  test('points that rule out everything are refused when they are saved', () => {
    const q5 = { home: { excludes: ['phev', 'bev'] }, none: { excludes: ['petrol', 'diesel'] } }
    const problemsOf = (scoring_json: unknown) => validateBlocks([aStoredBlock('powertrain_quiz', { scoring_json })], catalogue)
    expect(problemsOf({ ...defaultScoring, q5 })).not.toEqual([])
    expect(problemsOf(defaultScoring)).toEqual([])
  })
})

describe('the address has the stage and the answers', () => {
  test('each step is an entry of the history, and back shows the step before with its answer', async () => {
    await open()
    press('ابدأ الاختبار')
    choose('أقل من 11,000 كم')
    press('التالي')
    expect(location.search).toBe('?powertrain=q2&q1=under_11000')
    history.replaceState(null, '', '?powertrain=q1&q1=under_11000')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    expect([stage(), screen.getByLabelText<HTMLInputElement>('أقل من 11,000 كم').checked]).toEqual(['q1', true])
  })

  test('other parameters of the page stay', async () => {
    await open('?utm_source=mail')
    press('ابدأ الاختبار')
    expect(location.search).toBe('?utm_source=mail&powertrain=q1')
  })

  test('an address that skips questions leads to the first that is open, and unknown answers count for nothing', async () => {
    await open('?powertrain=result&q1=under_11000&q2=walking')
    expect(stage()).toBe('q2')
  })

  test('the result copies its address', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
    await open(leadingTo.phev)
    await act(async () => press('نسخ رابط النتيجة'))
    expect(writeText).toHaveBeenCalledWith(location.href)
    expect(screen.getByText('نُسخ الرابط.')).toBeTruthy()
    vi.unstubAllGlobals()
  })
})

test('the heading of a new step takes the focus, and its number is said', async () => {
  await open()
  press('ابدأ الاختبار')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'كم تقطع بالسيارة في السنة؟' }))
  expect(screen.getByText('السؤال 1 من 5').getAttribute('role')).toBe('status')
})

describe('without a script', () => {
  /** What a browser would ask for when this button of the server's form is pressed. */
  function submit(html: string, name: string, values: Record<string, string> = {}): string {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const form = page.querySelector('form')
    const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!form || !button || form.method !== 'get' || button.type !== 'submit' || button.disabled) throw new Error(`no way to press ${name}`)
    const entries = [...new FormData(form)].map(([key, value]) => [key, String(value)])
    return `?${new URLSearchParams([...entries, ...Object.entries(values), [button.name, button.value]])}`
  }
  const html = async (search: string) => renderToString(<PowertrainQuiz {...(await at(search))} />)

  test('it is a form with pages that keeps the answers', async () => {
    let search = submit(await html(''), 'ابدأ الاختبار')
    search = submit(await html(search), 'التالي', { q1: 'under_11000' })
    search = submit(await html(search), 'التالي', { q2: 'under_16' })
    search = submit(await html(search), 'السابق')
    expect(await html(search)).toMatch(/<input(?=[^>]*value="under_16")(?=[^>]*checked)[^>]*>/)
    search = submit(await html(search), 'التالي')
    search = submit(await html(search), 'التالي', { q3: 'city' })
    search = submit(await html(search), 'التالي', { q4: 'no' })
    search = submit(await html(search), 'عرض النتيجة', { q5: 'home' })
    expect(await html(search)).toContain('data-result="bev"')
    expect(submit(await html(search), 'البدء من جديد')).toMatch(/powertrain=$/)
    expect(await html('?q1=under_11000&q5=home&powertrain=')).not.toContain('type="hidden"')
  })

  test('what was chosen before the script came is kept', async () => {
    const props = await at('?powertrain=q1')
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(<PowertrainQuiz {...props} />)
    const early = place.querySelector<HTMLInputElement>('[value=over_24000]')
    if (early) early.checked = true
    const root = await act(async () => hydrateRoot(place, <PowertrainQuiz {...props} />))
    expect([early?.checked, forward().disabled]).toEqual([true, false])
    await act(async () => root.unmount())
    place.remove()
  })
})
