export { disclaimerSigns, Footnotes } from './footnotes.tsx'
export { CardName, CardPicture, VehicleCard } from './vehicle-card.tsx'
