/**
 * Every state of every screen follows the rules of layout and accessibility, the seldom ones in `npm run prove` alone;
 * words that are a promise are recorded.
 */
import type { Page } from '@playwright/test'
import { isStateId, SCREENS, STATES, type StateId } from '../../app/[locale]/dev/states/list'
import { missingPagePath, routes } from '../../lib/routes'
import { SLOW_PROOF, WIDTHS } from '../support/checks'
import { expectAccessible } from '../support/screens/accessible'
import { expectLaidOut } from '../support/screens/layout'
import { expectEveryLook } from '../support/screens/looks'
import { contentOf, expect, openState, test } from '../support/screens/states'
import { expectSaid } from '../support/screens/words'

const [PHONE, DESK] = WIDTHS
/** The screens whose words are a promise: they are recorded, one file of e2e/words for each family. */
const WORDS: Record<string, readonly (StateId | `/${string}`)[]> = {
  public: ['landing', 'unsubscribe'],
  assessment: ['assessment-last'],
  results: ['preview-locked', 'preview-shared', 'result-open'],
  report: ['report'],
  payments: ['checkout', 'checkout-applied', 'checkout-preview-mode'],
  'sign-in': ['/login'],
  groups: [
    'group-leader',
    'group-invite',
    'group-story',
    'group-member',
    'invitation-signed-out',
    'invitation',
    'join',
  ],
}

/** Public pages that no state draws. */
const PAGES = ['/register', '/forgot-password'] as const

/** What only its data or one line tells from a state that `npm test` looks at, and crowds, which take long. */
const SELDOM: ReadonlySet<StateId> = new Set<StateId>([
  'assessment-same-choice',
  'assessment-second-look-hurried',
  'assessment-second-look-odd',
  'assessment-leave',
  'assessment-load-offline',
  'assessment-submit-offline',
  'assessment-submit-unkept',
  'home-price',
  'home-open-lead',
  'home-many',
  'welcome-bare',
  'reveal-waiting',
  'reveal-growing',
  'reveal-clear',
  'reveal-either',
  'reveal-even',
  'reveal-long',
  'reveal-exact',
  'preview-long',
  'preview-retrying',
  'sales-shared',
  'checkout-checking',
  'checkout-unchecked',
  'checkout-joining',
  'checkout-card-slow',
  'pass-card-slow',
  'report-paid',
  'report-extremes',
  'report-add-steps',
  'report-marked',
  'report-rtl-name',
  'history-older',
  'history-many',
  'profile-here-only',
  'groups-removed',
  'groups-confirmed',
  'group-leader-alone',
  'group-waiting',
  'group-two',
  'group-names',
  'group-member-names',
  'group-member-large',
  'group-large',
  'group-withheld',
  'group-story-names',
  'phone-loading',
  'phone-join-nameless',
  'phone-guess-left',
  'phone-reveal-dot',
  'phone-colleague-turned',
  'phone-paper',
  'phone-agree-guest',
  'phone-lost',
  'phone-out',
  'wall-join-empty',
  'wall-join-crowd',
  'wall-guess',
  'wall-guess-crowd',
  'wall-reveal-none',
  'wall-reveal-crowd',
  'wall-colleague',
  'wall-colleague-few',
  'wall-true-waiting',
  'wall-true-crowd',
  'wall-true-few',
  'wall-true-refused',
  'wall-paper',
  'reveal-settled',
  'group-followed',
  'group-share-less',
  'group-outcomes',
  'group-story-two',
  'group-story-first',
  'group-story-alike',
  'phone-code-wrong',
  'phone-door-ticked',
  'phone-reveal-late',
  'phone-reveal-nothing',
  'phone-finding-said',
  'phone-agree-stored',
  'phone-colleague-shown',
  'phone-ended-guest',
  'phone-sent-out',
  'wall-people',
  'wall-guess-names',
  'wall-agree',
  'pair-words',
  'pair-neighbors',
  'assessment-one-picked',
  'assessment-both-picked',
  'assessment-too-early',
  'assessment-long',
  'assessment-leave-unkept',
  'assessment-load-failed',
  'assessment-outdated',
  'assessment-elsewhere',
  'assessment-named',
  'assessment-second-look-question',
  'preview-close',
  'preview-one-letter',
  'preview-deleted',
  'preview-broken',
  'settle-begun',
  'settle-almost',
  'settle-confirmed',
  'settle-stopped',
  'sales-open',
  'no-results-to-buy',
  'checkout-zero',
  'checkout-no-address',
  'checkout-joined',
  'checkout-pending',
  'checkout-card-declined',
  'pass-card-failed',
  'report-not-saved',
  'report-pdf-failed',
  'report-long-name',
  'result-shared',
  'detailed-shared',
  'history-unchanged',
  'history-one',
  'profile-everywhere',
  'profile-new-address',
  'groups-ended',
  'groups-unproven',
  'groups-accept',
  'group-leaders',
  'group-archived-member',
  'group-open',
  'group-leader-asked',
  'group-join-full',
  'group-copy',
  'group-settings-asked',
  'comparison-one',
  'comparison-none',
  'share-open',
  'share-nameless',
  'share-taken',
  'share-own',
  'pair-link-first',
  'pair-made',
  'session-circle',
  'session-corners',
  'session-finding',
  'session-names',
  'session-none',
  'session-crowd',
  'session-pairs',
  'session-shapes',
  'session-silent',
  'wall-pause',
  'wall-true',
  'phone-door-closed',
  'phone-colleague-me',
  'phone-join',
  'phone-part',
  'meeting-names',
  'meeting-none',
  'invitation-archived',
  'join-asked',
  'join-declined',
  'join-other-domain',
  'join-in',
  'admin-user-proof',
  'admin-user-delete',
  'admin-coupon-new',
  'admin-launch-list-ask',
  'admin-sentences',
  'legal-privacy',
  'disc-letter-left',
  'disc-pair-alike',
  'for-teams-two',
  'public-sample',
  'did-it-work-stop-pair',
  'did-it-work-stop-lines',
  'comparison-two',
  'comparison-names',
  'comparison-crowd',
  'group-with-unread',
  'pair-offered',
  'pair-agreed',
  'pair-mailed',
  'pair-over',
  'pair-names',
  'pair-long',
  'invitation-someone-else',
  'invitation-joined',
  'admin-dashboard-new',
  'admin-dashboard-missing',
  'admin-no-one',
  'admin-user-self',
  'admin-coupon-limit',
  'admin-launch-list-open',
  'unsubscribe-cut',
  'did-it-work-cut',
  'did-it-work-stop',
  'policy-terms',
  'policy-cookies',
  'about-unnamed',
])

