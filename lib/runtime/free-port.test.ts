import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from './free-port'

it('is the wanted port when that is free, else another', async () => {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const { port: taken } = holder.address() as AddressInfo
  const other = await freePort(taken)
  expect(other).not.toBe(taken)
  expect(other).toBeGreaterThan(0)
  await new Promise((closed) => holder.close(closed))
  expect(await freePort(taken)).toBe(taken)
})
