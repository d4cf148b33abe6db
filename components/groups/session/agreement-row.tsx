import { StyleMark } from '@/components/charts/marks/style-mark'
import type { PresentedPerson } from '@/lib/api/session-kit'
import styles from './session.module.css'

interface AgreementRowProps {
  person: Pick<PresentedPerson, 'name' | 'letter'>
  /** What they agreed to, or the field for it. */
  children: React.ReactNode
}

/** One person on the sheet of the agreements. */
export function AgreementRow({ person: { name, letter }, children }: AgreementRowProps) {
  return (
    <li className={styles.agreement}>
      {letter ? (
        <StyleMark letter={letter} text="" className={styles.mark} />
      ) : (
        <span className={styles.plain} />
      )}
      <bdi className={styles.who}>{name}</bdi>
      {children}
    </li>
  )
}
