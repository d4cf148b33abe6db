/** Firefox and WebKit, as far as the journey through both needs them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'
import { freePort } from '../../lib/runtime/free-port'

export interface Browser {
  version: string
  open: (url: string) => Promise<unknown>
  back: () => Promise<unknown>
  /** Runs a script in the page; what it returns comes back as JSON. */
  run: <T = unknown>(script: string) => Promise<T>
  /** Presses the middle of an element. */
  press: (selector: string) => Promise<unknown>
  type: (selector: string, text: string) => Promise<unknown>
  close: () => Promise<unknown>
}

interface Engine {
  name: string
  /** What this machine lacks for it, in words; undefined where it has all. */
  missing: () => string | undefined
  start: () => Promise<Browser>
}

const WIDE = { width: 1280, height: 900 }
const firstOf = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

const FIREFOX = firstOf([
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
])

const firefox: Engine = {
  name: 'Firefox',
  missing: () =>
    FIREFOX ? undefined : 'there is none here (apt-get install firefox-esr, or FIREFOX_PATH)',
  async start() {
    const started = await puppeteer.launch({
      browser: 'firefox',
      protocol: 'webDriverBiDi',
      executablePath: FIREFOX,
      defaultViewport: WIDE,
    })
    const page = await started.newPage()
    return {
      version: (await started.version()).replace(/^.*\//, ''),
      open: (url) => page.goto(url),
      back: () => page.goBack(),
      run: (script) => page.evaluate(`(() => { ${script} })()`) as Promise<never>,
      press: (selector) => page.click(selector),
      type: (selector, text) => page.type(selector, text),
      close: () => started.close(),
    }
  },
}

const DRIVER = firstOf(['/usr/bin/WebKitWebDriver'])
const XVFB = firstOf(['/usr/bin/Xvfb'])

/** Debian puts it below the folder of its architecture. */
function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib'
  const folders = existsSync(libraries) ? readdirSync(libraries) : []
  return firstOf(
    folders
      .filter((name) => name.includes('-linux-gnu'))
      .flatMap((name) => ['4.1', '4.0'].map((api) => [name, `webkit2gtk-${api}`, 'MiniBrowser']))
      .map((parts) => join(libraries, ...parts)),
  )
}

/** What WebDriver calls an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const webkit: Engine = {
  name: 'WebKit',
  missing: () =>
    DRIVER && XVFB && findMiniBrowser()
      ? undefined
      : 'there is none here (apt-get install webkit2gtk-driver xvfb)',
  async start() {
    // It takes a display that is free, and says which.
    const screen = spawn(XVFB ?? '', ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const [display] = await once(screen.stdio[3] as Readable, 'data')
    const port = await freePort()
    const driver = spawn(DRIVER ?? '', [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    })
    const at = `http://127.0.0.1:${port}/session`
    const send = async (method: string, path: string, body?: unknown) => {
      const answer = await fetch(at + path, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const { value } = (await answer.json()) as { value: never }
      if (!answer.ok) throw new Error(`${path} answered ${JSON.stringify(value)}`)
      return value as Record<string, never>
    }
    const options = { binary: findMiniBrowser(), args: ['--automation'] }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
    const { sessionId, capabilities: has } = await untilItListens(() =>
      send('POST', '', { capabilities }),
    )
    const session = `/${sessionId}`
    const find = async (selector: string) => {
      const using = { using: 'css selector', value: selector }
      return `${session}/element/${(await send('POST', `${session}/element`, using))[ELEMENT]}`
    }
    await send('POST', `${session}/window/rect`, WIDE)
    return {
      version: String((has as Record<string, unknown> | undefined)?.browserVersion),
      open: (url) => send('POST', `${session}/url`, { url }),
      back: () => send('POST', `${session}/back`, {}),
      run: (script) =>
        send('POST', `${session}/execute/sync`, { script, args: [] }) as Promise<never>,
      press: async (selector) => send('POST', `${await find(selector)}/click`, {}),
      type: async (selector, text) => send('POST', `${await find(selector)}/value`, { text }),
      close: async () => {
        await send('DELETE', session).catch(() => {})
        driver.kill()
        screen.kill()
      },
    }
  },
}

/** The driver needs a moment before it takes calls. */
async function untilItListens<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (tries === 50) throw error
      await sleep(200)
    }
  }
}

export const ENGINES: readonly Engine[] = [firefox, webkit]
