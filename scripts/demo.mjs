/**
 * `npm run demo`: the product with forty people, three teams and a year of history, in a folder of its own. It ignores
 * DATABASE_URL, so that it never fills a database in use. Remove `.data-demo` to begin anew.
 */
import { spawn } from 'node:child_process'
import { root, run } from '../lib/runtime/checkout.mjs'
import { load } from '../lib/runtime/load.mjs'

const { embeddedUrls } = await load('postgres')
const { readSettings } = await load('settings')
const { readSettingFiles } = await load('setting-files')

readSettingFiles()

const DATA_DIR = process.env.DATA_DIR || '.data-demo'
/** The same for everyone in the demo, and no secret: its people do not exist. */
const PASSWORD = 'forty people, one demo'

const env = {
  ...process.env,
  DATA_DIR,
  DATABASE_URL: '',
  MIGRATION_DATABASE_URL: '',
  // What it says is handed on to the terminal.
  DISCERN_TERMINAL: '1',
}

const child = spawn(process.execPath, ['scripts/start.mjs'], {
  cwd: root,
  stdio: ['inherit', 'pipe', 'inherit'],
  env,
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 0))
child.stdout.on('data', (chunk) => {
  process.stdout.write(chunk)
  if (String(chunk).includes('is ready at')) void fill()
})

async function fill() {
  const { dataDir, appUrl } = readSettings(env)
  const admin = run(process.execPath, ['--import', 'tsx', 'prisma/demo.ts'], {
    env: { DATABASE_URL: embeddedUrls(dataDir).running, DEMO_PASSWORD: PASSWORD },
    problem: 'The demo could not be filled.',
  })
  console.log(`\nSign in at ${appUrl}/login as ${admin.trim()} with the password "${PASSWORD}".`)
}
