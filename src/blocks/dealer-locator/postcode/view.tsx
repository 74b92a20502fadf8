import type { DealerView } from '../shared/dealer-view.ts'
import { Locator, type LocatorData } from '../shared/locator.tsx'
import { type Answers, distinct, isSame } from '../shared/match-dealer.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import type { dealerLocatorPostcode } from './block.ts'

/** The states of the market this variant was made for; those of other dealers follow them. */
const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']

/** Search by state, postcode and locality, under the names of the core API's search for dealers. */
export function DealerLocatorPostcode({ anchor, words, data }: ViewProps<typeof dealerLocatorPostcode, LocatorData>) {
  const stateOptions = distinct([...states, ...data.dealers.map(({ state }) => state)])
  const fields = [
    { kind: 'select', name: 'q[state_eq]', label: words.state, any: words.any, options: stateOptions },
    { kind: 'text', name: 'q[postcode_eq]', label: words.postcode, inputMode: 'numeric' },
    { kind: 'text', name: 'q[locality_eq]', label: words.locality },
  ] as const
  return <Locator anchor={anchor} data={data} fieldsOf={() => fields} matches={isInPlace} wordsOf={() => words} />
}

/** People name their town where a record may have it as its city. */
function isInPlace(dealer: DealerView, answers: Answers): boolean {
  const [state = '', postcode = '', locality = ''] = ['q[state_eq]', 'q[postcode_eq]', 'q[locality_eq]'].map((name) => answers[name]?.trim())
  return (
    (state === '' || isSame(dealer.state, state)) &&
    (postcode === '' || isSame(dealer.postcode, postcode)) &&
    (locality === '' || isSame(dealer.locality, locality) || isSame(dealer.city, locality))
  )
}
