import { type FormEvent, useState } from 'react'
import type { OwnDocument, OwnOrder } from '#domains/orders/index.ts'
import { formatMoment } from '#kernel/format/date.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { EndProps } from '../shared/end-props.ts'
import { OrderField } from '../shared/order-field.tsx'
import css from '../shared/order.module.css'
import { orders } from './orders.ts'

type DocumentsProps = { end: EndProps; order: OwnOrder; token: string | undefined; onChange: (order: OwnOrder) => void }

/** What the team shows of an order, and asks the customer to confirm. */
export function OrderDocuments(props: DocumentsProps) {
  const { words } = props.end
  const { documents } = props.order
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="order-documents">
      <Heading id="order-documents" text={words.documents} tag="2" size="s" />
      <ul className={css.documents}>
        {documents.map((document) => (
          <li key={document.id}>
            <a href={document.href} download={document.file_name}>
              <BidiText text={document.name} />
            </a>
            {document.signed_at !== null && (
              <p className={css.note}>
                {fillWords(words.document_signed, {
                  name: `\u2068${document.signed_name}\u2069`,
                  at: formatMoment(new Date(document.signed_at), props.end.timeZone),
                })}
              </p>
            )}
            {document.asks_sign_off && document.signed_at === null && <SignOff {...props} document={document} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Flaw = 'document_flaw_agree' | 'document_flaw_name' | 'document_changed' | 'failed'

function SignOff({ end, order, token, onChange, document }: DocumentsProps & { document: OwnDocument }) {
  const { words, place } = end
  const [name, setName] = useState('')
  const [hasAgreed, setHasAgreed] = useState(false)
  const [flaw, setFlaw] = useState<Flaw | null>(null)
  const [isSending, setIsSending] = useState(false)
  const id = `document-${document.id}`
  const sign = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (!hasAgreed) return setFlaw('document_flaw_agree')
    if (name.trim().length < 2) return setFlaw('document_flaw_name')
    setIsSending(true)
    const answer = await orders.signDocument(order.order_number, document, { name: name.trim(), token })
    setIsSending(false)
    if (answer.ok) return onChange(answer.value)
    setFlaw(answer.code === 'not_allowed' || answer.code === 'gone' ? 'document_changed' : 'failed')
  }
  return (
    <form className={css.main} noValidate aria-label={document.name} onSubmit={(event) => void sign(event)}>
      <label className={css.consent}>
        <input
          type="checkbox"
          checked={hasAgreed}
          aria-required
          aria-invalid={flaw === 'document_flaw_agree' || undefined}
          onChange={({ target }) => {
            setHasAgreed(target.checked)
            setFlaw(null)
          }}
        />
        <span>{words.document_agree}</span>
      </label>
      <OrderField id={id} label={words.document_name} error={flaw === 'document_flaw_name' ? words[flaw] : undefined}>
        {(aria) => (
          <input
            {...aria}
            autoComplete="name"
            maxLength={200}
            aria-required
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              setFlaw(null)
            }}
          />
        )}
      </OrderField>
      <p role="alert">{flaw !== null && flaw !== 'document_flaw_name' && (flaw === 'failed' ? place.words.failed : words[flaw])}</p>
      <div className={css.actions}>
        <Button type="submit" variant="secondary" aria-disabled={isSending || undefined}>
          {words.document_confirm}
        </Button>
      </div>
    </form>
  )
}
