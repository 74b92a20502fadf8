import { ButtonLink } from '#ui/link.tsx'
import type { CardView } from '../cards/card-view.ts'
import type { CxpButton } from '../cards/cxp-link.ts'
import css from './main-call.module.css'

/** The main call of a card, which begins on the page of the vehicle, and the one that goes on at the sales service (C-321). */
export function MainCall({ card: { id, href, call, cxp } }: { card: Pick<CardView, 'id' | 'href' | 'call' | 'cxp'> }) {
  if (call === '' && !cxp) return null
  const button = { id: `call-${id}`, label: call, href, variant: 'primary' as const, isExternal: false, newTab: false, opens: 'page' as const }
  return (
    <p className={css.call}>
      {call !== '' && <ButtonLink button={button} className={css.link} />}
      {cxp && <CxpLinkButton id={id} cxp={cxp} />}
    </p>
  )
}

/** Leads to the sales service, which is another site. */
function CxpLinkButton({ id, cxp: { label, href } }: { id: number; cxp: CxpButton }) {
  const button = { id: `cxp-${id}`, label, href, variant: 'secondary' as const, isExternal: true, newTab: true, opens: 'page' as const }
  return <ButtonLink button={button} className={css.link} />
}
