import { stringifyQuery } from '#kernel/query-string.ts'

/** A request of the forms service. `body` is JSON, or a form with files. */
export type FormsRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Read the answer as a file. */
  responseType?: 'blob'
  headers?: Record<string, string>
}

/** Filters of a list of leads (C-220); those that are empty are left out. */
export type LeadListQuery = { items?: number; page?: number; created_at_gteq?: string; created_at_lteq?: string; sort?: string }
export type LeadExportFilters = { created_at_gteq?: string; created_at_lteq?: string }
/** What a visitor sends (C-227, C-228): `FormData` when there are files. */
export type LeadSubmission = { attributes: Readonly<Record<string, unknown>>; captchaToken?: string; more?: Readonly<Record<string, unknown>> }

/**
 * The calls of the forms service (document 3 §7, C-201 to C-245) as requests: `send` performs one at its full address and decides on
 * sign-in, errors and parsing. `baseUrl` comes from the setting `forms.api_url`.
 */
export function createFormsClient<Answer>(baseUrl: string, send: (request: FormsRequest) => Answer) {
  const base = baseUrl.replace(/\/+$/, '')
  const ask = (method: FormsRequest['method'], path: string, rest: Omit<FormsRequest, 'method' | 'path'> = {}) =>
    send({ method, path: `${base}${path}`, ...rest })
  return {
    listForms: () => ask('GET', '/forms'),
    getForm: (id: number, token?: string) => ask('GET', `/forms/${id}`, token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    createForm: (body: object) => ask('POST', '/forms', { body }),
    updateForm: (id: number, body: object, revision?: number) =>
      ask('PUT', `/forms/${id}`, { body, ...(revision === undefined ? {} : { headers: { 'if-match': `"${revision}"` } }) }),
    deleteForm: (id: number) => ask('DELETE', `/forms/${id}`),
    duplicateForm: (id: number, name?: string) => ask('POST', `/forms/${id}/duplicate${name ? `?name=${encodeURIComponent(name)}` : ''}`),
    exportForm: (id: number) => ask('GET', `/forms/${id}/export`),
    importForm: (body: object) => ask('POST', '/forms/import', { body }),
    getFormSettings: (id: number, group: 'thank_you' | 'notifications' | 'confirmations') => ask('GET', `/forms/${id}/settings/${group}`),
    getFormIntegrations: (id: number) => ask('GET', `/forms/${id}/integrations`),
    saveFormIntegrations: (id: number, body: readonly object[]) => ask('PUT', `/forms/${id}/integrations`, { body }),
    getActiveSystem: () => ask('GET', '/integrations/active_system'),
    verifyIntegrations: () => ask('GET', '/integrations/verify'),
    listLocations: () => ask('GET', '/locations'),
    createLocation: (body: object) => ask('POST', '/locations', { body }),
    updateLocation: (id: number, body: object) => ask('PUT', `/locations/${id}`, { body }),
    deleteLocation: (id: number) => ask('DELETE', `/locations/${id}`),
    listSettings: () => ask('GET', '/settings'),
    writeSetting: (body: { key: string; value: string }) => ask('POST', '/settings', { body }),
    deleteSetting: (id: number) => ask('DELETE', `/settings/${id}`),
    getOrder: (number: string) => ask('GET', `/orders/${encodeURIComponent(number)}`),
    submitLead: (formId: number, { attributes, captchaToken, more }: LeadSubmission, idempotencyKey: string) =>
      ask('POST', `/forms/${formId}/leads`, {
        body: { attributes, ...(captchaToken ? { 'g-recaptcha-response': captchaToken } : {}), ...more },
        headers: { 'idempotency-key': idempotencyKey },
      }),
    listLeads: (formId: number, query: LeadListQuery = {}) => ask('GET', `/forms/${formId}/leads${leadQuery(query)}`),
    getLead: (formId: number, id: number) => ask('GET', `/forms/${formId}/leads/${id}`),
    deleteLead: (formId: number, id: number) => ask('DELETE', `/forms/${formId}/leads/${id}`),
    getLeadIntegrations: (formId: number, id: number) => ask('GET', `/forms/${formId}/leads/${id}/integrations`),
    fixLeadIntegrations: (formId: number, id: number, integrationIds?: readonly string[]) =>
      ask('POST', `/forms/${formId}/leads/${id}/integrations/fix`, { body: integrationIds ? { integration_ids: integrationIds } : {} }),
    createLeadExport: (formId: number, filters: LeadExportFilters, format?: 'csv' | 'xlsx') =>
      ask('POST', `/forms/${formId}/lead_exports`, { body: { filters, ...(format ? { format } : {}) } }),
    getLeadExport: (formId: number, id: number) => ask('GET', `/forms/${formId}/lead_exports/${id}`),
    downloadLeadExport: (formId: number, id: number) => ask('GET', `/forms/${formId}/lead_exports/${id}/download`, { responseType: 'blob' }),
  }
}

function leadQuery({ created_at_gteq, created_at_lteq, ...rest }: LeadListQuery): string {
  const given = (value: string | undefined) => value || null
  const query = stringifyQuery({
    items: rest.items,
    page: rest.page,
    filter: { created_at_gteq: given(created_at_gteq), created_at_lteq: given(created_at_lteq) },
    sort: given(rest.sort),
  })
  return query === '' ? '' : `?${query}`
}
