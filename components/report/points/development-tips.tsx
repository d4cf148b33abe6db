import styles from './development-tips.module.css'

/** Things to try, numbered. */
export function DevelopmentTips({ tips }: { tips: readonly string[] }) {
  return (
    <ol className={`grid print:break-inside-avoid narrow:grid-cols-1! ${styles.tips}`}>
      {tips.map((tip) => (
        <li
          key={tip}
          className={`gap-5 grid font-550 leading-normal print:break-inside-avoid ${styles.tip}`}
        >
          <p>{tip}</p>
        </li>
      ))}
    </ol>
  )
}
