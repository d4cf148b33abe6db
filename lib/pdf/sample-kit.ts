/** A session for the tests. */

import { styleOf } from '../disc/styles'
import { coarsePlace } from '../disc/team/spot'
import { SAMPLE_SCORES } from './sample-scores'
import type { SessionKit } from './session-kit'

/** Some are in scripts that the PDF's fonts must have. */
const NAMES = ['Marisol', 'Tomás', 'Łukasz', 'Ελένη', 'Дмитрий', 'Luca', 'Amara', 'Ben']

/** Eight people on the circle, and one who shows no letter. */
export function sampleKit(change: Partial<SessionKit['view']> = {}): SessionKit {
  const people = NAMES.map((name, at) => {
    const scores = SAMPLE_SCORES[at] ?? { D: 50, I: 50, S: 50, C: 50 }
    const [x, y] = coarsePlace(scores)
    const agreement = at === 0 ? 'I’ll say who decides before the meeting starts.' : null
    return { id: `${at}`, name, letter: styleOf(scores).primary, spot: { x, y }, agreement }
  })
  return {
    view: {
      group: { name: 'Product launch' },
      shows: 'names',
      answered: 8,
      people: [...people, { id: '8', name: 'Chloe', letter: null, spot: null, agreement: null }],
      shapes: null,
      ...change,
    },
    findings: [
      { kind: 'mix', of: 'DI', people: [0, 1] },
      { kind: 'rub', of: 'IC', people: [1, 6] },
    ],
    team: people.map(({ id }) => id),
    lines: { 0: ['Ask me about spreadsheets', 'Mornings are best'], 2: ['Пишите мне заранее'] },
    day: '2026-11-20',
  }
}
