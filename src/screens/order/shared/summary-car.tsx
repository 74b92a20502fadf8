import type { OrderVehicle } from '#domains/orders/index.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import css from './order.module.css'

/** The car of an order, as it stands in a summary. */
export function SummaryCar({ vehicle: { picture, name, version, facts } }: { vehicle: Pick<OrderVehicle, 'picture' | 'name' | 'version' | 'facts'> }) {
  return (
    <>
      {picture && <img className={css.picture} src={picture} alt="" width={640} height={360} />}
      <div>
        <Heading text={name} tag="2" size="s" />
        <p className={css.carVersion}>
          <BidiText text={version} />
        </p>
        {facts.length > 0 && (
          <p className={css.carVersion}>
            {facts.map((fact, index) => (
              <span key={fact}>
                {index > 0 && ' · '}
                <bdi>{fact}</bdi>
              </span>
            ))}
          </p>
        )}
      </div>
    </>
  )
}
