// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { AdminContext, memoryStore, ResourceDefinitionContextProvider } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignedInProvider } from '../app/signed-in.ts'
import { subjects } from '../app/subjects.ts'
import { createDataProvider } from '../data-provider/data-provider.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { settings } from '../settings/subject.ts'
import { users } from '../users/subject.ts'
import { vehicles } from '../vehicles/subject.ts'
import { StaffName } from '../fields/staff-name.tsx'
import { SubjectName } from './subject-name.tsx'

// The frame brings its own copy of the router into tests; links must meet the same one.
vi.mock('react-router', () => import('react-router-dom'))

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/stock/vehicles')) return Response.json({ data: [aCar], meta: { total: 1 } })
    if (address.startsWith('/api/users'))
      return Response.json({ data: [{ id: 1, name: 'ليلى', email: 'layla@example.com', version: '1' }], meta: { total: 1 } })
    if (address.startsWith('/api/setting_definitions')) return Response.json({ data: [aSetting] })
    return Response.json({ data: [], meta: { total: 0 } })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const aCar = {
  id: 313,
  version: '1',
  model_display_name: 'رينج روفر سبورت',
  nameplate_brand_name: 'Land Rover',
  nameplate_name: 'Range Rover Sport',
  derivative: 'P460e',
}

const aSetting = { id: 'general.app_name', key: 'general.app_name', title: 'Name of the site', title_ar: 'اسم الموقع', format: 'text' }

function draw(entries: readonly (readonly [action: string, subject: string])[]): void {
  const definitions = Object.fromEntries(
    [users, vehicles, settings].map(({ name, title }) => [name, { name, hasEdit: true, ...(title && { recordRepresentation: title }) }]),
  )
  render(
    <SignedInProvider value={{ name: 'ليلى', role: 'admin', language: 'ar' }}>
      <AdminContext
        dataProvider={createDataProvider([users, vehicles, settings])}
        i18nProvider={createI18nProvider('ar', subjects, () => undefined)}
        store={memoryStore()}
      >
        <ResourceDefinitionContextProvider definitions={definitions}>
          <ul>
            {entries.map(([action, subject]) => (
              <li key={`${action} ${subject}`}>
                <SubjectName action={action} subject={subject} />
              </li>
            ))}
          </ul>
        </ResourceDefinitionContextProvider>
      </AdminContext>
    </SignedInProvider>,
  )
}

test('an entry of the audit log names the record that it concerns, and leads to it; what has no name is said to be what it is', async () => {
  draw([
    ['vehicle.status_changed', '313'],
    ['session.started', '1'],
    ['lead.deleted', '9'],
    ['payment.captured', '4'],
    ['media.deleted', 'image 7'],
    ['media.filed', 'images'],
    ['page.published', 'defender'],
    ['page.published', '_sections/الضمان-والخدمة-3fba5423'],
    ['order.export', 'orders'],
    ['stock.imported', 'demo'],
    ['setting.changed', 'general.app_name'],
  ])
  expect((await screen.findByRole('link', { name: 'رينج روفر سبورت P460e' })).getAttribute('href')).toContain('/vehicles/313')
  await screen.findByText('اسم الموقع')
  expect((await screen.findByRole('link', { name: 'ليلى' })).getAttribute('href')).toContain('/users/1')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'رينج روفر سبورت P460e',
    'ليلى',
    '9',
    'الدفعة 4',
    'الصورة 7',
    'عدة صور',
    'defender',
    'القسم المشترك «الضمان والخدمة»',
    'الطلبات',
    'السيارات التجريبية',
    'اسم الموقع',
  ])
})

test('who did something is named in words, programs and the system as well', () => {
  render(
    <AdminContext i18nProvider={createI18nProvider('ar', subjects, () => undefined)}>
      <ul>
        {[
          ['42', 'ليلى'],
          ['token:env', 'api'],
          ['', ''],
        ].map(([id = '', name = '']) => (
          <li key={id}>
            <StaffName id={id} name={name} />
          </li>
        ))}
      </ul>
    </AdminContext>,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ليلى', 'البرامج (API)', 'النظام'])
})