test('the index leads to every state, and only to these', async ({ page }) => {
  await page.goto(routes.states)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    SCREENS.map(({ title }) => title),
  )
  const links = page.getByRole('main').getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(targets).toEqual(STATES.map(({ id }) => `${routes.states}/${id}`))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)
  const unknown = await page.request.get(`${routes.states}/nothing`, { maxRedirects: 0 })
  expect(unknown.status()).toBe(307)
  expect(unknown.headers().location).toBe(missingPagePath)
})

/** Much more than a look takes, also on a busy machine. */
const SECONDS_EACH = 20

/** Looks at screens one after the other in one browser, which keeps their scripts, and returns the words of each at a desk. */
async function lookAt(page: Page, screens: readonly (StateId | `/${string}`)[]) {
  const words: string[] = []
  for (const screen of screens) {
    await page.setViewportSize(PHONE)
    await (isStateId(screen) ? openState(page, screen) : page.goto(screen))
    await expectLaidOut(page, `${screen} on a phone`)
    await expectAccessible(page, screen)
    await page.setViewportSize(DESK)
    await expectLaidOut(page, `${screen} at a desk`)
    const said = await (await contentOf(page)).ariaSnapshot()
    expectSaid(screen, said)
    words.push(`# ${screen}\n${said}\n`)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
  return words.join('\n')
}

for (const [family, screens] of Object.entries(WORDS)) {
  test(`the looks and words of ${family}`, async ({ page }) => {
    test.setTimeout(screens.length * SECONDS_EACH * 1000)
    expect(await lookAt(page, screens)).toMatchSnapshot(`${family}.yml`)
  })
}

test('the looks of sign-up and of a forgotten password', async ({ page }) => {
  await lookAt(page, PAGES)
})

const RECORDED = new Set<string>(Object.values(WORDS).flat())

for (const { title, states } of SCREENS) {
  const others = states.map(({ id }) => id).filter((id) => !SELDOM.has(id) && !RECORDED.has(id))
  if (others.length === 0) continue
  test(`the looks of ${title}`, async ({ page }) => {
    test.setTimeout(others.length * SECONDS_EACH * 1000)
    await lookAt(page, others)
  })
}

for (const { id, shows } of STATES) {
  const title = `${id}: ${shows}, in dark, with large letters and on narrow screens`
  test(title, SLOW_PROOF, async ({ page }) => {
    await openState(page, id)
    await expectEveryLook(page)
  })
}

/** So many words at most stand in a screen's main part at a desk, folds closed and lists unopened. */
const WORD_BUDGETS: Partial<Record<StateId, number>> = { 'comparison-twelve': 450 }

for (const [id, most] of Object.entries(WORD_BUDGETS)) {
  test(`${id} has ${most} words at most`, async ({ page }) => {
    await page.setViewportSize(DESK)
    await openState(page, id as StateId)
    const main = page.locator('main')
    await main.evaluate((element) => {
      for (const unseen of element.querySelectorAll('.sr-only, option, svg')) unseen.remove()
    })
    const text = await main.innerText()
    const words = text.split(/\s+/).filter((word) => word !== '')
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(most)
  })
}
