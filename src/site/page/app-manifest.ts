import { APP_COLOUR } from './app-colour.ts'

/** The web app manifest. */
export function appManifest(name: string): unknown {
  return {
    name,
    short_name: name,
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar/',
    scope: '/ar/',
    display: 'browser',
    theme_color: APP_COLOUR,
    background_color: '#ffffff',
    icons: [{ src: '/ar/brand/icon-512.png', sizes: '512x512', type: 'image/png' }],
  }
}
