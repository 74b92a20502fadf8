import type {
  CreateParams,
  CreateResult,
  DeleteManyParams,
  DeleteManyResult,
  DeleteParams,
  DeleteResult,
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyReferenceParams,
  GetManyReferenceResult,
  GetManyResult,
  GetOneParams,
  GetOneResult,
  UpdateManyParams,
  UpdateManyResult,
  UpdateParams,
  UpdateResult,
} from 'react-admin'

type Ask<Params, Result> = (resource: string, params: Params) => Promise<Result>
type ReadOptions = { signal?: AbortSignal }

/** The methods of react-admin's data provider for one subject. Only the subject's screens know the fields of a record. */
export type WholeSource = {
  getList: Ask<Partial<GetListParams> & ReadOptions, GetListResult>
  getOne: Ask<GetOneParams & ReadOptions, GetOneResult>
  getMany: Ask<GetManyParams & ReadOptions, GetManyResult>
  getManyReference: Ask<GetManyReferenceParams & ReadOptions, GetManyReferenceResult>
  create: Ask<CreateParams, CreateResult>
  update: Ask<UpdateParams, UpdateResult>
  updateMany: Ask<UpdateManyParams, UpdateManyResult>
  delete: Ask<DeleteParams, DeleteResult>
  deleteMany: Ask<DeleteManyParams, DeleteManyResult>
}

/** Methods that a source leaves out go to `/api/{resource}`. */
export type Source = Partial<WholeSource>
