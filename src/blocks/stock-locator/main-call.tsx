import type { LightVehicle } from '#domains/stock/index.ts'
import { ButtonLink } from '#ui/link.tsx'
import type { CardView } from './card-view.ts'
import css from './main-call.module.css'

const PRIMARY = 'primary'

/** The label of a vehicle's primary button, which is the main call on its card; '' without one. */
export function mainCallOf({ buttons }: Pick<LightVehicle, 'buttons'>): string {
  return buttons.find(({ button_type, label }) => button_type === PRIMARY && label.trim() !== '')?.label.trim() ?? ''
}

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
