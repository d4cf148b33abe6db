/**
 * `npm run prove -- mutation [folder or file …]`: changes one place of a source at a time and looks whether a quick unit
 * test of its room fails (Stryker). Prints what no test noticed, and the share that was. Hours for all, minutes a file.
 *
 *   npm run prove -- mutation lib/disc/team
 *   npm run prove -- mutation lib/disc/model/settling.ts:20-60
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../lib/runtime/checkout.mjs'
import { installLabTools } from '../../lib/runtime/install.mjs'

/** Sources in which a mistake means a wrong result, a wrong right or wrong money. */
const ROOMS = [
  'lib/disc',
  'lib/calibration',
  'components/assessment/flow',
  'lib/server/payments',
  'lib/api',
]
/** Data: texts and forms. */
const DATA = ['lib/disc/content/**', 'lib/disc/form/bank-*.ts', 'lib/disc/form/form-*.ts']

const asked = process.argv.slice(2)
const wanted = asked.length > 0 ? asked : ROOMS
const rooms = ROOMS.filter((room) => wanted.some((path) => path.startsWith(room)))
const sources = wanted.map((path) =>
  existsSync(path) && statSync(path).isDirectory() ? `${path}/**/*.ts` : path,
)
const left = ['**/*.test.ts', '**/testing.ts', ...DATA].map((path) => `!${path}`)
const stryker = join(installLabTools(), 'node_modules/@stryker-mutator/core/bin/stryker.js')
const { status } = spawnSync(
  process.execPath,
  [stryker, 'run', 'lab/mutation/stryker.config.mjs', '--mutate', [...sources, ...left].join(',')],
  { cwd: root, stdio: 'inherit', env: { ...process.env, MUTATED_ROOMS: rooms.join(',') } },
)
process.exit(status ?? 1)
