import { type ComponentProps, useRef, useState } from 'react'
import { checkContact, type ContactField, contactFields, type ContactFlaw } from '#domains/orders/index.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { OrderField } from '../shared/order-field.tsx'
import css from '../shared/order.module.css'
import type { StepProps } from './step-props.ts'

type Flaws = Partial<Record<ContactField, ContactFlaw>>

const inputs: Readonly<Record<ContactField, ComponentProps<'input'>>> = {
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
}

/** Who orders. What is wrong is said below each field, and the first of them gets the focus. */
export function DetailsStep({ words, place, running, run, goOn }: StepProps) {
  const form = useRef<HTMLFormElement>(null)
  const [flaws, setFlaws] = useState<Flaws>({})
  const { contact, content } = running
  const { heading, text, privacy } = content.order_online_checkout_page.form
  const { authentication } = content.order_online_checkout_page
  const { country } = running.vehicle
  const document = (Object.hasOwn(place.identityDocuments, country) && place.identityDocuments[country]) || ''
  const submit = () => {
    const contactFlaws = checkContact(contact)
    setFlaws(contactFlaws)
    const first = contactFields.find((field) => contactFlaws[field])
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    goOn()
  }
  return (
    <form
      ref={form}
      className={css.main}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div>
        <Heading text={heading || words.step_details} tag="2" size="m" />
        {text && <p className={css.partText}>{text}</p>}
        <p className={css.note}>{place.words.required_note}</p>
      </div>
      <div className={css.fields}>
        {contactFields.map((field) => (
          <OrderField
            key={field}
            id={`order-${field}`}
            label={words[field]}
            {...(field === 'phone' ? { hint: words.phone_hint } : {})}
            error={flaws[field] && words[`flaw_${flaws[field]}`]}
          >
            {(aria) => (
              <input
                {...aria}
                {...inputs[field]}
                name={field}
                aria-required
                value={contact[field]}
                onChange={({ target }) => {
                  run.write({ ...contact, [field]: target.value })
                  setFlaws(({ [field]: _, ...others }) => others)
                }}
              />
            )}
          </OrderField>
        ))}
      </div>
      {(authentication.heading || authentication.text || document) && (
        <div>
          <Heading text={authentication.heading} tag="3" size="xs" />
          <p className={css.note}>{[authentication.text, document && fillWords(words.identity, { document })].filter(Boolean).join(' ')}</p>
        </div>
      )}
      <p className={css.note}>{privacy || words.privacy}</p>
      <div className={css.actions}>
        <Button type="submit">{words.next}</Button>
      </div>
    </form>
  )
}
