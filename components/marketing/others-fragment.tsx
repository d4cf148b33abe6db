import { TeamMap } from '@/components/charts/circle/team-map'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { benefits, COLLEAGUE } from '@/lib/copy/landing'
import { place } from '@/lib/disc/circle/geometry'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { publicSample } from '@/lib/disc/result/public-sample'
import styles from './others-fragment.module.css'

const { map, you, colleague, advice } = benefits.others

const MAP = {
  members: [
    { letter: 'C', initials: you, at: place(publicSample().scores) },
    { letter: COLLEAGUE.letter, initials: colleague, at: place(COLLEAGUE.scores) },
  ],
  label: map,
  joined: true,
} as const

/** Two people across the circle, and what the report tells the one about the other. */
export function OthersFragment() {
  return (
    <div className={`grid gap-l ${styles.others}`}>
      <TeamMap {...MAP} size={370} padding={44} className={styles.wide} />
      <TeamMap {...MAP} size={280} padding={30} marker={38} className={styles.narrow} />
      <p className={`grid middle gap-m medium lined surface tight ${styles.advice}`}>
        <StyleMark letter={COLLEAGUE.letter} size={34} />
        <span>
          <span className="fine faint own-line">{`With ${LETTER_NAMES[COLLEAGUE.letter]}`}</span>{' '}
          {advice}
        </span>
      </p>
    </div>
  )
}
