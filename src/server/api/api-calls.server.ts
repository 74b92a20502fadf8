import type { DefinedCall } from './calls.gen.server.ts'
import type { CallShape, ShapeOf } from './define-call.server.ts'
import type { CodeOfStatus } from './error-body.ts'

type Shapes<Shape> = Shape extends CallShape ? Shape : never

/**
 * What every call of the API takes and answers, by its method and path: `'GET /api/dashboard'`. Made of the definitions of the calls, for code that runs in
 * browsers: types only.
 */
export type ApiCalls = { [Shape in Shapes<ShapeOf<DefinedCall>> as `${Uppercase<Shape['method']>} ${Shape['path']}`]: Shape }

/** How any call may be refused before it runs, or because it cannot be answered; `network` and `aborted` are refusals that nobody answered. */
export type UsualCode =
  | CodeOfStatus<400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 428 | 429 | 503>
  | 'proof_needed'
  | 'invalid_csrf_token'
  | 'network'
  | 'aborted'
  | 'error'
