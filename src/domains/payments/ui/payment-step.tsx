import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { createPaymentsClient, type PaymentFailure, type PaymentSetup } from '../payments-client.ts'
import type { PaymentReferences } from '../payment-name.ts'
import type { GatewayName } from '../gateways/registry.ts'
import { gatewayOf } from '../vendor.ts'
import { gatewayParts } from './gateway-parts.gen.ts'
import css from './payment-step.module.css'
import type { PaymentStepProps } from './step-props.ts'
import { useOnceShown } from './use-once-shown.ts'

/**
 * The fields of the configured payment provider. Its script is loaded when they are shown; the buyer's input goes to the provider
 * alone. A vendor without a gateway has no such step: the page asks `paymentWayOf` first.
 */
export function PaymentStep(props: PaymentStepProps) {
  const { vendor, words, onAnotherWay, onPaidElsewhere } = props
  const [client] = useState(() => props.client ?? createPaymentsClient())
  const [setup, setSetup] = useState<PaymentSetup | null>(null)
  const [failure, setFailure] = useState<PaymentFailure | null>(null)
  const [attempt, setAttempt] = useState(1)
  const notice = useRef<HTMLDivElement>(null)
  const gateway = gatewayOf(vendor.type)

  // Callbacks of a provider's fields run long after rendering and need the current values.
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  const fail = (why: PaymentFailure) => {
    setFailure(why)
    latest.current.onFailure?.(why)
  }
  const prepare = async () => {
    if (gateway === null) return
    const answer = await client.readSetup()
    if (!answer.ok) fail(answer.failure)
    else if (!isSetUp(answer.value, gateway)) fail('unknown')
    else setSetup(answer.value)
  }
  useOnceShown(() => {
    void prepare()
    return undefined
  })

  // Moves the keyboard to what went wrong: the button that was pressed may be gone.
  useEffect(() => {
    if (failure) notice.current?.focus()
  }, [failure])

  const again = () => {
    setFailure(null)
    setSetup(null)
    setAttempt(attempt + 1)
    void prepare()
  }
  const onPaid = async (references: PaymentReferences) => latest.current.onPaid(references)
  const { vehicleId, companyUuid, amount } = props
  const shownFailure = gateway === null ? 'unknown' : failure
  const Part = gateway === null ? null : gatewayParts[gateway]

  return (
    <section className={css.step} aria-label={words.card_fields}>
      {shownFailure && (
        <div ref={notice} className={css.failure} role="alert" tabIndex={-1}>
          <p>{words[`failed_${shownFailure}`]}</p>
          <WaysOn {...{ shownFailure, words, onAnotherWay, onPaidElsewhere }} onAgain={again} />
        </div>
      )}
      {!shownFailure && Part && setup && (
        <Part key={attempt} {...{ setup, client, onPaid, onFailure: fail }} step={props} thing={{ vehicleId, companyUuid, amount }} />
      )}
      {!shownFailure && !setup && (
        <p className={css.waiting} role="status">
          {words.loading}
        </p>
      )}
    </section>
  )
}

type WaysOnProps = Pick<PaymentStepProps, 'words' | 'onAnotherWay' | 'onPaidElsewhere'> & { shownFailure: PaymentFailure; onAgain: () => void }

/** What may be done after a failure. What is paid is not offered again. */
function WaysOn({ shownFailure, words, onAnotherWay, onPaidElsewhere, onAgain }: WaysOnProps) {
  if (shownFailure === 'paid') {
    return (
      <div className={css.ways}>
        {onPaidElsewhere && (
          <Button variant="secondary" onClick={onPaidElsewhere}>
            {words.open_order}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={css.ways}>
      {shownFailure !== 'unknown' && (
        <Button variant="secondary" onClick={onAgain}>
          {words.again}
        </Button>
      )}
      {onAnotherWay && (
        <Button variant="tertiary" onClick={onAnotherWay}>
          {words.another_way}
        </Button>
      )}
    </div>
  )
}

function isSetUp(setup: PaymentSetup, gateway: GatewayName): boolean {
  return Boolean(setup[gateway.toLowerCase() as Lowercase<GatewayName>])
}
