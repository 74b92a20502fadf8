/** Which process something is told of, in the words of OpenTelemetry. */
export type ToldProcess = { build: { version: string; commit: string | null }; role: string }

export function resourceOf({ build, role }: ToldProcess): Record<string, string> {
  return {
    'service.name': 'maarad',
    'service.version': build.version,
    'service.instance.id': `${role}-${process.pid}`,
    'vcs.ref.head.revision': build.commit ?? '',
  }
}

/** With which status a collector answered what was sent; null where it did not. */
export function statusOfExport({ error }: { error?: Error }): number | null {
  if (!error) return 200
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'number' ? code : null
}
