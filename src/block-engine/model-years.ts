/** Vehicle families with the model years that editors may choose (document 2, section 3; A-399). */
export const modelFamilies = [
  { key: 'range-rover', label: 'Range Rover', nameplate: null, years: [2023, 2024, 2025, 2026] },
  { key: 'defender', label: 'Defender', nameplate: null, years: [2023, 2024, 2025, 2026] },
  { key: 'discovery', label: 'Discovery', nameplate: null, years: [2023, 2024, 2025, 2026] },
  { key: 'f-pace', label: 'F-Pace', nameplate: 'x761', years: [2023, 2024, 2025] },
  { key: 'e-pace', label: 'E-Pace', nameplate: null, years: [2022, 2023, 2024] },
  { key: 'i-pace', label: 'I-Pace', nameplate: 'x590', years: [2022, 2023, 2024] },
  { key: 'f-type', label: 'F-Type', nameplate: 'x152', years: [2022, 2023, 2024] },
  { key: 'xe', label: 'XE', nameplate: 'x760', years: [2021, 2022, 2023] },
  { key: 'xf', label: 'XF', nameplate: 'x260', years: [2022, 2023, 2024] },
  { key: 'xj', label: 'XJ', nameplate: null, years: [2018, 2019] },
] as const

/** Options of the `model_key` preset: `f-pace-2025` and so on (B-151). */
export const modelYearOptions = modelFamilies.flatMap(({ key, label, years }) => years.map((year) => ({ label: `${label} ${year}`, value: `${key}-${year}` })))
