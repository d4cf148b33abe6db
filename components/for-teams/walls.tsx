import { AgreementRow } from '@/components/groups/session/agreement-row'
import { namedSpots } from '@/components/groups/session/presenter-circle'
import sheet from '@/components/groups/session/session.module.css'
import { inOrder, onCircle, Sheet, Title } from '@/components/groups/session/sheets'
import type { PresenterView } from '@/lib/api/session-kit'
import { forTeams } from '@/lib/copy/for-teams'
import { labelOf, thoughtOf } from '@/lib/copy/session'
import { SESSION_MINUTES, type SessionStep, sessionSteps } from '@/lib/disc/team/session'
import styles from './walls.module.css'

/** What the wall shows in a session, moment by moment: the sheets of the presenter view, small. */
export function Walls({ view }: { view: PresenterView }) {
  const steps = sessionSteps(view.shows, view.findings.length)
  const moments = steps.filter(({ kind }, at) => steps.findIndex((one) => one.kind === kind) === at)
  const before = (step: SessionStep) =>
    steps.slice(0, steps.indexOf(step)).reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <ul
      className={`flex gap-5 overflow-x-auto pt-2 pb-4 ${styles.strip}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable
      tabIndex={0}
      aria-label={forTeams.walls.list}
    >
      {moments.map((step) => (
        <li key={step.kind} className="flex-none">
          <figure>
            <div className={styles.frame} aria-hidden="true">
              <Wall step={step} view={view} left={SESSION_MINUTES - before(step)} />
            </div>
            <figcaption className="mt-3">
              <b className="block font-650">{forTeams.walls.of[step.kind].title}</b>
              <span className="text-ink-2 text-sm">{forTeams.walls.of[step.kind].text}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

interface WallProps {
  step: SessionStep
  view: PresenterView
  /** Minutes of the hour. */
  left: number
}

function Wall({ step, view, left }: WallProps) {
  const people = onCircle(view)
  return (
    <div className={sheet.sheet}>
      {step.kind === 'closing' ? (
        <div className={sheet.closing}>
          <Title isPicture>
            {thoughtOf(step, { shows: view.shows, shown: people.length, inPairs: true }).title}
          </Title>
          <ul>
            {inOrder(view.people).map((person) => (
              <AgreementRow key={person.id} person={person}>
                <span className={sheet.agreed} data-empty={!person.agreement || undefined}>
                  {person.agreement}
                </span>
              </AgreementRow>
            ))}
          </ul>
        </div>
      ) : (
        <Sheet
          step={step}
          view={view}
          people={people}
          hasNames={namedSpots(people) !== null}
          isPicture
        />
      )}
      <div className={sheet.foot}>
        <span>{labelOf(step)}</span>
        <span className={sheet.time}>{`${left}:00`}</span>
      </div>
      <div
        className={sheet.line}
        style={{ '--left': left / SESSION_MINUTES } as React.CSSProperties}
      />
    </div>
  )
}
