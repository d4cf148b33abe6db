import { FORM } from '../lib/disc/items'
import { LETTERS, type Letter } from '../lib/disc/letters'
import { score } from '../lib/disc/scoring'
import { type StyleCode, styleOf } from '../lib/disc/styles'

export interface WireAnswer {
  question_number: number
  most_like: string
  least_like: string
}

/** Answers of a person whose result is this style. */
export function answersFor(style: StyleCode): WireAnswer[] {
  const [first, second] = [...style] as [Letter, Letter | undefined]
  const answers = FORM.map(({ question, items }, index) => {
    // A pair prefers its first letter in four of seven tetrads and its second in the rest.
    const liked = second && index % 7 >= 4 ? second : first
    const others = LETTERS.filter((letter) => letter !== first && letter !== second)
    const disliked = others[index % others.length] as Letter
    const pull = (letter: Letter) =>
      letter === liked ? 2 : letter === disliked ? -2 : letter === first ? 1 : 0
    const ranked = [...items].sort((a, b) => pull(b.letter) * b.keyed - pull(a.letter) * a.keyed)
    return {
      question_number: question,
      most_like: ranked[0]?.id ?? '',
      least_like: ranked.at(-1)?.id ?? '',
    }
  })
  const made = styleOf(scoresOf(answers)).code
  if (made !== style) throw new Error(`These answers make ${made}, not ${style}`)
  return answers
}

/** The exact scores that the product must come to. */
export function scoresOf(answers: readonly WireAnswer[]) {
  return score(
    answers.map((answer) => ({
      question: answer.question_number,
      most: answer.most_like,
      least: answer.least_like,
    })),
  ).scores
}

/** An unfinished assessment with the first questions answered, as a client saves it. */
export function stateAfter(answered: number) {
  const answers = answersFor('CS')
  const open = answers[answered]
  return {
    questions: FORM.map(({ question, items }) => ({
      group: question,
      options: items.map(({ id }) => id),
    })),
    answers: answers.slice(0, answered).map(({ most_like, least_like }) => ({
      most: most_like,
      least: least_like,
      suggested: false,
      ms: 900,
    })),
    choices: { most: open?.most_like, least: open?.least_like, suggested: true, ms: 0 },
  }
}
