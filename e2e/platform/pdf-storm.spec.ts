/** Eight guests of one network ask for all PDFs they can, and a buyer on another network downloads theirs. */
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { newDatabase } from '../support/database'
import { folderOf, randomAddress, startReplica } from '../support/limited/replicas'
import { newStrictBrowser } from '../support/people'

const STORM_MS = 20_000
const GUESTS = 8
const DOWNLOADS = 7

/** Someone with a complete report, on this network. */
async function newReader(url: string, address: string) {
  const browser = await newStrictBrowser(url, { 'X-Forwarded-For': address })
  const data = { responses: answersFor('D') }
  const { result_id } = await (await browser.post('/api/assessment/guest/submit', { data })).json()
  const order = { result_id, coupon_code: 'FREE' }
  expect((await browser.post('/api/payments/create-intent', { data: order })).status()).toBe(200)
  return {
    browser,
    report: (name: string) =>
      browser.get(`/api/assessment/download-pdf/${result_id}?user_name=${name}`),
  }
}

test('a storm of one network refuses no buyer on another', SLOW_PROOF, async () => {
  test.setTimeout(180_000)
  const database = await newDatabase('storm')
  const settings = { DATA_DIR: folderOf('storm'), DATABASE_URL: database.url }
  // Limits as they are shipped.
  const copy = await startReplica({ ...settings, RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '1' })
  const network = randomAddress()
  const guests = await Promise.all(
    Array.from({ length: GUESTS }, () => newReader(copy.url, network)),
  )
  const buyer = await newReader(copy.url, randomAddress())
  const zones = Intl.supportedValuesOf('timeZone')
  const found: Record<string, number> = {}
  const until = Date.now() + STORM_MS
  const storm = guests.flatMap(({ browser, report }, guest) =>
    [0, 1, 2].map(async (thread) => {
      for (let turn = 0; Date.now() < until; turn += 1) {
        const zone = zones[(guest * 53 + thread * 17 + turn) % zones.length]
        const sample = `/api/assessment/sample-pdf?paper=a4&time_zone=${zone}`
        const answers = [
          [
            thread ? 'sample' : 'report',
            thread ? await browser.get(sample) : await report(`${turn}`),
          ],
        ] as const
        for (const [what, answer] of answers) {
          const key = `${what} ${answer.status()}`
          found[key] = (found[key] ?? 0) + 1
        }
      }
    }),
  )
  const statuses: number[] = []
  for (let download = 0; download < DOWNLOADS; download += 1) {
    const asked = Date.now()
    statuses.push((await buyer.report(`Buyer${download}`)).status())
    found.slowest = Math.max(found.slowest ?? 0, Date.now() - asked)
  }
  await Promise.all(storm)
  console.log(
    `refused: ${statuses.filter((status) => status !== 200).length} of ${DOWNLOADS}`,
    found,
  )
  await copy.stop()
  await database.drop()
  expect(statuses).toEqual(Array(DOWNLOADS).fill(200))
  expect(found['sample 200']).toBeGreaterThan(100)
})
