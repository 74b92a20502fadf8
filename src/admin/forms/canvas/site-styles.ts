// Imported as text: these styles are for the frame and must not apply to the admin around it.
const parts = import.meta.glob<string>(['../../../ui/**/*.module.css', '../../../domains/forms/ui/*.module.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})
import site from '#ui/global.css?inline'

/** The part of the site's styles that forms need. */
export const siteStyles = [site, ...Object.values(parts)].join('\n')
