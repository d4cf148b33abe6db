import { When } from '@/components/ui/when'
import { WORKED_WORDS, type Worked } from '@/lib/follow-up'

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
    <section className="mt-14 narrow:mt-9" aria-labelledby="agreed">
      <h2 id="agreed" className="text-d3">
        What you agreed to do
      </h2>
      <ul className="gap-3 grid grid-cols-1">
        {answered.map(({ id, group, text, worked, answeredAt }) => (
          <li
            key={id}
            className="px-8 py-7.5 gap-2 rounded-lg border border-line bg-surface grid wrap-anywhere narrow:px-5 narrow:py-6"
          >
            <b>
              <bdi>{text}</bdi>
            </b>
            <p className="text-sm text-ink-2">
              <bdi>{group}</bdi> · <span>{`Did it work? ${WORKED_WORDS[worked]}, on`}</span>{' '}
              <When at={answeredAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
