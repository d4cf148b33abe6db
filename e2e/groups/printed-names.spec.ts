/** Names on the PDF of a team. */

import { readPdf } from '../../lib/pdf/testing'
import { expect, test } from '../support/checks'
import { expectFailure } from '../support/envelope'
import { takeAsPerson } from '../support/people'
import { addMember, makeGroup, newPerson } from '../support/teams'

test('a name that the team’s PDF cannot print reads as its leader typed it', async ({
  page,
  baseURL,
}) => {
  const leader = await newPerson(baseURL, { first_name: 'Olúṣẹ́gun', last_name: 'Ṣadé' })
  const member = await newPerson(baseURL, { first_name: 'ርያም', last_name: 'ማ' })
  await takeAsPerson(leader.context, 'D')
  await takeAsPerson(member.context, 'CS')
  const group = await makeGroup(leader)
  await addMember(leader, group, member)
  const path = `/api/groups/${group}/comparison.pdf`
  const members = async (query = '') => {
    const answer = await leader.context.get(path + query)
    expect(answer.status()).toBe(200)
    return (await readPdf(await answer.body())).pages.at(-1)?.text.normalize('NFC')
  }
  expect(await members()).toMatch(/Olúṣẹ́gun Ṣadé.*Member 2|Member 1.*Olúṣẹ́gun Ṣadé/)

  await page.context().addCookies((await leader.context.storageState()).cookies)
  await page.goto(`/groups/${group}/comparison`)
  await page.getByLabel('How ርያም ማ should read').fill('Maryam Tesfaye')
  const sent = page.waitForRequest((request) => request.url().includes('comparison.pdf'))
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect(await members(new URL((await sent).url()).search)).toContain('Maryam Tesfaye')
  await expectFailure(await leader.context.get(`${path}?spellings=no`), 'invalid')
})

test('a session kit asks for the same before it is downloaded', async ({ page, baseURL }) => {
  const leader = await newPerson(baseURL, { first_name: 'Ada', last_name: 'Byron' })
  const member = await newPerson(baseURL, { first_name: 'ርያም', last_name: 'ማ' })
  const other = await newPerson(baseURL, { first_name: '雷', last_name: '李' })
  for (const one of [leader, member, other]) await takeAsPerson(one.context, 'D')
  const group = await makeGroup(leader)
  for (const one of [member, other]) await addMember(leader, group, one)

  await page.context().addCookies((await leader.context.storageState()).cookies)
  await page.goto(`/groups/${group}/settings`)
  await page.getByLabel('How ርያም should read').fill('Maryam')
  await expect(page.getByLabel('How 雷 should read')).toHaveCount(0)
  const sent = page.waitForRequest((request) => request.url().includes('session.pdf'))
  await page.getByRole('button', { name: 'Session kit as PDF' }).click()
  const answer = await leader.context.get((await sent).url())
  const text = (await readPdf(await answer.body())).pages.map((one) => one.text).join(' ')
  for (const name of ['Maryam', '雷']) expect(text).toContain(name)
  expect(text).not.toContain('Member')
})
