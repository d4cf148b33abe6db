/** A packed copy, and the image. Where it can be tested: decision 6. */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../lib/runtime/free-port'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { newDatabase } from '../support/database'
import { startServing } from '../support/serving'

const ROOT = join(import.meta.dirname, '../..')
const UNPRIVILEGED = 65_534
const MOST_MB = 350
/** Journeys that need a browser only: they read no rows and no mail. */
const JOURNEYS = [
  'guest/journey',
  'guest/submit',
  'guest/print',
  'account/auth',
  'public/sample-report',
]
let folder = ''
const databases: { drop: () => Promise<unknown> }[] = []

test.describe.configure({ mode: 'serial', timeout: 1_800_000 })
test.skip(process.getuid?.() !== 0, 'Only root can try it as another user.')

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'discern-image-'))
})

test.afterAll(async () => {
  for (const database of databases) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const hasCommand = (name: string) => spawnSync('which', [name]).status === 0

/** The environment of a server, without ours. */
async function settingsFor(purpose: string) {
  const database = await newDatabase(purpose)
  databases.push(database)
  return {
    PORT: String(await freePort()),
    DATABASE_URL: database.running,
    NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '100000',
  }
}

interface Serving {
  port: string
  options: object
  /** What else is to go well while it serves, at its address. */
  also?: (at: string) => Promise<unknown>
}

/** Starts it, asks for one of each kind of thing that it serves, and has it end. */
async function expectServing(command: string, args: string[], { port, options, also }: Serving) {
  const { child, ended, said } = await startServing(command, args, options)
  const at = `http://localhost:${port}`
  for (const path of ['/', '/types/cs', '/api/health/ready', '/api/assessment/sample-pdf']) {
    expect((await fetch(at + path)).status, `${path}: ${said()}`).toBe(200)
  }
  const post = { method: 'POST', headers: { Origin: at, 'Content-Type': 'application/json' } }
  const names = { first_name: 'Ada', last_name: 'Byron' }
  const account = { email: 'ada@example.com', password: 'correct horse 28', ...names }
  const registered = await fetch(`${at}/api/auth/register`, {
    ...post,
    body: JSON.stringify(account),
  })
  expect(registered.status, said()).toBe(201)
  await also?.(at)
  child.kill('SIGTERM')
  const code = await ended
  // Without an engine, a container cannot be asked to stop; it is killed.
  if (command !== 'buildah') expect(code, said()).toBe(0)
}

test(
  'a packed copy serves without sources, as another user, from a folder it may not write to',
  SLOW_PROOF,
  async () => {
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT })
    const packed = join(folder, 'packed')
    execFileSync(process.execPath, ['scripts/pack.mjs', packed], { cwd: ROOT })
    chmodSync(folder, 0o755)
    for (const gone of [
      'app',
      'components',
      'e2e',
      'node_modules/typescript',
      'node_modules/esbuild',
    ]) {
      expect(existsSync(join(packed, gone)), gone).toBe(false)
    }
    const bill = JSON.parse(readFileSync(join(packed, 'sbom.cdx.json'), 'utf8'))
    const names = bill.components.map(({ name }: { name: string }) => name)
    for (const name of ['next', 'pg', '@prisma/client', '@react-pdf/renderer'])
      expect(names).toContain(name)
    const settings = await settingsFor('packed')
    const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'packed-data'), ...settings }
    const options = { cwd: packed, env, uid: UNPRIVILEGED, gid: UNPRIVILEGED }
    await expectServing(process.execPath, ['scripts/serve.mjs'], { options, port: settings.PORT })
    expect(existsSync(env.DATA_DIR)).toBe(false)
  },
)

