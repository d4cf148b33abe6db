/** A standby of an embedded PostgreSQL, as far behind it as a test wants. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { clusterOf } from '../../lib/runtime/database/cluster'
import { chooseHome } from '../../lib/runtime/database/postgres-home'
import { launch, stop } from '../../lib/runtime/database/server'
import { freePort } from '../../lib/runtime/free-port'

/**
 * Copies the running PostgreSQL of a data folder, whose superuser's address is `supervisor`, and starts the copy as its
 * standby. Each commit is replayed so many seconds after it was made.
 */
export async function startStandby(dataDir: string, supervisor: string, delaySeconds: number) {
  const cluster = clusterOf(dataDir)
  const home = chooseHome(cluster)
  const copy = `${cluster}-standby`
  rmSync(copy, { recursive: true, force: true })
  const own = (name: string, write: (file: string) => void) => {
    const file = join(copy, name)
    write(file)
    if (home.runner.uid !== undefined) chownSync(file, home.runner.uid, home.runner.gid ?? 0)
  }

  // As PostgreSQL's manual copies one that runs: "Making a Base Backup Using the Low Level API".
  const leader = new pg.Client({ connectionString: supervisor })
  await leader.connect()
  await leader.query("SELECT pg_backup_start('standby', true)")
  execFileSync('cp', ['-a', cluster, copy])
  const { rows } = await leader.query('SELECT labelfile FROM pg_backup_stop()')
  await leader.end()
  rmSync(join(copy, 'postmaster.pid'), { force: true })
  own('backup_label', (file) => writeFileSync(file, rows[0].labelfile))
  own('standby.signal', (file) => writeFileSync(file, ''))
  own('postgresql.auto.conf', (file) =>
    appendFileSync(
      file,
      `primary_conninfo = '${supervisor}'\nrecovery_min_apply_delay = '${delaySeconds}s'\n`,
    ),
  )

  const port = await freePort()
  const server = await launch(home, copy, port)
  const at = (url: string) => {
    const there = new URL(url)
    there.port = String(port)
    return there.href
  }
  return {
    /** The same role and database, on the standby. */
    at,
    stop: async () => {
      await stop(server)
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
