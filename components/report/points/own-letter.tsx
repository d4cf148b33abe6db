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
    <ul className={`gap-4 grid grid-cols-3 print:gap-[5mm] narrow:grid-cols-1! ${styles.columns}`}>
      {PARTS.map(({ key, label }) => (
        <li
          key={key}
          className="print:break-inside-avoid print:pt-[2mm] border-ink pt-3.5 border-t-2"
        >
          <p className="text-sm text-ink-2">{label}</p>
          <h3 className="text-h4 mx-0 my-1.5">{text[key].title}</h3>
          <p className="text-sm text-ink-2">{text[key].text}</p>
        </li>
      ))}
    </ul>
  )
}
