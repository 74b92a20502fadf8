import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '../app-env.ts'
import type { Context } from 'hono'
import { createMediaRoutes } from '../media/media-routes.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { apiApp } from './api-app.server.ts'
import { findUsage } from '../media/find-usage.server.ts'
import { translationRoutes } from './translations-api.server.ts'
import { settingDefinitionRoutes } from './setting-definitions-api.server.ts'
import { redirectRoutes } from './redirects-api.server.ts'
import { metaheadRoutes } from './metaheads-api.server.ts'
import { catalogueRoutes } from './catalogue-api.server.ts'
import { searchRoutes } from './search-api.server.ts'
import { stockRoutes } from './stock-api.server.ts'
import { vehicleFamilyRoutes } from './vehicle-families-api.server.ts'
import { vehicleRoutes } from './vehicles-api.server.ts'
import { feedRoutes } from './feeds-api.server.ts'
import { feedRunRoutes } from './feed-runs-api.server.ts'
import { dealerRoutes } from './dealers-api.server.ts'
import { dashboardRoutes } from './dashboard-api.server.ts'
import { apiTokenRoutes } from './api-tokens-api.server.ts'
import { auditRoutes } from './audit-api.server.ts'
import { editingSessionRoutes } from './editing-session-api.server.ts'
import { usersRoutes } from './users-api.server.ts'
import { navigationRoutes } from './navigation-api.server.ts'
import { draftRoutes } from './drafts-api.server.ts'
import { editingRoutes } from './editing-api.server.ts'
import { jobRoutes } from './jobs-api.server.ts'
import { presenceRoutes } from './presence-api.server.ts'
import { publishingRoutes } from './publishing-api.server.ts'
import { versionRoutes } from './versions-api.server.ts'
import { pageApiRoutes } from './pages-api.server.ts'
import { referenceRoutes } from './reference.server.ts'
import { settingsRoutes } from './settings-api.server.ts'
import { templateRoutes } from './templates-api.server.ts'

/** The JSON API: `/public_api` for page content, `/api` for the core, and its document with a reference page. */
export function apiRoutes(services: Services): OpenAPIHono<AppEnv> {
  const api = apiApp()
  api.route('/', pageApiRoutes(services))
  api.route('/', settingsRoutes(services))
  api.route('/', navigationRoutes(services))
  api.route('/', dashboardRoutes(services))
  api.route('/', dealerRoutes(services))
  api.route('/', catalogueRoutes(services))
  api.route('/', vehicleRoutes(services))
  api.route('/', stockRoutes(services))
  api.route('/', vehicleFamilyRoutes(services))
  api.route('/', searchRoutes(services))
  api.route('/', feedRoutes(services))
  api.route('/', feedRunRoutes(services))
  api.route('/', metaheadRoutes(services))
  api.route('/', redirectRoutes(services))
  api.route('/', settingDefinitionRoutes(services))
  api.route('/', translationRoutes(services))
  api.route('/', draftRoutes(services))
  api.route('/', versionRoutes(services))
  api.route('/', publishingRoutes(services))
  api.route('/', presenceRoutes(services))
  api.route('/', editingRoutes(services))
  api.route('/', jobRoutes(services))
  api.route('/', templateRoutes())
  api.route('/', usersRoutes(services))
  api.route('/', apiTokenRoutes(services))
  api.route('/', auditRoutes(services))
  api.route('/', editingSessionRoutes(services))
  api.route('/media', createMediaRoutes({ ctx: (c: Context) => contextOf(services, c.get('staff')), storage: services.storage, findUsage }))
  api.route('/', referenceRoutes(api))
  return api
}
