import styles from './quality-note.module.css'

/** Says to the person alone how the answers were given. */
export function QualityNote({ reading }: { reading: string | null }) {
  if (!reading) return null
  return (
    <section className={`grid gap-xs ${styles.note}`} aria-labelledby="how-you-answered">
      <h2 id="how-you-answered" className="h4">
        How you answered
      </h2>
      <p>{reading}</p>
      <p className="mut sm">Only you see this.</p>
    </section>
  )
}
