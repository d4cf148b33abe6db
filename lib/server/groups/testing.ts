import { join } from 'node:path'
import pg from 'pg'
import { root } from '@/lib/runtime/checkout.mjs'
import { startPostgres } from '@/lib/runtime/database/postgres'
import { rolesOf } from '@/lib/runtime/roles'
import { templateDatabase } from '@/scripts/template-database.mjs'
import { setServerHooks } from '../base/lifecycle'
import { once } from '../base/once'
import { stubEnvironment } from '../base/testing'

/**
 * For tests: a database of their own, which `lib/server/base/db` and what uses it are on, where they are imported after this.
 * Returns how to drop it.
 */
export async function openDatabase(of: string): Promise<() => Promise<void>> {
  const name = `${of}_${process.pid}`
  const running = await startPostgres(join(root, `.test/unit-${of}`))
  const { supervisor } = running.urls
  const admin = new pg.Client({ connectionString: supervisor })
  await admin.connect()
  const template = await templateDatabase(supervisor)
  const url = supervisor.replace(/\/[^/]*$/, `/${name}`)
  await admin.query(
    `CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${new URL(rolesOf(url).owner).username}`,
  )
  stubEnvironment({ DATABASE_URL: rolesOf(url).running })
  const ends: (() => Promise<void>)[] = []
  const nothing = () => undefined
  const hooks = { isReady: async () => true, started: nothing, pageFailed: nothing }
  setServerHooks({ ...hooks, opened: [], warming: [], ends })
  return async () => {
    // Dropping the database would wait for connections.
    await Promise.all(ends.map((end) => end()))
    await once('pool', () => new pg.Pool()).end()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
    await running.stop()
  }
}
