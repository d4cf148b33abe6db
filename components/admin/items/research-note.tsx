import { FEWEST_PEOPLE } from '@/lib/research'
import styles from './items-screen.module.css'

/** What the research file tells of people, and what it does not. */
export function ResearchNote() {
  return (
    <section className={styles.method} aria-labelledby="research">
      <h2 id="research" className="h4">
        Answers for research
      </h2>
      <p>
        The file has every answer of finished months, a row each, without names or days. Times stand
        in bands: under 2 s, 2 to 5, 5 to 15, 15 to 60, more. The order of the rows and the numbers
        for sittings and people are drawn anew for each file, and only the first two sittings of a
        person share a number.
      </p>
      <p>
        No file is of fewer than {FEWEST_PEOPLE} people. A month with fewer goes unnamed with other
        small ones, and stays out until they are {FEWEST_PEOPLE} together. Whoever already knows
        somebody’s exact scores could still recognize their answers, so keep the file to yourself.
      </p>
    </section>
  )
}
