/** Join links on the screen: from the landing page to a link on the wall, and from its code to the group. */
import type { BrowserContext, Page } from '@playwright/test'
import jsQR from 'jsqr'
import { expect, expectAccessible, SLOW_PROOF, test, WIDTHS } from '../support/checks'
import { dataDir, readMail } from '../support/mail/mailbox'
import { partOfGroup } from '../support/pages/group-page'
import { newEmail, PASSWORD, registerPerson, takeAsPerson } from '../support/people'
import { addMember, confirmAddress, makeGroup, makeLink, newPerson } from '../support/teams'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name })

/** Counts the presses of a person on all pages of a browser. */
async function countClicks(context: BrowserContext): Promise<() => number> {
  let clicks = 0
  await context.exposeFunction('countClick', () => {
    clicks += 1
  })
  await context.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) void (window as unknown as { countClick: () => void }).countClick()
      },
      true,
    )
  })
  return () => clicks
}

async function register(page: Page, names: { first: string; email: string }): Promise<void> {
  await page.getByLabel('First name').fill(names.first)
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email').fill(names.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
}

/** What a camera reads of a picture of the page. */
async function codeOn(page: Page): Promise<string | undefined> {
  const png = (
    await page.getByRole('img', { name: 'The link as a QR code' }).screenshot()
  ).toString('base64')
  const { data, width, height } = await page.evaluate(async (encoded) => {
    const image = new Image()
    image.src = `data:image/png;base64,${encoded}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(image, 0, 0)
    const pixels = drawing?.getImageData(0, 0, image.width, image.height).data ?? []
    return { data: [...pixels], width: image.width, height: image.height }
  }, png)
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data
}

test('from the code to the group in four presses, by itself once the address is confirmed', async ({
  context,
  page,
  baseURL,
}) => {
  const leader = await newPerson(baseURL, { first_name: 'Hannah' })
  const { code } = await makeLink(leader, await makeGroup(leader, 'Operations'))
  const clicks = await countClicks(context)
  await page.goto(`/join/${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operations')
  await link(page, 'Create an account first').click()
  const email = newEmail('joiner')
  await register(page, { first: 'Ada', email })
  await button(page, 'Create account').click()
  await button(page, 'Join').click()
  await expect(page.getByText('this page takes you in')).toBeVisible()
  // The mail opens in another tab; the page that waits goes on by itself.
  const { link: confirm } = await readMail(dataDir(), email, { subject: 'onfirm' })
  await (await context.newPage()).goto(confirm)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operations')
  await expect(page).toHaveURL(/\/groups\//)
  await expect(link(page, 'Take the assessment').first()).toBeVisible()
  // The fourth is the one on the link in the mail.
  expect(clicks() + 1).toBeLessThanOrEqual(4)
})

test(
  'from the landing page to a link on the wall in six presses',
  SLOW_PROOF,
  async ({ context, page }) => {
    await page.setViewportSize(WIDTHS[1])
    const clicks = await countClicks(context)
    await page.goto('/')
    await page.locator('#teams').getByRole('link').first().click()
    await register(page, { first: 'Hannah', email: newEmail('leader') })
    await button(page, 'Create account').click()
    await button(page, 'Create group').click()
    await page.getByLabel('Group name').fill('Operations')
    await page.keyboard.press('Enter')
    await button(page, 'Make a join link').click()
    await link(page, 'Print the card').click()
    const card = page.getByRole('article', { name: 'The card' })
    await expect(card).toContainText('Hannah Byron invites you to')
    await expect(card).toContainText('Operations')
    await expect(card).toContainText('They never see')
    // Enter counts as a press.
    expect(clicks()).toBeLessThanOrEqual(6)
    await expectAccessible(page)

    const read = await codeOn(page)
    expect(read).toMatch(/\/join\/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    await expect(card).toContainText(new URL(read ?? '').pathname.slice(1))
    // On paper: one sheet of A5, and a code of 40 mm and more without its quiet zone.
    await page.emulateMedia({ media: 'print' })
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, wide = 0, high = 0] = /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    expect([Math.round(Number(wide) / 2.835), Math.round(Number(high) / 2.835)]).toEqual([148, 210])
    const box = await page.getByRole('img', { name: 'The link as a QR code' }).boundingBox()
    const modules = await page
      .getByRole('img', { name: 'The link as a QR code' })
      .evaluate((svg) => Number(svg.getAttribute('viewBox')?.split(' ')[2]))
    const millimeters = (box?.width ?? 0) / (96 / 25.4)
    expect((millimeters * (modules - 8)) / modules).toBeGreaterThanOrEqual(40)
  },
)

test(
  'a leader changes the link, answers a request, and removes the people who came',
  SLOW_PROOF,
  async ({ page, browser, baseURL }) => {
    await page.setViewportSize(WIDTHS[1])
    const person = await registerPerson(page.request, { first_name: 'Hannah' })
    await confirmAddress(person)
    const leader = { person, context: page.request }
    const group = await makeGroup(leader, 'Operations')
    await addMember(leader, group, await newPerson(baseURL, { first_name: 'Ina' }))
    const { code } = await makeLink(leader, group)
    await page.goto(`/groups/${group}/invite`)
    const card = page.getByRole('region', { name: 'Join link' })
    await button(page, 'Change').click()
    await page.getByLabel('Places').fill('400')
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('from 1 to 300')).toBeVisible()
    await page.getByLabel('Places').fill('20')
    await page.getByLabel('Ask me first').check()
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('0 of 20 used')).toBeVisible()

    const other = await browser.newContext({ baseURL, viewport: WIDTHS[0] })
    const ada = await other.newPage()
    await confirmAddress(await registerPerson(ada.request, { first_name: 'Ada' }))
    await ada.goto(`/join/${code}`)
    await button(ada, 'Ask Hannah to join').click()
    await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Waiting for Hannah')
    await page.goto(`/groups/${group}`)
    await button(page, 'Add Ada Byron').click()
    await expect(button(page, 'Manage Ada Byron')).toBeVisible()
    await partOfGroup(page, 'invite').click()
    await expect(page.getByText('1 of 20 used')).toBeVisible()
    await expect(ada.getByRole('heading', { level: 1 })).toHaveText('You’re in this group')

    await page.getByText('Who joined with it (1)').click()
    await button(page, 'Remove this person').click()
    await button(page, 'Remove and turn off').click()
    await expect(page.getByText('The link is off. No one can join with it.')).toBeVisible()
    await partOfGroup(page, 'people').click()
    await expect(page.getByText('Ina Byron')).toBeVisible()
    await expect(page.getByText('Ada Byron')).toHaveCount(0)
    await ada.reload()
    await expect(ada.getByText('Ask Hannah for a new one')).toBeVisible()
    await other.close()
  },
)

test(
  'a guest takes the assessment on the way, and comes back',
  SLOW_PROOF,
  async ({ page, baseURL }) => {
    const leader = await newPerson(baseURL, { first_name: 'Hannah' })
    const { code } = await makeLink(leader, await makeGroup(leader, 'Operations'))
    await page.goto(`/join/${code}`)
    await link(page, 'Take the assessment and join').click()
    await expect(page).toHaveURL(new RegExp(`guest-assessment\\?redirectTo=.*${code}`))
    // The assessment leads back here.
    await takeAsPerson(page.request)
    await page.goto(`/join/${code}`)
    await expect(link(page, 'Create an account and join')).toBeVisible()
  },
)
