/** `npm run bench -- score`: what scoring a person costs beside plain counting, and choosing their next question. */
import { BANK, FORM } from '../../lib/disc/form/items.ts'
import { countScores } from '../../lib/disc/model/counting.ts'
import { estimate } from '../../lib/disc/model/estimate.ts'
import { designOf } from '../../lib/disc/model/form.ts'
import { answersFrom, PRODUCT_DESIGN, productForm } from '../../lib/disc/model/product-form.ts'
import { PRIOR, score } from '../../lib/disc/model/scoring.ts'
import { mostTelling } from '../../lib/disc/model/settling.ts'
import { randomFrom } from '../../lib/numbers/random.ts'
import { median } from '../load/figures.ts'
import { takeBlindly } from '../study/takers.ts'

const PEOPLE = 1000
const RUNS = 7
/** Milliseconds a person, and a further question. */
const AIM = 1
const NEXT_AIM = 5

const design = designOf(productForm())
const random = randomFrom(1)
const sittings = Array.from({ length: PEOPLE }, () =>
  takeBlindly(design, random).map(({ block, most, least }) => {
    const { question, items } = FORM[block]
    return { question, most: items[most].id, least: items[least].id }
  }),
)
/** Choosing takes longer than scoring, so a tenth of the people is enough. */
const estimates = sittings
  .slice(0, PEOPLE / 10)
  .map((responses) => estimate(PRODUCT_DESIGN, PRIOR, answersFrom(responses)))
const left = BANK.map(({ question, items: [most, least] }) => {
  const [answer] = answersFrom([{ question, most: most.id, least: least.id }])
  return answer.block
})

const scored = perOne(score, sittings)
const counted = perOne(countScores, sittings)
const next = perOne((found) => mostTelling(PRODUCT_DESIGN, found, left), estimates)
console.log(
  `score: ${scored.toFixed(2)} ms a person (aim < ${AIM}), counting ${counted.toFixed(4)}`,
)
console.log(`next question: ${next.toFixed(2)} ms (aim < ${NEXT_AIM})`)

/** Milliseconds for one of them, once it is warm. */
function perOne(work, all) {
  const times = Array.from({ length: 1 + RUNS }, () => {
    const start = performance.now()
    for (const one of all) work(one)
    return (performance.now() - start) / all.length
  })
  return median(times.slice(1))
}
