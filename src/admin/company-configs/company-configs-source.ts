import type { CompanyConfigDraft } from '#domains/stock/index.ts'
import { formSource } from '../data-provider/form-source.ts'
import type { Source } from '../data-provider/source.ts'

type ConfigRecord = CompanyConfigDraft & { id: number; version: string; updated_at: string }
/** A configuration in its form: the content is JSON text. */
type ConfigForm = Omit<ConfigRecord, 'content'> & { content: string }

export const companyConfigsSource: Source = formSource<ConfigRecord, ConfigForm>('/api/stock/company_configs', async () => ({
  toForm: ({ content, ...config }) => ({ ...config, content: JSON.stringify(content, null, 2) }),
  // The form only submits valid JSON.
  fromForm: ({ content, ...config }) => ({ ...config, content: JSON.parse(String(content || '{}')) as unknown }),
}))
