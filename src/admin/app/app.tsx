import { lazy, type ReactNode, useMemo, useState } from 'react'
import { Admin, Layout, type RaRecord, Resource, type ResourceProps, type Store } from 'react-admin'
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router'
import { type KeptList, may } from '#domains/accounts/index.ts'
import { createAuthProvider } from '../auth/auth-provider.ts'
import { ProofDialog } from '../auth/proof-dialog.tsx'
import type { SignedIn, Visit } from '../auth/staff.ts'
import { ask } from '../data-provider/ask.ts'
import { createDataProvider } from '../data-provider/data-provider.ts'
import { FreshQueries } from '../data-provider/fresh-queries.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { isLanguage, type Language } from '#kernel/words/words.ts'
import { OverScreens } from '../keys/over-screens.tsx'
import { keepLists, KeptListsProvider } from '../lists/keep-lists.ts'
import { directionOf } from '#kernel/words/direction.ts'
import { Direction } from '../theme/direction.tsx'
import { adminTheme } from '../theme/theme.ts'
import { FORMS, isFormsApp, OpensInAdmin } from './forms-app.tsx'
import { Menu } from './menu.tsx'
import { NoPermission, NotFound, ScreenFailed } from './notices.tsx'
import { SignedInProvider } from './signed-in.ts'
import { listOptions, type Subject } from './subject.ts'
import { subjects } from './subjects.ts'
import { TopBar } from './top-bar.tsx'
import { visitStore } from './visit-store.ts'

const isOfForms = ({ name }: Subject) => name === FORMS
const STORE_VERSION = '1'
const Dashboard = lazy(async () => ({ default: (await import('../dashboard/dashboard.tsx')).Dashboard }))

const dataProvider = createDataProvider(subjects)

/** The store of a person: what they leave of the admin is theirs, also where several people use one browser. */
function storeOf({ id, preferences }: Visit): Store {
  const keep = (list: string, keptList: KeptList) => {
    ask('PUT /api/preferences/lists/{list}', { params: { list }, body: keptList }).catch(() => {
      // The list is as it was chosen, in this browser; the next change is kept with it.
    })
  }
  const store = keepLists(visitStore(STORE_VERSION, `maarad-admin.${id}`), { lists: preferences.lists, keep })
  if (store.getItem(MENU_OPEN) === undefined && matchMedia(TABLET).matches) store.setItem(MENU_OPEN, false)
  return store
}

const MENU_OPEN = 'sidebar.open'
/**
 * On a tablet the menu starts collapsed to icons, so that the screen gets the width; a person's own choice is remembered. Other widths keep the default of
 * react-admin.
 */
const TABLET = '(min-width: 600px) and (max-width: 999px)'

function SubjectMenu() {
  return isFormsApp() ? <Menu subjects={subjects.filter(isOfForms)} isPart /> : <Menu subjects={subjects} />
}

function Frame({ children }: { children?: ReactNode }) {
  return (
    <Layout appBar={TopBar} menu={SubjectMenu} error={ScreenFailed} appBarAlwaysOn>
      {children}
      <OverScreens />
      <ProofDialog />
    </Layout>
  )
}

/** The screens of a subject. Without permission each shows a notice instead, and the API is not called (A-269). */
function screensFor({ name, role }: SignedIn, subject: Subject): Pick<ResourceProps, 'list' | 'edit' | 'create'> {
  const { read, screens } = subject
  // Without a screen to create one, an empty list offers none.
  const create = screens.create && OpensInAdmin
  if (isFormsApp() && !isOfForms(subject)) return { list: OpensInAdmin, edit: OpensInAdmin, ...(create ? { create } : {}) }
  if (may({ id: 'user', name, role }, read)) return screens
  return { list: NoPermission, edit: NoPermission, create: NoPermission }
}

function routesFor({ name, role }: SignedIn, { read, routes = [] }: Subject): ReactNode {
  const isAllowed = may({ id: 'user', name, role }, read)
  return routes.map(({ path, screen: Screen }) => <Route key={path} path={path} element={isAllowed ? <Screen /> : <NoPermission />} />)
}

/** Links to the first screen lead to the list of forms. */
function FormsHome() {
  return <Navigate to={`/${FORMS}`} replace />
}

type AppProps = { signedIn: SignedIn; visit: Visit }

/** The admin: one tab for every subject that the signed-in person may see (A-015, A-016). */
function AdminApp({ signedIn, visit }: AppProps) {
  const [store] = useState(() => storeOf(visit))
  const [language, setLanguage] = useState<Language>(() => {
    const keptLocale = store.getItem('locale')
    return isLanguage(keptLocale) ? keptLocale : signedIn.language
  })
  const [queries] = useState(() => new FreshQueries())
  const [i18nProvider] = useState(() => createI18nProvider(language, subjects, setLanguage))
  const authProvider = useMemo(() => createAuthProvider({ signedIn, subjects }), [signedIn])
  const direction = directionOf(language)
  const [light, dark] = useMemo(() => [adminTheme('light', direction), adminTheme('dark', direction)], [direction])
  return (
    <SignedInProvider value={signedIn}>
      <KeptListsProvider value={visit.preferences.lists}>
        <Direction language={language}>
          <Admin
            queryClient={queries}
            authProvider={authProvider}
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            store={store}
            lightTheme={light}
            darkTheme={dark}
            layout={Frame}
            dashboard={isFormsApp() ? FormsHome : Dashboard}
            loginPage={false}
            accessDenied={NoPermission}
            catchAll={NotFound}
            error={ScreenFailed}
            disableTelemetry
            requireAuth
          >
            {subjects.map((subject) => (
              <Resource
                key={subject.name}
                name={subject.name}
                icon={subject.icon}
                recordRepresentation={subject.title && ((record: RaRecord) => subject.title?.(record, language) ?? '')}
                options={listOptions(subject)}
                {...screensFor(signedIn, subject)}
              >
                {routesFor(signedIn, subject)}
              </Resource>
            ))}
          </Admin>
        </Direction>
      </KeptListsProvider>
    </SignedInProvider>
  )
}

/** The application creates its own router, because only such a router can block navigation away from unsaved changes. */
export function App({ signedIn, visit }: AppProps) {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <AdminApp signedIn={signedIn} visit={visit} /> }], { basename: isFormsApp() ? '/ar' : '/ar/admin' }),
  )
  return <RouterProvider router={router} />
}
