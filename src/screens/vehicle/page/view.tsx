import { BidiFigure, BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Icon } from '#ui/icon.tsx'
import { ButtonLink, type ButtonView } from '#ui/link.tsx'
import { CAR_COUNTRY, HELD, mark, OPENS, UNLESS_HELD, VEHICLE } from '#ui/page-protocol.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { Section } from '#ui/layout/section.tsx'
import { VehicleCards } from '../shared/cards/view.tsx'
import type { PageFact, VehicleScreenProps } from './props.ts'
import { Retailer } from './retailer.tsx'
import css from './view.module.css'

/** Everything there is to know about one vehicle; without a script as well. */
export function VehicleScreen(props: VehicleScreenProps) {
  const { words, parts, facts, history, optional, standard, description, configured, notes, retailer, contact, similar, country } = props
  return (
    <>
      <span hidden {...mark(CAR_COUNTRY, country)} />
      <Opening {...props} />
      {(facts.length > 0 || description) && (
        <Section border="border-top" labelledBy="vehicle-specification">
          <div className={css.pair}>
            <Heading id="vehicle-specification" text={words.specification} size="l" />
            <div className={css.stack}>
              <Facts facts={facts} />
              {description && (
                <div className={css.text}>
                  <Heading text={words.description} tag="3" size="s" />
                  {description.split(/\n+/).map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              )}
            </div>
          </div>
        </Section>
      )}
      <Features optional={optional} standard={standard} words={words} />
      {history.length > 0 && (
        <Section labelledBy="vehicle-history">
          <div className={css.pair}>
            <Heading id="vehicle-history" text={words.history} size="l" />
            <Facts facts={history} />
          </div>
        </Section>
      )}
      {parts.calculator}
      {configured.map((html) => (
        <Section key={html} layout="text">
          <RichText html={html} />
        </Section>
      ))}
      {parts.form}
      {retailer && <Retailer retailer={retailer} contact={contact} map={parts.map} words={words} />}
      {notes.length > 0 && (
        <Section label={words.notes} padding="top-space-0" border={retailer ? 'no-border' : 'border-top'}>
          <ul className={css.notes}>
            {notes.map(({ sign, text }) => (
              <li key={text}>
                {sign && <span className={css.sign}>{sign}</span>}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <VehicleCards {...similar} />
    </>
  )
}

/** What the vehicle has that others may lack, beside what all of its kind have. */
function Features({ optional, standard, words }: Pick<VehicleScreenProps, 'optional' | 'standard' | 'words'>) {
  if (optional.length + standard.length === 0) return null
  return (
    <Section theme="grey-theme" label={words.features_optional}>
      <div className={css.features} data-pair={(optional.length > 0 && standard.length > 0) || undefined}>
        {optional.length > 0 && (
          <div>
            <Heading text={words.features_optional} size="m" />
            <ul className={css.optional}>
              {optional.map(({ name, price }) => (
                <li key={name}>
                  <BidiText text={name} />
                  {price && <BidiFigure text={price} />}
                </li>
              ))}
            </ul>
          </div>
        )}
        {standard.length > 0 && (
          <div>
            <Heading text={words.features_standard} size="m" />
            <ul className={css.standard}>
              {standard.map((name) => (
                <li key={name}>
                  <BidiText text={name} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  )
}

/** Pictures on one side, what the vehicle is and costs on the other. */
function Opening(props: VehicleScreenProps) {
  const { name, version, tags, shortVin, parts, highlights, contact, stockHref, words } = props
  const { order } = props
  const contactButtons = primaryContact(props)
  return (
    <Section className={css.opening}>
      <p className={css.back}>
        <a href={stockHref}>
          <Icon name="chevron_l" size={16} />
          {words.all_cars}
        </a>
      </p>
      <div className={css.columns}>
        <div className={css.pictures}>{parts.gallery}</div>
        <div className={css.summary} {...mark(VEHICLE, String(props.vehicleId))}>
          <Tags {...{ tags, words }} />
          <Heading text={name} tag="1" size="xl" />
          {version && (
            <p className={css.version}>
              <BidiText text={version} />
            </p>
          )}
          {parts.prices}
          <div {...mark(HELD, props.isReserved ? undefined : '')}>{parts.held}</div>
          {parts.calculator && (
            <p className={css.finance}>
              <a href="#vehicle-finance">{words.calculator_open}</a>
            </p>
          )}
          {contactButtons.length > 0 && (
            <div className={css.ways}>
              <Ways buttons={contactButtons.slice(0, IN_BAR)} words={words} className={css.bar} />
              <Ways buttons={contactButtons.slice(IN_BAR)} words={words} className={css.others} />
            </div>
          )}
          {order?.fee && (
            <p className={css.fee} {...mark(UNLESS_HELD, '')}>
              {words.order_fee} <BidiFigure text={order.fee} />
            </p>
          )}
          {contact.mailHref && !props.retailer && (
            <p>
              <a href={contact.mailHref}>{words.write}</a>
            </p>
          )}
          {parts.actions}
          <OutsideLinks {...props} />
          {shortVin && (
            <p className={css.vin}>
              {words.attribute_vin_end} <bdi dir="ltr">{shortVin}</bdi>
            </p>
          )}
        </div>
      </div>
      {highlights.length > 0 && (
        <dl className={css.highlights}>
          {highlights.map(({ label, value, isLatin }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{isLatin ? <BidiFigure text={value} /> : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}

/** On a phone so many of the ways are always within reach, in a bar at the end of the screen; the others stay beside the price. */
const IN_BAR = 2

function Ways({ buttons, words, className }: { buttons: readonly ButtonView[]; words: VehicleScreenProps['words']; className: string | undefined }) {
  if (buttons.length === 0) return null
  return (
    <div className={className}>
      {buttons.map((button) => (
        <ButtonLink
          key={button.id}
          button={button}
          newTabNote={words.new_tab}
          className={css.ask}
          {...(button.id === 'order' && { marks: mark(UNLESS_HELD, '') })}
        />
      ))}
    </div>
  )
}

/** What the vehicle is and where it stands, and that somebody orders it. */
function Tags({ tags, words }: Pick<VehicleScreenProps, 'tags' | 'words'>) {
  return (
    <ul className={css.tags}>
      {/* The state, then where the car stands, which is not true while somebody orders it. */}
      {tags.map((tag, index) => (
        <li key={tag} {...mark(UNLESS_HELD, index === 1 ? '' : undefined)}>
          {tag}
        </li>
      ))}
      {/* At the top, since the note stands below the first screen of a phone. */}
      <li {...mark(HELD, '')}>
        <a href="#vehicle-held">{words.held}</a>
      </li>
    </ul>
  )
}

/** Film, configuration and trade-in of the vehicle. */
function OutsideLinks({ words, enquiries, video, configurationHref, tradeInHref }: VehicleScreenProps) {
  const links = [
    { href: enquiries.offerHref ?? '', label: words.enquire, isOutside: false, opensHere: false },
    { href: video.href, label: words.video, isOutside: true, opensHere: video.opensHere },
    { href: configurationHref, label: words.configuration, isOutside: true, opensHere: false },
    { href: tradeInHref, label: words.trade_in, isOutside: false, opensHere: false },
  ].filter(({ href }) => href)
  if (links.length === 0) return null
  return (
    <ul className={css.links}>
      {links.map(({ href, label, isOutside, opensHere }) => (
        <li key={href}>
          <a href={href} {...mark(OPENS, opensHere ? 'video' : undefined)} {...(isOutside && !opensHere && { target: '_blank', rel: 'noopener noreferrer' })}>
            {label}
            {isOutside && !opensHere && <span className="visually-hidden"> ({words.new_tab})</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The quickest ways to contact somebody. */
function primaryContact({ contact, enquiries, order, cxp, words }: VehicleScreenProps): ButtonView[] {
  const buy = { id: 'order', href: order?.href, label: order?.label ?? '', isExternal: false, newTab: false }
  const drive = { id: 'test-drive', href: enquiries.testDriveHref, label: words.test_drive, isExternal: false, newTab: false }
  const call = { id: 'call', href: contact.phoneHref, label: words.call, isExternal: false, newTab: false }
  const write = { id: 'whatsapp', href: contact.whatsAppHref, label: words.whatsapp, isExternal: true, newTab: true }
  const sale = { id: 'cxp', href: cxp?.href, label: cxp?.label ?? '', isExternal: true, newTab: true }
  const ways = (order ? [buy, sale, call, drive, write] : [sale, drive, call, write]).flatMap(({ href, ...button }) => (href ? [{ ...button, href }] : []))
  return ways.map((button, index) => ({ ...button, opens: 'page', variant: index === 0 ? 'primary' : 'secondary' }))
}

function Facts({ facts }: { facts: readonly PageFact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, isLatin }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isLatin ? <BidiFigure text={value} /> : <BidiText text={value} />}</dd>
        </div>
      ))}
    </dl>
  )
}
