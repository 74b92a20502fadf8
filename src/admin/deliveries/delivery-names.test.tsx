// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AdminContext } from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import { deliverySubjects } from '#domains/deliveries/index.ts'
import { subjects } from '../app/subjects.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { DeliveryAbout, DeliveryKind, DeliveryTarget } from './delivery-names.tsx'

afterEach(cleanup)

function textOf(drawing: ReactNode): string {
  const { container } = render(<AdminContext i18nProvider={createI18nProvider('ar', subjects, () => undefined)}>{drawing}</AdminContext>)
  return container.textContent ?? ''
}

test('what is sent, where to and what it tells about is named in Arabic, invoices as well', () => {
  for (const type of deliverySubjects) expect(textOf(<DeliveryAbout type={type} id="7" />)).toMatch(/^\p{Script=Arabic}[\p{Script=Arabic} ]*7?$/u)
  for (const kind of ['mail', 'webhook', 'invoice']) expect(textOf(<DeliveryKind kind={kind} />)).toMatch(/^[\p{Script=Arabic} ]+$/u)
  for (const target of ['mail server', 'invoices']) expect(textOf(<DeliveryTarget target={target} />)).toMatch(/^[\p{Script=Arabic} ]+$/u)
  expect(textOf(<DeliveryTarget target="crm.example.com" />)).toBe('crm.example.com')
})
