/** The papers of a session with a group: the hour, the exercises, name cards and agreements. */
import type { Paper } from './paper'
import { printKit } from './printed-kit'
import type { SessionKit } from './session-kit'
import { Agreements, pagesOfAgreements } from './session-pages/agreements'
import { Cards, cardPages } from './session-pages/cards'
import { Exercises } from './session-pages/exercises'
import { Plan } from './session-pages/plan'
import { type RanOver, renderPages } from './whole-pages'

export interface KitDocumentProps {
  kit: SessionKit
  paper: Paper
  /** Called for a page that runs over; without it, that is an error. */
  ranOver?: RanOver
}

/** Draws the papers of a session into memory. */
export function renderKit({ kit, paper, ranOver }: KitDocumentProps): Promise<Buffer> {
  const printed = printKit(kit)
  const page = { kit: printed, paper }
  const cards = cardPages(printed.people)
  const agreements = pagesOfAgreements(printed.people)
  return renderPages({
    title: `Session: ${printed.groupName}`,
    subject: `${printed.people.length} people`,
    count: 2 + cards.length + agreements.length,
    ranOver,
    draw: ([first = '', second = '', ...others]) => (
      <>
        <Plan {...page} number={first} />
        <Exercises {...page} number={second} />
        {cards.map((people, index) => (
          <Cards
            key={people[0]?.id}
            {...page}
            number={others[index] ?? ''}
            people={people}
            index={index}
          />
        ))}
        {agreements.map((people, index) => (
          <Agreements
            key={people[0]?.id}
            {...page}
            number={others[cards.length + index] ?? ''}
            people={people}
            index={index}
          />
        ))}
      </>
    ),
  })
}
