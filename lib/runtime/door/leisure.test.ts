import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { leisure } from './leisure'

it('waits while there is work, and no longer', async () => {
  let isOver = false
  const over = leisure(5).then(() => {
    isOver = true
  })
  const end = performance.now() + 100
  while (performance.now() < end) await turn()
  expect(isOver).toBe(false)
  await over
})
