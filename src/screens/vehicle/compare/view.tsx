import { fillWords } from '#kernel/words/fill-words.ts'
import { forgetCompared } from '#domains/stock/index.ts'
import { CardName, CardPicture } from '#domains/stock/ui/index.ts'
import { BidiFigure, BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Icon } from '#ui/icon.tsx'
import { ButtonLink, pageButton } from '#ui/link.tsx'
import { mark, WAITS_FOR_ISLAND } from '#ui/page-protocol.ts'
import { Section } from '#ui/layout/section.tsx'
import type { VehicleCompareProps } from './props.ts'
import css from './view.module.css'

/**
 * Up to three vehicles side by side; lines in which they differ are marked. Everything is an address, so it works without a script; with one, a vehicle
 * that leaves is forgotten as well.
 */
export function VehicleCompareScreen({ vehicles, lines, stockHref, words }: VehicleCompareProps) {
  const button = pageButton('stock', stockHref, words.to_stock)
  return (
    <Section className={css.compare}>
      <Heading text={words.comparison} tag="1" size="xl" />
      {vehicles.length === 0 ? (
        <>
          <p className={css.text}>{words.comparison_empty}</p>
          <p>
            <ButtonLink button={button} />
          </p>
        </>
      ) : (
        <>
          {vehicles.length > 1 && <p className={css.hint}>{words.differences_marked}</p>}
          <table className={css.table} data-count={vehicles.length}>
            <thead>
              <tr>
                <td className={css.corner} />
                {vehicles.map(({ id, title, removeHref, ...card }) => (
                  <td key={id} className={css.picture}>
                    <CardPicture card={card} words={words} isEager />
                    <a
                      href={removeHref}
                      className={css.remove}
                      {...mark(WAITS_FOR_ISLAND, '')}
                      aria-label={fillWords(words.remove, { car: title })}
                      onClick={() => forgetCompared(id)}
                    >
                      <Icon name="ui-close" size={18} />
                    </a>
                  </td>
                ))}
              </tr>
              <tr className={css.names}>
                <td className={css.corner} />
                {vehicles.map((card) => (
                  <th key={card.id} scope="col" className={css.vehicle}>
                    <CardName card={card} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ label, values, isLatin, isDifferent }) => (
                <tr key={label} data-different={isDifferent || undefined}>
                  <th scope="row">
                    {label}
                    {isDifferent && <span className="visually-hidden"> ({words.differs})</span>}
                  </th>
                  {values.map((value, index) => (
                    <td key={vehicles[index]?.id}>{value === '' ? '—' : isLatin ? <BidiFigure text={value} /> : <BidiText text={value} />}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            <a href={stockHref}>{words.all_cars}</a>
          </p>
        </>
      )}
    </Section>
  )
}
