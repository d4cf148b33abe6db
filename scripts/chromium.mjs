import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { root, say } from '../lib/runtime/checkout.mjs'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium on this machine, or undefined. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...INSTALLED]
  return candidates.find((path) => path && existsSync(path))
}

/** Finds a Chromium or installs one: Playwright's own download first, then Debian's package. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  say('No Chromium found; installing one …')
  const install = (command, args, timeout) =>
    spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout })
  install(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    120_000,
  )
  if (!findChromium() && process.getuid?.() === 0) {
    install('apt-get', ['update', '-qq'], 120_000)
    install('apt-get', ['install', '-y', '-qq', 'chromium'], 300_000)
  }
  const installed = findChromium()
  if (installed) return installed
  console.error(
    '\nThe browser journeys need Chromium, and it could not be installed from here.\n' +
      'Install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH, and run npm test again.',
  )
  process.exit(1)
}
