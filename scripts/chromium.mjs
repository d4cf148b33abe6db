import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { root, say } from '../lib/runtime/checkout.mjs'

/** The browser without its windows: the same pages for about half of the work. */
const SHELLS = [...downloadedShells(), '/usr/bin/chromium-headless-shell']
const WHOLE = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium on this machine, or undefined: the wanted one, a shell, or a whole browser. */
export function findChromium() {
  return firstOf([process.env.CHROMIUM_PATH, ...SHELLS, ...WHOLE])
}

/** Finds a Chromium or installs one: Debian's shell, Playwright's own download, then Debian's whole browser. */
export async function ensureChromium() {
  if (firstOf([process.env.CHROMIUM_PATH, ...SHELLS])) return findChromium()
  await addDebianShell()
  if (!findChromium()) {
    say('No Chromium found; installing one …')
    const playwright = 'node_modules/@playwright/test/cli.js'
    await install(process.execPath, [playwright, 'install', '--only-shell', 'chromium'], 120_000)
    SHELLS.push(...downloadedShells())
  }
  if (!findChromium() && isRoot()) {
    await install('apt-get', ['update', '-qq'], 120_000)
    await install('apt-get', ['install', '-y', '-qq', 'chromium'], 300_000)
    await addDebianShell()
  }
  const installed = findChromium()
  if (installed) return installed
  console.error(
    '\nThe browser journeys need Chromium, and it could not be installed from here.\n' +
      'Install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH, and run npm test again.',
  )
  process.exit(1)
}

const firstOf = (paths) => paths.find((path) => path && existsSync(path))
const isRoot = () => process.getuid?.() === 0

/** Runs an installer to its end. Its success shows in the installed files. */
async function install(command, args, timeout) {
  const installer = spawn(command, args, { cwd: root, stdio: 'ignore', timeout })
  await once(installer, 'close').catch(() => say(`There is no ${command} here.`))
}

/** Debian's package of the shell that matches its browser. Optional: without it tests are slower. */
async function addDebianShell() {
  if (!isRoot()) return
  const { stdout } = spawnSync('dpkg-query', ['--show', 'chromium'], { encoding: 'utf8' })
  const version = stdout?.split('\t')[1]?.trim()
  if (!version) return
  say('Installing the headless shell of Chromium …')
  const shell = `chromium-headless-shell=${version}`
  await install('apt-get', ['install', '-y', '-qq', '--no-install-recommends', shell], 60_000)
}

/** The folder of Playwright's shell for this version, beside the whole browser. */
function downloadedShells() {
  const [, folder, number] = /^(.*)chromium-(\d+)[/\\]/.exec(chromium.executablePath()) ?? []
  const shells = `${folder}chromium_headless_shell-${number}`
  if (!existsSync(shells)) return []
  return readdirSync(shells, { recursive: true })
    .filter((name) => /chrome-headless-shell(\.exe)?$/.test(name))
    .map((name) => join(shells, name))
}
