import { sample } from '@/lib/copy/sample'
import styles from './sample-tag.module.css'

/** Stands beside each part, so that no cropped picture passes for someone's report. */
export function SampleTag({ className = '' }: { className?: string }) {
  return (
    <span className={`middle rigid fine bold mut ${styles.tag} ${className}`}>{sample.tag}</span>
  )
}
