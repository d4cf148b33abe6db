import { types as fourTypes } from '@/lib/copy/landing'
import { LETTER_NAMES, type Letter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import styles from './type-group.module.css'
import { TypeRow } from './type-row'

interface TypeGroupProps {
  letter: Letter
  types: readonly ResultPreview['style'][]
}

/** The four styles that one letter leads, in a field that rounds the letter's own corner. */
export function TypeGroup({ letter, types }: TypeGroupProps) {
  const { role, line } = fourTypes.letters[letter]
  const id = `led-by-${letter.toLowerCase()}`
  return (
    <section className={`tone-${letter} ${styles.group} ${styles[letter]}`} aria-labelledby={id}>
      <p className={styles.role}>{role}</p>
      <h2 id={id} className="d3">
        {LETTER_NAMES[letter]}
      </h2>
      <p className={styles.line}>{line}</p>
      <ul className={styles.rows}>
        {types.map((type) => (
          <TypeRow key={type.code} type={type} />
        ))}
      </ul>
    </section>
  )
}
