/**
 * What a score costs: the scorer beside plain counting, on the same random forms, in one run.
 * Run: node --import tsx lab/bench/score.mjs
 */
import { pathToFileURL } from 'node:url'

const PEOPLE = 1000
const RUNS = 7
/** Milliseconds a person, and a further question. */
const AIM = 1
const NEXT_AIM = 5
/** Of the people, so many are asked more: choosing takes longer than scoring. */
const ASKED = 100

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** Milliseconds a person. */
function timed(score, sittings) {
  const start = performance.now()
  for (const responses of sittings) score(responses)
  return (performance.now() - start) / sittings.length
}

/** Prints one line and returns its numbers. Both are warm, and their runs alternate. */
export async function benchScore() {
  const { FORM } = await import('../../lib/disc/form/items.ts')
  const { countScores } = await import('../../lib/disc/model/counting.ts')
  const { score } = await import('../../lib/disc/model/scoring.ts')
  const { productForm } = await import('../../lib/disc/model/product-form.ts')
  const { designOf } = await import('../../lib/disc/model/form.ts')
  const { randomFrom } = await import('../../lib/numbers/random.ts')
  const { takeBlindly } = await import('../../lib/study/takers.ts')

  const design = designOf(productForm())
  const random = randomFrom(1)
  const sittings = Array.from({ length: PEOPLE }, () =>
    takeBlindly(design, random).map(({ block, most, least }) => {
      const { question, items } = FORM[block]
      return { question, most: items[most].id, least: items[least].id }
    }),
  )
  timed(score, sittings)
  timed(countScores, sittings)
  const times = { scorer: [], counting: [] }
  for (let run = 0; run < RUNS; run++) {
    times.scorer.push(timed(score, sittings))
    times.counting.push(timed(countScores, sittings))
  }
  const [scorerMs, countingMs] = [median(times.scorer), median(times.counting)]
  const ratio = Math.round(scorerMs / countingMs)
  console.log(
    `score: ${scorerMs.toFixed(2)} ms a person (aim < ${AIM}), plain counting ${countingMs.toFixed(4)} ms, ratio ${ratio}`,
  )
  const nextMs = await nextQuestionMs(sittings.slice(0, ASKED))
  console.log(`next question: ${nextMs.toFixed(2)} ms (aim < ${NEXT_AIM})`)
  return { scorerMs, countingMs, ratio, nextMs }
}

/** Milliseconds to choose the most telling of all further questions, for somebody who has answered the form. */
async function nextQuestionMs(sittings) {
  const { BANK } = await import('../../lib/disc/form/items.ts')
  const { estimate } = await import('../../lib/disc/model/estimate.ts')
  const { answersFrom, PRODUCT_DESIGN } = await import('../../lib/disc/model/product-form.ts')
  const { PRIOR } = await import('../../lib/disc/model/scoring.ts')
  const { mostTelling } = await import('../../lib/disc/model/settling.ts')
  const blockOf = ({ question, items: [most, least] }) =>
    answersFrom([{ question, most: most.id, least: least.id }])[0].block
  const left = BANK.map(blockOf)
  const estimates = sittings.map((responses) =>
    estimate(PRODUCT_DESIGN, PRIOR, answersFrom(responses)),
  )
  const choose = (found) => mostTelling(PRODUCT_DESIGN, found, left)
  timed(choose, estimates)
  return median(Array.from({ length: RUNS }, () => timed(choose, estimates)))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchScore()
