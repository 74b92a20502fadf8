/** A request of the forms service. `body` is JSON, or a form with files. */
export type FormsRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Read the answer as a file. */
  responseType?: 'blob'
  headers?: Record<string, string>
}

export type LeadExportFilters = { created_at_gteq?: string; created_at_lteq?: string }
/** What a visitor sends (C-227, C-228): `FormData` when there are files. */
export type LeadSubmission = { attributes: Readonly<Record<string, unknown>>; captchaToken?: string; more?: Readonly<Record<string, unknown>> }

/**
 * The calls of the forms service (document 3 §7) that the site and the admin make, as requests: `send` performs one at its full address and
 * decides on sign-in, errors and parsing. `baseUrl` comes from the setting `forms.api_url`.
 */
export function createFormsClient<Answer>(baseUrl: string, send: (request: FormsRequest) => Answer) {
  const base = baseUrl.replace(/\/+$/, '')
  const ask = (method: FormsRequest['method'], path: string, rest: Omit<FormsRequest, 'method' | 'path'> = {}) =>
    send({ method, path: `${base}${path}`, ...rest })
  return {
    listForms: () => ask('GET', '/forms'),
    getForm: (id: number) => ask('GET', `/forms/${id}`),
    createForm: (body: object) => ask('POST', '/forms', { body }),
    updateForm: (id: number, body: object, revision?: number) =>
      ask('PUT', `/forms/${id}`, { body, ...(revision === undefined ? {} : { headers: { 'if-match': `"${revision}"` } }) }),
    deleteForm: (id: number) => ask('DELETE', `/forms/${id}`),
    duplicateForm: (id: number, name?: string) => ask('POST', `/forms/${id}/duplicate${name ? `?name=${encodeURIComponent(name)}` : ''}`),
    exportForm: (id: number) => ask('GET', `/forms/${id}/export`, { responseType: 'blob' }),
    importForm: (body: object) => ask('POST', '/forms/import', { body }),
    listLocations: () => ask('GET', '/locations'),
    createLocation: (body: object) => ask('POST', '/locations', { body }),
    updateLocation: (id: number, body: object) => ask('PUT', `/locations/${id}`, { body }),
    deleteLocation: (id: number) => ask('DELETE', `/locations/${id}`),
    listSettings: () => ask('GET', '/settings'),
    writeSetting: (body: { key: string; value: string }) => ask('POST', '/settings', { body }),
    deleteSetting: (id: number) => ask('DELETE', `/settings/${id}`),
    submitLead: (formId: number, { attributes, captchaToken, more }: LeadSubmission, idempotencyKey: string) =>
      ask('POST', `/forms/${formId}/leads`, {
        body: { attributes, ...(captchaToken ? { 'g-recaptcha-response': captchaToken } : {}), ...more },
        headers: { 'idempotency-key': idempotencyKey },
      }),
    deleteLead: (formId: number, id: number) => ask('DELETE', `/forms/${formId}/leads/${id}`),
    fixLeadIntegrations: (formId: number, id: number, integrationIds?: readonly string[]) =>
      ask('POST', `/forms/${formId}/leads/${id}/integrations/fix`, { body: integrationIds ? { integration_ids: integrationIds } : {} }),
    createLeadExport: (formId: number, filters: LeadExportFilters, format?: 'csv' | 'xlsx') =>
      ask('POST', `/forms/${formId}/lead_exports`, { body: { filters, ...(format ? { format } : {}) } }),
    getLeadExport: (formId: number, id: number) => ask('GET', `/forms/${formId}/lead_exports/${id}`),
    downloadLeadExport: (formId: number, id: number) => ask('GET', `/forms/${formId}/lead_exports/${id}/download`, { responseType: 'blob' }),
  }
}
