/** Made-up vehicles that a made-up recall affects. */
export const listedVins = ['SALWA2BN8HA000017', 'SALWA2BN8HA000024', 'SADCA2BN8HA000031'].map((vin) => ({ list: 'airbag-2026', vin }))

const map = (vin: string, vehicle_name: string, size_gb: number) => ({
  vin,
  vehicle_name,
  map_region: 'دول مجلس التعاون',
  map_version: '2026.1',
  size_gb,
  download_url: '/ar/brand/maps-sample.zip',
})

/** Maps of made-up cars, by the beginning of their VIN. */
export const mapPackages = [map('SAL', 'رينج روفر وديفندر وديسكفري', 26.4), map('SAD', 'جاكوار', 24.1)]
