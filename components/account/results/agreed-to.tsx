import { When } from '@/components/ui/when'
import { WORKED_WORDS, type Worked } from '@/lib/follow-up'
import styles from './history.module.css'

export interface Answered {
  id: string
  group: string
  text: string
  worked: Worked
  answeredAt: Date
}

/** What the person agreed to do in their groups, and whether it worked. */
export function AgreedTo({ answered }: { answered: readonly Answered[] }) {
  return (
    <section className={styles.section} aria-labelledby="agreed">
      <h2 id="agreed" className="d3">
        What you agreed to do
      </h2>
      <ul className="stack gap-s">
        {answered.map(({ id, group, text, worked, answeredAt }) => (
          <li key={id} className="card padded grid gap-xs anywhere">
            <b>
              <bdi>{text}</bdi>
            </b>
            <p className="sm mut">
              <bdi>{group}</bdi> · <span>{`Did it work? ${WORKED_WORDS[worked]}, on`}</span>{' '}
              <When at={answeredAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
