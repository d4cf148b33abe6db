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
  await makeJoinLink(appUrl, admin.trim())
  console.log(`\nSign in at ${appUrl}/login as ${admin.trim()} with the password "${PASSWORD}".`)
}

/** A link to join the admin's group, once. The product makes it: its code comes from a secret of the product's own. */
async function makeJoinLink(appUrl, email) {
  const { access_token } = await ask(`${appUrl}/api/auth/login`, {
    body: { email, password: PASSWORD },
  })
  const groups = await ask(`${appUrl}/api/groups`, { token: access_token })
  const led = groups.find(({ is_leader }) => is_leader)
  if (!led) return
  const path = `${appUrl}/api/groups/${led.id}/join-link`
  const { link } = await ask(path, { token: access_token })
  if (!link) await ask(path, { token: access_token, body: { places: 20 } })
}

async function ask(url, { token, body }) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      Origin: new URL(url).origin,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
