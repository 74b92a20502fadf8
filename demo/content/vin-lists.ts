/** Made-up vehicles that a made-up recall affects. */
export const listedVins = ['SALWA2BN8HA000017', 'SALWA2BN8HA000024', 'SADCA2BN8HA000031'].map((vin) => ({ list: 'airbag-2026', vin }))

/** Maps of made-up cars, by the beginning of their VIN. */
export const mapPackages: readonly object[] = []
