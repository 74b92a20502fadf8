import { APP_COLOUR } from './app-colour.ts'

/** The web app manifest. */
export function appManifest(name: string): unknown {
  return {
    id: '/ar/',
    name,
    short_name: name,
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar/',
    scope: '/ar/',
    display: 'browser',
    theme_color: APP_COLOUR,
    background_color: '#ffffff',
    icons: [
      { src: '/ar/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/ar/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      // Its mark lies within the middle, so that systems may cut the ground to a circle.
      { src: '/ar/brand/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
