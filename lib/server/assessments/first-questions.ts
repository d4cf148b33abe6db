import 'server-only'
import { type FirstQuestion, pullOf } from '@/lib/disc/circle/first-moves'
import { FORM } from '@/lib/disc/form/items'

/** How many questions the landing page asks. */
const FIRST = 2

/** The first questions of the form. Where their statements pull is public, because the dot shows it (decision 28). */
export function firstQuestions(): FirstQuestion[] {
  return FORM.slice(0, FIRST).map(({ question, items }) => ({
    group: question,
    options: items.map((item) => ({ id: item.id, text: item.text, pull: pullOf(item) })),
  }))
}
