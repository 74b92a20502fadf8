import type { LightVehicle } from '../vehicles/fields/vehicle-attributes.ts'

const PRIMARY = 'primary'

/** The label of a vehicle's primary button, which is the main call on its card; '' without one. */
export function mainCallLabel({ buttons }: Pick<LightVehicle, 'buttons'>): string {
  return buttons.find(({ button_type, label }) => button_type === PRIMARY && label.trim() !== '')?.label.trim() ?? ''
}
