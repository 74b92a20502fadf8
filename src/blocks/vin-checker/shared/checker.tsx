import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { BlockSection } from '#block-engine/block-section.tsx'
import { PostForm } from '#block-engine/post-form.tsx'
import type { sectionFields } from '#block-engine/presets.ts'
import type { ViewValues } from '#block-engine/view-values.ts'
import { askWhetherListed, isVin, normalVin } from '#domains/vin-lists/index.ts'
import { VinField } from '#domains/vin-lists/ui/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { checkerFields, checkerWords } from './checker-fields.ts'
import css from './checker.module.css'
import type { Check, PostedCheck } from './check.ts'

type Values = ViewValues<typeof checkerFields> & ViewValues<typeof sectionFields>
type CheckerProps = {
  id: string
  anchor: string | undefined
  values: Values
  words: { readonly [K in keyof typeof checkerWords]: string }
  check: Check
  /** The list to ask; null for all. */
  list: string | null
  heading?: ReactNode
}
type Answer = Exclude<PostedCheck['answer'], 'not_a_vin'> | null

/**
 * A VIN input, a button, and whether the vehicle is affected. An invalid VIN shows an error at the field and is not sent. Without a script the page
 * answers.
 */
export function Checker({ id, anchor, values, words, check: { phone, posted }, list, heading }: CheckerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [flaw, setFlaw] = useState(posted?.answer === 'not_a_vin' ? words.notAVin : '')
  const [isBusy, setIsBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>(posted && posted.answer !== 'not_a_vin' ? posted.answer : null)
  const place = `${id}-check`
  const check = async (event: FormEvent) => {
    event.preventDefault()
    const vin = normalVin(input.current?.value ?? '')
    setAnswer(null)
    if (!isVin(vin)) {
      setFlaw(words.notAVin)
      input.current?.focus()
      return
    }
    setFlaw('')
    setIsBusy(true)
    setAnswer(await askWhetherListed(vin, list))
    setIsBusy(false)
  }
  return (
    <BlockSection anchor={anchor} values={values} layout="text">
      <div id={place} className={css.checker}>
        {heading}
        <PostForm id={`${id}-form`} block={id} answerId={place} className={css.form} autoComplete="off" onSubmit={(event) => void check(event)}>
          <VinField id={`${id}-vin`} label={values.label_text} typedVin={posted?.vin} flaw={flaw} input={input} />
          <Button type="submit" className={css.button} aria-disabled={isBusy || undefined} disabled={isBusy}>
            {isBusy ? words.checking : values.button_text}
          </Button>
        </PostForm>
        <p className={css.where}>{words.where}</p>
        <div role="status" className={css.answer} data-answer={answer ?? undefined}>
          {answer === 'listed' && (
            <>
              <RichText html={values.response_positive} size="big" />
              {phone && <Call phone={phone} />}
            </>
          )}
          {answer === 'clear' && <RichText html={values.response_negative} size="big" />}
          {answer === 'failed' && (
            <>
              <p className={css.failure}>{values.error_msg}</p>
              <Button type="submit" form={`${id}-form`} variant="secondary">
                {values.try_again_btn_label}
              </Button>
            </>
          )}
        </div>
      </div>
    </BlockSection>
  )
}

function Call({ phone }: { phone: NonNullable<Check['phone']> }) {
  const label = `\u2066${phone.text}\u2069`
  return <ButtonLink button={{ id: 'call', href: phone.href, label, variant: 'primary', isExternal: false, newTab: false, opens: 'page' }} />
}
