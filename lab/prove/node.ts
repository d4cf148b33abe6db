/**
 * `npm run prove -- node`: on each line of Node that people run, a fresh clone of the last commit starts, serves pages and a
 * PDF, stops when asked to, and passes its quick unit tests. The npm registry's packages bring the binaries.
 *
 *   npm run prove -- node 24
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root, say } from '../../lib/runtime/checkout.mjs'
import { freePort } from '../../lib/runtime/free-port'

const LINES = ['22', '24']
const PATHS = ['/', '/types/cs', '/api/health/ready', '/api/assessment/sample-pdf']

const asked = process.argv.slice(2)
const wrong: string[] = []
for (const line of asked.length > 0 ? asked : LINES) {
  const folder = mkdtempSync(join(tmpdir(), `discern-node-${line}-`))
  try {
    await proveOn(line, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
for (const one of wrong) say(one)
console.log(`\n${wrong.length} wrong`)
process.exit(wrong.length > 0 ? 1 : 0)

async function proveOn(line: string, folder: string): Promise<void> {
  const node = installNode(line, folder)
  const env = {
    ...process.env,
    PATH: dirname(node) + delimiter + process.env.PATH,
    PORT: String(await freePort()),
    DATA_DIR: '.data',
    DATABASE_URL: '',
    MIGRATION_DATABASE_URL: '',
    APP_URL: '',
  }
  const clone = join(folder, 'discern')
  run('git', ['clone', '--quiet', root, clone])
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
  say(`Node ${version}: npm start …`)
  for (const problem of await serve(node, clone, env)) wrong.push(`Node ${version}: ${problem}`)
  say(`Node ${version}: npm run unit …`)
  const { status } = spawnSync(node, ['scripts/unit.mjs', '--tags-filter=!prove'], {
    cwd: clone,
    env,
    stdio: 'inherit',
  })
  if (status !== 0) wrong.push(`Node ${version}: unit tests failed`)
}

/** Without the package's install script, which would ask for this one. */
function installNode(line: string, folder: string): string {
  const isWindows = process.platform === 'win32'
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', `${name}@${line}`])
  return join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}

/** Starts the product, asks for what it serves, and stops it; what was wrong. */
async function serve(node: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const child = spawn(node, ['scripts/start.mjs'], { cwd, env })
  let said = ''
  const ended = once(child, 'exit')
  const isReady = new Promise<boolean>((resolve) => {
    const read = (chunk: Buffer) => {
      said += chunk
      if (said.includes('is ready at')) resolve(true)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => resolve(false))
  })
  if (!(await isReady)) return [`it did not start:\n${said}`]
  const problems: string[] = []
  for (const path of PATHS) {
    const { status } = await fetch(`http://localhost:${env.PORT}${path}`)
    if (status !== 200) problems.push(`${path} answered ${status}`)
  }
  child.kill('SIGTERM')
  const [code] = await ended
  if (code !== 0) problems.push(`it ended with ${code}:\n${said}`)
  return problems
}
