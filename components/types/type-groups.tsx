import { LETTERS } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { TypeGroup } from './type-group'
import styles from './type-groups.module.css'

/** All styles by their leading letter. The four groups stand where their letters stand in the circle. */
export function TypeGroups({ types }: { types: readonly ResultPreview['style'][] }) {
  return (
    <div className={`wrap ${styles.groups}`}>
      {LETTERS.map((letter) => (
        <TypeGroup
          key={letter}
          letter={letter}
          types={types.filter(({ code }) => code.startsWith(letter))}
        />
      ))}
    </div>
  )
}
