/** An error as sent to the service. */
export type Report = { message: string; stack: string | undefined }

const SERVICE = 'https://api.raygun.com/entries'

/** Sends reports to Raygun under this key, without its script and without data that identifies the visitor. */
export function sendTo(key: string): (report: Report) => void {
  return ({ message, stack }) => {
    const details = {
      error: {
        message,
        stackTrace: (stack ?? '')
          .split('\n')
          .slice(1, 20)
          .map((line) => ({ fileName: line.trim() })),
      },
      request: { url: location.origin + location.pathname },
      client: { name: 'maarad', version: '1' },
    }
    const body = JSON.stringify({ occurredOn: new Date().toISOString(), details })
    void fetch(`${SERVICE}?apikey=${encodeURIComponent(key)}`, { method: 'POST', body, keepalive: true }).catch(() => undefined)
  }
}
