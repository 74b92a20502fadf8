import { useEffect, useState } from 'react'
import { createOrdersClient, draftChoices, keepQuotedFacts, type PublicQuotation, saveContact, saveOrderData } from '#domains/orders/index.ts'
import { phoneHref } from '#domains/retailers/index.ts'
import { moneyText } from '#kernel/format/money-text.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { Texts } from '#kernel/words/words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { BidiFigure, BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { FactGroups } from '../shared/fact-groups.tsx'
import { Notice, WithoutScript } from '../shared/notice.tsx'
import css from '../shared/order.module.css'
import type { JourneyPlace } from '../shared/props.ts'
import type { orderQuotationWords } from '../words.ts'

type Words = Texts<typeof orderQuotationWords.words>
export type OrderQuotationProps = { id: string; place: JourneyPlace; words: Words; number: string }

const CHECKOUT = '/ar/showroom-order-online/checkout'
const CONFIRMATION = '/ar/showroom-order-online/confirmation'
const orders = createOrdersClient()

type QuotationState = { name: 'loading' | 'unknown' | 'failed' } | { name: 'known'; quotation: PublicQuotation }

/** A quotation as its customer reads it, with the way to accept it; one that is over says why and leads on. */
export function OrderQuotationScreen({ place, words, number }: OrderQuotationProps) {
  const [quotationState, setQuotationState] = useState<QuotationState>({ name: 'loading' })
  const [token, setToken] = useState<string | undefined>(undefined)
  const showQuotation = (linkToken: string | undefined) => {
    setQuotationState({ name: 'loading' })
    void orders.openQuotation(number, linkToken).then((answer) => {
      if (answer.ok) return setQuotationState({ name: 'known', quotation: answer.value })
      setQuotationState({ name: answer.code === 'gone' ? 'unknown' : 'failed' })
    })
  }
  // The token of the link stands in the address, which only the browser has.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is read once
  useEffect(() => {
    const linkToken = new URLSearchParams(location.search).get('token') ?? undefined
    setToken(linkToken)
    showQuotation(linkToken)
  }, [])

  if (quotationState.name === 'known')
    return <Quotation {...{ place, words, token }} quotation={quotationState.quotation} onChange={() => showQuotation(token)} />
  if (quotationState.name === 'unknown') return <Notice place={place} heading={words.unknown_heading} text={words.unknown_text} />
  return (
    <Section>
      <QuotationHead {...{ words, number }} />
      <WithoutScript place={place} />
      <div className={css.waiting}>
        <p role={quotationState.name === 'failed' ? 'alert' : 'status'}>{quotationState.name === 'failed' ? words.failed : words.loading}</p>
        {quotationState.name === 'failed' && <Button onClick={() => showQuotation(token)}>{place.words.try_again}</Button>}
      </div>
    </Section>
  )
}

type QuotationProps = { place: JourneyPlace; words: Words; quotation: PublicQuotation; token: string | undefined; onChange: () => void }

function Quotation(props: QuotationProps) {
  const { place, words, quotation } = props
  const { stage, vehicle, order_link: orderLink } = quotation
  if (stage === 'open') return <Open {...props} />
  if (stage === 'ordered') {
    const button = orderLink === '' ? undefined : { href: orderLink, label: words.to_order }
    return (
      <Notice
        place={place}
        heading={words.ordered_heading}
        text={words[orderLink === '' ? 'ordered_by_other' : 'ordered_text']}
        {...(button ? { button } : {})}
      />
    )
  }
  const toCar = stage !== 'vehicle_gone' && vehicle.href !== '' ? { button: { href: vehicle.href, label: words.to_car } } : {}
  return (
    <Notice
      place={place}
      heading={words[`${stage}_heading`]}
      text={fillWords(words[`${stage}_text`], { vehicle: `\u2068${vehicle.name}\u2069`, until: quotation.valid_until })}
      {...toCar}
    >
      <Retailer {...props} />
    </Notice>
  )
}

