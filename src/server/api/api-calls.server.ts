import type { DefinedCall } from './calls.gen.server.ts'
import type { CallShape, ShapeOf } from './define-call.server.ts'

type Shapes<Shape> = Shape extends CallShape ? Shape : never

/**
 * What every call of the API takes and answers, by its method and path: `'GET /api/dashboard'`. Made of the definitions of the calls, for code that runs in
 * browsers: types only.
 */
export type ApiCalls = { [Shape in Shapes<ShapeOf<DefinedCall>> as `${Uppercase<Shape['method']>} ${Shape['path']}`]: Shape }
