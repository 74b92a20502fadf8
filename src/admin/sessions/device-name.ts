// The first match counts: Edge's User-Agent also contains Chrome, and Chrome's contains Safari.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, 'Edge'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone|\biPad/, 'iOS'],
  [/\bAndroid/, 'Android'],
  [/\bWindows/, 'Windows'],
  [/\bMac OS X/, 'macOS'],
  [/\bLinux/, 'Linux'],
]

/** The browser and system of a User-Agent; its first characters when neither is known. */
export function deviceName(agent: string): string {
  const names = [browsers, systems].flatMap((patterns) => patterns.find(([pattern]) => pattern.test(agent))?.[1] ?? [])
  return names.length > 0 ? names.join(' · ') : agent.slice(0, 40)
}
