import { FEWEST_PEOPLE } from '@/lib/research'
import styles from './items-screen.module.css'

/** What the research file tells of people, and what it does not. */
export function ResearchNote() {
  return (
    <section className={`sm mut ${styles.method}`} aria-labelledby="research">
      <h2 id="research" className="h4">
        Answers for research
      </h2>
      <p>
        The file has every answer from finished months, one row each, without names or days. Times
        are in bands: under 2 s, 2 to 5, 5 to 15, 15 to 60, more. The order of the rows and the
        numbers for assessments and people are drawn at random for each file, and only a person’s
        first two assessments share a number.
      </p>
      <p>
        No file covers fewer than {FEWEST_PEOPLE} people. A month with fewer is grouped with other
        small ones, unnamed, and left out until they add up to {FEWEST_PEOPLE}. Anyone who already
        knows a person’s exact scores could still recognize their answers, so keep the file to
        yourself.
      </p>
    </section>
  )
}