/** What accepting can run into, by the codes of the calls. */
type Refusal = 'vehicle_locked' | 'hold_over' | 'most_held' | 'seller_incomplete' | 'too_many' | 'failed'

function refusalOf(code: string): Refusal {
  if (code.endsWith('_holds_most')) return 'most_held'
  if (code === 'busy') return 'too_many'
  return (['vehicle_locked', 'hold_over', 'seller_incomplete', 'too_many'] as const).find((refusal) => refusal === code) ?? 'failed'
}

function Open(props: QuotationProps) {
  const { words, quotation, token, onChange } = props
  const { number, vehicle, facts, note, amount } = quotation
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const accept = async () => {
    if (isSending) return
    setIsSending(true)
    setRefusal(null)
    const answer = await orders.acceptQuotation(number, token)
    if (answer.ok && answer.value.order_number) return location.assign(`${CONFIRMATION}/${answer.value.order_number}`)
    const choices = answer.ok ? draftChoices(answer.value.draft) : null
    if (choices) {
      saveOrderData(choices.data)
      saveContact(choices.contact)
      keepQuotedFacts({ number, facts })
      return location.assign(CHECKOUT)
    }
    setIsSending(false)
    // What has become of it meanwhile is told by itself.
    if (!answer.ok && ['gone', 'expired', 'withdrawn', 'vehicle_gone'].includes(answer.code)) return onChange()
    setRefusal(answer.ok ? 'failed' : refusalOf(answer.code))
  }
  const pay = amount.minor > 0 ? fillWords(words.pay, { amount: `\u2068${moneyText(amount.minor, amount.currency, 'ar')}\u2069` }) : words.reserve
  return (
    <Section>
      <div className={css.columns} data-filled-in="">
        <div className={css.main}>
          <QuotationHead {...{ words, number }} />
          <p className={css.partText}>
            <BidiText text={fillWords(words.intro, { vehicle: `\u2068${vehicle.name}\u2069`, until: quotation.valid_until })} />
          </p>
          {note !== '' && (
            <div>
              <h2 className={css.nextHead}>{words.note}</h2>
              {note.split('\n').map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a note never move.
                <p key={index} dir="auto">
                  {line}
                </p>
              ))}
            </div>
          )}
          <p>{quotation.held_until === '' ? words.not_held : fillWords(words.held, { until: `\u2068${quotation.held_until}\u2069` })}</p>
          <p role="alert" className={refusal ? css.alert : undefined}>
            {refusal && words[refusal]}
          </p>
          <div className={css.actions}>
            <Button aria-disabled={isSending || undefined} onClick={() => void accept()}>
              {isSending ? words.sending : pay}
            </Button>
            <Button variant="secondary" onClick={() => print()}>
              {words.print}
            </Button>
          </div>
          {amount.minor > 0 && <p className={css.note}>{words.pay_note}</p>}
          <Retailer {...props} />
        </div>
        <div className={css.aside}>
          <div className={css.summary}>
            {vehicle.picture && <img className={css.picture} src={vehicle.picture} alt="" width={640} height={360} />}
            <FactGroups facts={facts} heads="h2" />
          </div>
        </div>
      </div>
    </Section>
  )
}

/** Whom to call or to write to. */
function Retailer({ words, quotation: { number, retailer } }: QuotationProps) {
  const phone = phoneHref(retailer.phone)
  if (!phone && retailer.email === '') return null
  return (
    <p className={css.actions}>
      {phone && <a href={phone}>{fillWords(words.call, { retailer: retailer.name })}</a>}
      {retailer.email !== '' && <a href={`mailto:${retailer.email}?subject=${encodeURIComponent(number)}`}>{words.write}</a>}
    </p>
  )
}

function QuotationHead({ words, number }: { words: Words; number: string }) {
  return (
    <div>
      <Heading text={words.heading} tag="1" size="l" />
      <p className={css.stepOf}>
        <BidiFigure text={number} />
      </p>
    </div>
  )
}
