import { Bar } from '@/components/charts/bars/score-bar'
import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { LETTERS } from '@/lib/disc/letters'
import { bandOf } from '@/lib/disc/result/bands'
import { rangeText } from '@/lib/disc/result/certainty-text'
import { PersonMark } from '../person-mark'
import styles from './scores-table.module.css'
import type { TeamPerson } from './team-person'

/** One member with type and four scores. */
export function ScoresRow({ person }: { person: TeamPerson }) {
  const { name, code, doubt, primary, scores, intervals } = person
  return (
    <tr>
      <th scope="row" className={styles.member}>
        <span className="row gap-s">
          <PersonMark person={person} letter={primary} size={36} />
          <span className={`row gap-s ${styles.name}`}>
            <bdi className={`clamped ${styles.fullName}`}>{name}</bdi>
            <small className="xs mut">{doubt}</small>
          </span>
        </span>
      </th>
      <td className={styles.type}>
        <StyleCodeMarks code={code} size={26} secondary="soft" />
      </td>
      {LETTERS.map((letter) => (
        <td key={letter} className={`tone-${letter} ${styles.score}`}>
          <span className={styles.letter}>{letter}</span>
          <span className={styles.bar}>
            <Bar letter={letter} score={scores[letter]} range={intervals?.[letter]} />
          </span>
          <span className={`semibold ${styles.value}`} data-band={bandOf(scores[letter])}>
            {scores[letter]}
          </span>
          {intervals && (
            <span className={`one-line xs mut narrow-full own-line ${styles.range}`}>
              <span className="vh">range </span>
              <span>{rangeText(intervals[letter])}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
