import type { OwnLetter as OwnLetterText } from '@/lib/disc/content/own-letter'
import styles from '../note-columns.module.css'

const PARTS = [
  { key: 'easy', label: 'What comes easily' },
  { key: 'hard', label: 'What you both miss' },
  { key: 'agree', label: 'What to agree on' },
] as const

/** Working with people of the reader's own letter. */
export function OwnLetter({ text }: { text: OwnLetterText }) {
  return (
    <ul className={`thirds gap-m narrow-stack ${styles.columns}`}>
      {PARTS.map(({ key, label }) => (
        <li key={key} className={`unbroken ${styles.note}`}>
          <p className="sm mut">{label}</p>
          <h3 className="h4">{text[key].title}</h3>
          <p className="sm mut">{text[key].text}</p>
        </li>
      ))}
    </ul>
  )
}