/** Runs JOURNEYS against a server that does not know that it is tested. Throws their output where one failed. */
async function runJourneys(at: string): Promise<void> {
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js')
  const specs = JOURNEYS.map((name) => `e2e/${name}.spec.ts`)
  const apart = ['--reporter=dot', `--output=${join(folder, 'journeys')}`]
  const said = await promisify(execFile)(
    process.execPath,
    [cli, 'test', '--project=journeys', ...apart, ...specs],
    { cwd: ROOT, env: { ...process.env, E2E_BASE_URL: at }, maxBuffer: 2 ** 28 },
  ).catch(({ stdout }: { stdout: string }) => {
    throw new Error(`Journeys failed against the container:\n${stdout}`)
  })
  console.log(`journeys against the container: ${/\d+ passed.*/.exec(said.stdout)?.[0]}`)
}

/** Buildah without an engine, keeping all it makes in the scratch folder. */
const store = () => [
  '--storage-driver=vfs',
  '--root',
  join(folder, 'store'),
  '--runroot',
  join(folder, 'run'),
]
const buildah = (...args: string[]) =>
  execFileSync('buildah', [...store(), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  }).trim()

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** Like node:24-bookworm-slim: Debian's base, with the Node and npm of this machine. */
function makeStandIn(): string {
  const system = join(folder, 'system')
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', system], { stdio: 'ignore' })
  const npm = dirname(
    dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())),
  )
  cpSync(process.execPath, join(system, 'usr/local/bin/node'), { dereference: true })
  cpSync(npm, join(system, 'usr/local/lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(system, 'usr/local/bin/npm'))
  for (const unused of [
    'var/cache/apt',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/locale',
  ]) {
    rmSync(join(system, unused), { recursive: true, force: true })
  }
  const container = buildah('from', 'scratch')
  buildah('add', container, system, '/')
  if (existsSync(CERTIFICATES)) {
    buildah('add', container, CERTIFICATES, CERTIFICATES)
    buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container)
  }
  buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', container)
  buildah('commit', '--rm', container, 'localhost/node-stand-in')
  rmSync(system, { recursive: true, force: true })
  return 'localhost/node-stand-in'
}

/** In MB: the whole image, and our part of it. */
function sizesOf(container: string): { all: number; ours: number } {
  const mounted = buildah('mount', container)
  const size = (path: string) =>
    Number(execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0])
  return { all: size(mounted), ours: size(join(mounted, 'app')) }
}

test(
  'the image builds, is small, holds no secret, and runs as another user',
  SLOW_PROOF,
  async () => {
    const missing = ['buildah', 'debootstrap'].filter((name) => !hasCommand(name))
    test.skip(
      missing.length > 0,
      `An image is built where there is ${missing.join(' and ')} (apt-get install).`,
    )
    const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()
    mkdirSync(cache, { recursive: true })
    const base = makeStandIn()
    buildah(
      ...['bud', '--isolation=chroot', '--pull-never', '--build-arg', `NODE_IMAGE=${base}`],
      ...['--volume', `${cache}:/root/.npm`, '-t', 'localhost/discern', '.'],
    )
    const { OCIv1 } = JSON.parse(buildah('inspect', '--type=image', 'localhost/discern'))
    expect(OCIv1.config.User).toBe('1000:1000')
    expect(OCIv1.config.Labels).toMatchObject({ 'org.discern.sbom': '/app/sbom.cdx.json' })
    expect(JSON.stringify(OCIv1)).not.toMatch(/SECRET|TOKEN|PASSWORD|DATABASE_URL/)
    const container = buildah('from', '--pull-never', 'localhost/discern')
    const { all, ours } = sizesOf(container)
    console.log(`image: ${all} MB, of which ours ${ours} MB (aim < ${MOST_MB})`)
    expect(all).toBeLessThan(MOST_MB)
    const settings = await settingsFor('image')
    const variables = Object.entries(settings).flatMap(([name, value]) => [
      '--env',
      `${name}=${value}`,
    ])
    const run = [
      ...store(),
      'run',
      '--isolation=chroot',
      ...variables,
      container,
      '--',
      'node',
      'scripts/serve.mjs',
    ]
    await expectServing('buildah', run, {
      port: settings.PORT,
      options: { cwd: ROOT },
      also: runJourneys,
    })
    buildah('rm', container)
  },
)
