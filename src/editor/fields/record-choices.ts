type FoundRetailer = { dealer_code: string; name: string; city: string }
type FoundForm = { id: number; name: string; active: boolean }

/** The published retailers, stored by code (B-008). */
export const retailerChoices = {
  path: '/api/dealers?items=200',
  optionOf: ({ dealer_code, name, city }: FoundRetailer) => ({ value: dealer_code, label: [name, city].filter(Boolean).join('، ') }),
}

/** The active forms, stored by id (C-055). */
export const formChoices = {
  path: '/forms_api/forms',
  optionOf: ({ id, name, active }: FoundForm) => (active ? { value: String(id), label: name } : null),
}

/** The shared sections, stored by id. */
export const sectionChoices = {
  path: '/api/sections',
  optionOf: ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name }),
}
