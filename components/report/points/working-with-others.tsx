import { StyleMark } from '@/components/charts/marks/style-mark'
import { Quarter } from '@/components/charts/quarter'
import type { StyleDetail } from '@/lib/disc/content/types'
import { LETTER_NAMES, LETTERS, type Letter } from '@/lib/disc/letters'
import styles from './working-with-others.module.css'

interface WorkingWithOthersProps {
  advice: StyleDetail['workingWith']
  primary: Letter
}

/** The circle from where the reader stands: their own quarter filled, advice in the other three. */
export function WorkingWithOthers({ advice, primary }: WorkingWithOthersProps) {
  return (
    <div className={`grid grid-cols-2 narrow:grid-cols-1! gap-2 ${styles.circle}`}>
      {LETTERS.map((letter) => {
        const point = advice[letter]
        const corner = `tone-${letter} cornered break-inside-avoid relative overflow-hidden ${styles.corner} ${styles[letter]}`
        if (letter === primary || !point) {
          return (
            <div key={letter} className={`narrow:hidden! ${corner}`}>
              <Quarter className={`w-full ${styles.quarter}`} letter={letter} size={400} />
            </div>
          )
        }
        return (
          <div key={letter} className={corner}>
            <p className={`flex items-center ${styles.name}`}>
              <StyleMark letter={letter} size={34} />
              <span>{`With ${LETTER_NAMES[letter]}`}</span>
            </p>
            <h3 className={`text-h3 ${styles.title}`}>{point.title}</h3>
            <p className="text-ink-2 text-sm">{point.text}</p>
          </div>
        )
      })}
    </div>
  )
}
