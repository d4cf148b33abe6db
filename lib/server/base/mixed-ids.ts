import 'server-only'
import { randomFillSync } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** The most letters of an id. */
const LETTERS = 36
/** Steps between which other work of the process runs. */
const TURN = 20_000

/** Ids that come in any order, in 36 letters each, and leave in one that chance alone decides. */
export async function* mixed(
  lists: AsyncIterable<readonly string[]>,
  batch: number,
): AsyncGenerator<string[], undefined> {
  const parts: Buffer[] = []
  for await (const ids of lists) {
    parts.push(Buffer.from(ids.map((id) => id.padEnd(LETTERS)).join(''), 'latin1'))
  }
  const letters = Buffer.concat(parts)
  const order = await shuffled(letters.length / LETTERS)
  for (let at = 0; at < order.length; at += batch) {
    yield Array.from(order.subarray(at, at + batch), (place) =>
      letters.toString('latin1', place * LETTERS, (place + 1) * LETTERS).trimEnd(),
    )
  }
}

/** The numbers below so many, in random order (Fisher and Yates). */
async function shuffled(count: number): Promise<Uint32Array> {
  const order = Uint32Array.from({ length: count }, (_, at) => at)
  const draws = randomFillSync(new Uint32Array(count))
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(((draws[at] ?? 0) / 2 ** 32) * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
    if (at % TURN === 0) await nextTurn()
  }
  return order
}
