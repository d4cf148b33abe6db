/**
 * `npm run bench`: prints what we claim to be fast, always beside something bare in the same run. With names of rows
 * it measures those alone: npm run bench -- submit results
 */
import { spawnSync } from 'node:child_process'
import { root } from '../lib/runtime/checkout.mjs'
import { install } from '../lib/runtime/install.mjs'

const LOAD = ['static', 'questions', 'result', 'results', 'report', 'submit', 'pdf', 'overload']
const SINGLE = ['unknown', 'items', 'export']
/** What measures what. */
const BENCHES = {
  'table.ts': [...LOAD, ...SINGLE],
  'score.mjs': ['score'],
  'pdf.mjs': ['pdf'],
  'pages.mjs': ['bytes', 'tasks', 'again', 'lighthouse'],
  'admin.mjs': ['admin'],
  'growth.mjs': ['growth'],
  'start.mjs': ['start'],
}

const asked = process.argv.slice(2)
const known = new Set(Object.values(BENCHES).flat())
const unknown = asked.find((name) => !known.has(name))
if (unknown) {
  console.error(`There is no row "${unknown}". There are ${[...known].join(', ')}.`)
  process.exit(1)
}
install()
for (const [bench, rows] of Object.entries(BENCHES)) {
  const names = asked.filter((name) => rows.includes(name))
  if (asked.length > 0 && names.length === 0) continue
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `lab/bench/${bench}`, ...names],
    { cwd: root, stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
}
