import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { loadRoutes } from './load-routes'

const folder = mkdtempSync(join(tmpdir(), 'discern-routes-'))
const loaded: string[] = []
Object.assign(globalThis, { loadedRoutes: loaded })

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  Reflect.deleteProperty(globalThis, 'loadedRoutes')
})

function build(sources: Record<string, string>): void {
  mkdirSync(join(folder, 'server'), { recursive: true })
  for (const [name, source] of Object.entries(sources)) {
    writeFileSync(join(folder, 'server', `${name}.js`), source)
  }
  const files = Object.keys(sources).map((name) => [`/${name}/page`, `${name}.js`])
  writeFileSync(
    join(folder, 'server/app-paths-manifest.json'),
    JSON.stringify(Object.fromEntries(files)),
  )
}

describe('loading the routes of a build', () => {
  it('lets others take turns between two of them, and goes on behind one that fails', async () => {
    build({
      first: "loadedRoutes.push('first')",
      broken: "loadedRoutes.push('broken'); throw new Error('broken')",
      last: "loadedRoutes.push('last')",
    })
    let isDone = false
    const done = loadRoutes(folder).then(() => {
      isDone = true
    })
    const seen = new Set<number>()
    while (!isDone) {
      seen.add(loaded.length)
      await sleep(2)
    }
    await done
    expect([...seen]).toEqual([0, 1, 2])
    expect(loaded).toEqual(['first', 'broken', 'last'])
  })
})
