import { Shelf } from '#site/cache/shelf.ts'
import type { Scope } from '#platform/bus/announce.server.ts'

const MEGABYTE = 1024 * 1024
/** Longer addresses are answered anew each time: few visitors ask for the same. */
const LONGEST_ADDRESS = 600

/** An answer as it goes out, and what it was made from. */
export type KeptAnswer = { headers: Readonly<Record<string, string>>; body: Buffer; scopes: readonly Scope[] }

/** What several are answered with: a body of bytes keeps its length, where copies of a stream would go out in chunks. */
type WholeAnswer = { body: ArrayBuffer | null; status: number; headers: Headers }

/**
 * Answers of calls that say `keptUntil`, by their address. Anybody can invent addresses, so that they are bounded in number and bytes. An answer
 * whose content changed while it was made is not kept.
 */
export class KeptAnswers {
  readonly #answers = new Shelf<KeptAnswer>({ mostEntries: 4000, mostBytes: 32 * MEGABYTE }, (address, { body }) => 2 * address.length + body.length)
  readonly #underWay = new Map<string, Promise<WholeAnswer>>()
  #epoch = 0

  /** Read this before making an answer, and pass it to `keep` afterwards. */
  get epoch(): number {
    return this.#epoch
  }

  get size(): number {
    return this.#answers.size
  }

  get bytes(): number {
    return this.#answers.bytes
  }

  /** `address` is path and query as they came. */
  find(address: string): KeptAnswer | undefined {
    return this.#answers.get(address)
  }

  /** Those who ask for an address while it is being answered, before anything changes, share that answer. */
  async share(address: string, answer: () => Promise<Response>): Promise<Response> {
    const name = `${this.#epoch} ${address}`
    const running = this.#underWay.get(name) ?? readWhole(answer()).finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, running)
    const { body, status, headers } = await running
    return new Response(body, { status, headers })
  }

  keep(address: string, answer: KeptAnswer, epoch: number): void {
    if (epoch === this.#epoch && address.length <= LONGEST_ADDRESS) this.#answers.set(address, answer)
  }

  forget(scopes: readonly Scope[]): void {
    this.#epoch += 1
    this.#answers.deleteWhere((answer) => answer.scopes.some((scope) => scopes.includes(scope)))
  }
}

async function readWhole(answer: Promise<Response>): Promise<WholeAnswer> {
  const response = await answer
  return { body: response.body && (await response.arrayBuffer()), status: response.status, headers: response.headers }
}
