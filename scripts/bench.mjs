/**
 * `npm run bench`: what a request costs beside a bare Next application, each figure with its bar; some minutes.
 *
 *   npm run bench -- submit page     some of its rows: static, questions, result, submit, page, crowd
 *
 * What takes longer, or is asked for less often, has a name:
 *
 *   npm run bench -- bytes           what pages load
 *   npm run bench -- lighthouse      Lighthouse's scores
 *   npm run bench -- felt            when a page shows and answers, on a middling and on a bad phone; on a quiet machine
 *   npm run bench -- felt /login     the same of some pages
 *   npm run bench -- score           scoring a person
 *   npm run bench -- admin           the admin's screens on a million assessments
 *   npm run bench -- endpoints       the processor time of each endpoint
 */
import { spawnSync } from 'node:child_process'
import { root } from '../lib/runtime/checkout.mjs'
import { install } from '../lib/runtime/install.mjs'

/** What measures what. */
const BENCHES = {
  'requests.ts': ['static', 'questions', 'result', 'submit', 'page', 'crowd'],
  'pages.mjs': ['bytes', 'lighthouse'],
  'felt.ts': ['felt'],
  'score.mjs': ['score'],
  'admin.mjs': ['admin'],
  'endpoints.ts': ['endpoints'],
}

const asked = process.argv.slice(2)
const known = Object.values(BENCHES).flat()
const isPage = (/** @type {string} */ name) => name.startsWith('/')
const unknown = asked.find((name) => !known.includes(name) && !isPage(name))
if (unknown) {
  console.error(`There is no bench "${unknown}". There are ${known.join(', ')}.`)
  process.exit(1)
}
install()
const wanted = asked.length > 0 ? asked : BENCHES['requests.ts']
for (const [bench, rows] of Object.entries(BENCHES)) {
  const names = wanted.filter((name) => rows.includes(name))
  if (names.length === 0) continue
  const args = ['--import', 'tsx', `lab/bench/${bench}`, ...names, ...asked.filter(isPage)]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
