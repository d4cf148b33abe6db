import styles from './development-tips.module.css'

/** Things to try, numbered. */
export function DevelopmentTips({ tips }: { tips: readonly string[] }) {
  return (
    <ol className={`grid narrow:grid-cols-1! print:break-inside-avoid ${styles.tips}`}>
      {tips.map((tip) => (
        <li
          key={tip}
          className={`grid gap-5 font-550 leading-normal print:break-inside-avoid ${styles.tip}`}
        >
          <p>{tip}</p>
        </li>
      ))}
    </ol>
  )
}
