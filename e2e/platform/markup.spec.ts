/** The W3C's checker on the pages as they are in the browser, in every state. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STATES } from '../../app/[locale]/dev/states/list'
import { routes } from '../../lib/routes'
import { installLabTools } from '../../lib/runtime/install.mjs'
import { SLOW_PROOF } from '../support/checks'
import { expect, openState, test } from '../support/screens/states'

/** Pages as the server renders them, with the parts for browsers without scripts. */
const WRITTEN = [
  routes.home,
  routes.types,
  routes.method,
  routes.forTeams,
  routes.forHr,
  routes.about,
  routes.login,
  routes.register,
  routes.guestAssessment,
  routes.testResults,
  routes.sampleReport,
]

/** What it does not know, or finds in the style that sonner brings. */
const MISTAKEN = [
  // SVG 2: any number to 1000, and a length for every shape.
  /^Bad value “\d+” for attribute “font-weight”/,
  /^Attribute “pathLength” not allowed on element “circle”/,
  /^CSS: Parse Error/,
  /^The “type” attribute for the “style” element is not needed/,
]

/** What it says, by file. It ends with 1 where it says anything. */
function check(folder: string): string[] {
  const jar = join(installLabTools(), 'node_modules/vnu-jar/build/dist/vnu.jar')
  const { stdout } = spawnSync('java', ['-jar', jar, '--stdout', '--format', 'json', folder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const { messages } = JSON.parse(stdout) as {
    messages: { type: string; subType?: string; url: string; message: string; extract?: string }[]
  }
  return (
    messages
      // React closes void elements with a slash, which is allowed, and remarked on.
      .filter(({ type, subType }) => type !== 'info' || subType !== undefined)
      .filter((one) => !MISTAKEN.some((words) => words.test(one.message)))
      .map(({ url, message, extract }) => {
        const state = url.slice(url.lastIndexOf('/') + 1)
        return `${state}: ${message} ${extract ?? ''}`
      })
  )
}

test('the W3C’s checker finds nothing in any state', SLOW_PROOF, async ({ page, baseURL }) => {
  test.skip(
    spawnSync('java', ['-version']).status !== 0,
    'There is no Java here, which the W3C’s checker of HTML runs on.',
  )
  test.setTimeout(20 * 60_000)
  const folder = mkdtempSync(join(tmpdir(), 'discern-markup-'))
  const keep = (name: string, html: string) => writeFileSync(join(folder, `${name}.html`), html)
  for (const { id } of STATES) {
    await openState(page, id)
    const html = await page.evaluate(() => document.documentElement.outerHTML)
    keep(id, `<!DOCTYPE html>\n${html}`)
  }
  for (const path of WRITTEN) {
    keep(`written${path.replaceAll('/', '-')}`, await (await fetch(`${baseURL}${path}`)).text())
  }
  expect(check(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})
