import styles from './development-tips.module.css'

/** Things to try, numbered. */
export function DevelopmentTips({ tips }: { tips: readonly string[] }) {
  return (
    <ol className={`grid narrow-stack unbroken ${styles.tips}`}>
      {tips.map((tip) => (
        <li key={tip} className={`grid gap-l medium unbroken tight ${styles.tip}`}>
          <p>{tip}</p>
        </li>
      ))}
    </ol>
  )
}
