/** A listener of a stream whose errors end what the stream was read for: thrown in an event, they would end the process. */
export function orFail<Args extends unknown[]>(fail: (error: unknown) => void, listen: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    try {
      listen(...args)
    } catch (error) {
      fail(error)
    }
  }
}
