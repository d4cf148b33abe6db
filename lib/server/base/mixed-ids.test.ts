import { expect, it } from 'vitest'
import { mixed } from './mixed-ids'

async function* inParts(ids: readonly string[]) {
  for (let at = 0; at < ids.length; at += 300) yield ids.slice(at, at + 300)
}

it('gives each id once, whole, in batches, and not in the order in which they came', async () => {
  const ids = Array.from({ length: 1000 }, (_, n) => (n % 2 ? crypto.randomUUID() : `short-${n}`))
  const batches: string[][] = []
  for await (const batch of mixed(inParts(ids), 128)) batches.push(batch)
  expect(batches.map(({ length }) => length)).toEqual([...Array(7).fill(128), 104])
  expect(batches.flat().sort()).toEqual([...ids].sort())
  const kept = batches.flat().filter((id, at) => id === ids[at])
  expect(kept.length).toBeLessThan(20)
})

it('gives nothing of nothing', async () => {
  for await (const batch of mixed(inParts([]), 10)) expect(batch).toEqual([])
})
