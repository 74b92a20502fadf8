/** A model that offers may name. `key` is compared without regard to case, spaces counting as underscores. */
export type OfferCarModel = {
  key: string
  label: string
  family: 'range_rover' | 'defender' | 'discovery' | 'jaguar'
  model_years: number[]
}

export const offerCarModels: OfferCarModel[] = [
  { key: 'range_rover', label: 'رينج روفر', family: 'range_rover', model_years: [2025, 2026, 2027] },
  { key: 'range_rover_sport', label: 'رينج روفر سبورت', family: 'range_rover', model_years: [2025, 2026, 2027] },
  { key: 'defender_110', label: 'ديفندر 110', family: 'defender', model_years: [2025, 2026, 2027] },
  { key: 'defender_90', label: 'ديفندر 90', family: 'defender', model_years: [2025, 2026, 2027] },
  { key: 'discovery', label: 'ديسكفري', family: 'discovery', model_years: [2025, 2026] },
  { key: 'discovery_sport', label: 'ديسكفري سبورت', family: 'discovery', model_years: [2025, 2026] },
  { key: 'f_pace', label: 'جاكوار F-PACE', family: 'jaguar', model_years: [2024, 2025, 2026] },
  { key: 'i_pace', label: 'جاكوار I-PACE', family: 'jaguar', model_years: [2024, 2025] },
]
