// Runs what was built: one process of the site, started again when it fails. It is what `npm start` is in the artefact of a release (scripts/release/make-release.mjs).
import { siteCommand } from '../processes/site-command.ts'
import { supervise } from '../supervise.mjs'

process.env.NODE_ENV ??= 'production'
supervise(process.execPath, siteCommand)
