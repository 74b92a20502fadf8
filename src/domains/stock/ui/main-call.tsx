import { ButtonLink } from '#ui/link.tsx'
import type { CardView } from '../cards/card-view.ts'
import css from './main-call.module.css'

/** The main call of a card. What it asks for begins on the page of the vehicle. */
export function MainCall({ card: { id, href, call } }: { card: Pick<CardView, 'id' | 'href' | 'call'> }) {
  if (call === '') return null
  const button = { id: `call-${id}`, label: call, href, variant: 'primary' as const, isExternal: false, newTab: false, opens: 'page' as const }
  return (
    <p className={css.call}>
      <ButtonLink button={button} className={css.link} />
    </p>
  )
}
