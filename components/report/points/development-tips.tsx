import styles from './development-tips.module.css'

/** Things to try, numbered. */
export function DevelopmentTips({ tips }: { tips: readonly string[] }) {
  return (
    <ol className={styles.tips}>
      {tips.map((tip) => (
        <li key={tip} className={styles.tip}>
          <p>{tip}</p>
        </li>
      ))}
    </ol>
  )
}
