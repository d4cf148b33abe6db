import { Info } from 'lucide-react'
import styles from './fallback-note.module.css'

const SENTENCES = {
  latest: 'That result is not in your account. This is your newest one.',
  sample: 'That result is not in your account, and there is none of yours yet. This is a sample.',
} as const

/** Says that this is not the result that was asked for. */
export function FallbackNote({ fallback }: { fallback: keyof typeof SENTENCES | null }) {
  if (!fallback) return null
  return (
    <div className="lined-bottom sunken" role="status">
      <p className={`wrap ${styles.row}`}>
        <Info className="icon" aria-hidden="true" />
        {SENTENCES[fallback]}
      </p>
    </div>
  )
}
