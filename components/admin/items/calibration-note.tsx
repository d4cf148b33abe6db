import type { CalibrationState } from '@/lib/api/admin/calibration'
import { CALIBRATION_PEOPLE } from '@/lib/disc/model/calibration'
import { countOf, formatCount } from '../figures'
import styles from './items-screen.module.css'

/** What the scorer knows of the statements, and what a calibration would change. Nothing changes from here. */
export function CalibrationNote({ state }: { state: CalibrationState }) {
  const { in_force, people, is_due, change } = state
  return (
    <section className={`sm mut ${styles.method}`} aria-labelledby="calibration">
      <h2 id="calibration" className="h4">
        {is_due ? 'A calibration is due' : 'Calibration'}
      </h2>
      <p>{stateOf(in_force, people, is_due)}</p>
      {is_due && (
        <p>
          {change
            ? changeOf(change)
            : 'What it would change is being worked out. Look again in a minute.'}
        </p>
      )}
      {is_due && change && change.moves.length > 0 && (
        <ul className="num">
          {change.moves.map(({ from, to, people: moved }) => (
            <li key={from + to}>{`From ${from} to ${to}: ${formatCount(moved)}`}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function stateOf(inForce: string, people: number, isDue: boolean): string {
  const now =
    inForce === 'none'
      ? 'The scorer takes all statements to be equally strong and equally popular.'
      : `New results use the calibration ${inForce}.`
  if (isDue) {
    return `${now} ${countOf(people, 'person', 'people')} with a verified email address could teach it more. Run npm run calibrate; it takes effect with the next release, and old results keep their numbers.`
  }
  return inForce === 'none'
    ? `${now} From ${CALIBRATION_PEOPLE.common} people with a verified email address on, it can learn better. So far there are ${formatCount(people)}.`
    : now
}

function changeOf({ people, other_letter, other_style }: NonNullable<CalibrationState['change']>) {
  return `Of the newest ${countOf(people, 'person', 'people')}, ${formatCount(other_letter)} would get a different first letter and ${formatCount(other_style)} a different style.`
}
