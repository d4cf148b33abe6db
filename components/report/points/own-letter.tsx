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
    <ul className={`grid grid-cols-3 narrow:grid-cols-1! gap-4 print:gap-[5mm] ${styles.columns}`}>
      {PARTS.map(({ key, label }) => (
        <li
          key={key}
          className="border-ink border-t-2 pt-3.5 print:break-inside-avoid print:pt-[2mm]"
        >
          <p className="text-ink-2 text-sm">{label}</p>
          <h3 className="mx-0 my-1.5 text-h4">{text[key].title}</h3>
          <p className="text-ink-2 text-sm">{text[key].text}</p>
        </li>
      ))}
    </ul>
  )
}
