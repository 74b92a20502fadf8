/** The attributes on a card, in order (A-388, C-399). */
export const cardAttributes = [
  'productionYear',
  'model',
  'mileage',
  'engines',
  'color',
  'colorInterior',
  'drivetrain',
  'vin',
  'power',
  'capacity',
  'status',
  'state',
] as const
export type CardAttribute = (typeof cardAttributes)[number]

/** The attributes in the showroom, in order (A-389, C-401). */
export const specAttributes = [
  'state',
  'status',
  'deliveryDate',
  'productionYear',
  'mileage',
  'transmission',
  'engines',
  'capacity',
  'power',
  'color',
  'colorInterior',
  'vin',
  'orderNumber',
  'avl',
] as const
export type SpecAttribute = (typeof specAttributes)[number] | 'drivetrain'
