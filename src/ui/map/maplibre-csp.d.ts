// The library's build for a strict content security policy has no types; its exports are the same.
declare module 'maplibre-gl/dist/maplibre-gl-csp.js' {
  export { LngLatBounds, Map, Marker, setWorkerUrl } from 'maplibre-gl'
}

declare module 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url' {
  const address: string
  export default address
}
