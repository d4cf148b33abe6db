import { Rose } from '@/components/charts/rose/rose'
import { DoubtLine } from '@/components/results/notes/doubt-line'
import { heroTone } from '@/components/results/style/hero-tone'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { overSittings } from '@/lib/disc/result/over-time'
import type { Together } from '@/lib/disc/result/together'
import { resultPath, routes } from '@/lib/routes'

interface NewestResultProps {
  result: AccountResult
  /** All sittings as one, in place of the newest; null where they do not make one. */
  together: Together | null
  /** How many sittings there are: with an earlier one, it can be compared. */
  count: number
  areLabeled: boolean
}

/** Who the person is by all sittings, or by the only one, on the tint of the first letter, with the way into it. */
export function NewestResult({ result, together, count, areLabeled }: NewestResultProps) {
  const { resultId, completedAt } = result
  const { style, named, scores } = together ?? result
  const isFew = named.doubt.kind === 'few'
  return (
    <section
      className={`grid grid-cols-[minmax(0,1fr)_330px] medium:grid-cols-1! items-center gap-12 narrow:gap-5 rounded-lg border border-tone-mid bg-tone-tint narrow:p-5.5 px-13 py-12 ${heroTone(named.doubt)}`}
      aria-label={together ? 'All sittings' : 'Newest result'}
    >
      <div>
        <p className="font-550 text-ink-2">
          {together ? (
            overSittings(together.sittings, count, areLabeled)
          ) : (
            <span>
              Your newest result, <When at={completedAt} />
            </span>
          )}
        </p>
        <div className="mx-0 mt-3.5 mb-4">
          <DoubtLine doubt={named.doubt} size="small" />
        </div>
        <h2 className="text-d2">{isFew ? named.title : style.name}</h2>
        {!isFew && (
          <p
            className={`nickname mt-2 font-560 font-display text-20 leading-snug tone-${named.doubt.first}`}
          >
            <span>{`“${style.nickname}”`}</span> <b>{style.code}</b>
          </p>
        )}
        <div className="mt-6.5 flex flex-wrap gap-2.5 narrow:[&>*]:w-full">
          <Link className="btn btn-large" href={together ? routes.together : resultPath(resultId)}>
            Open it
          </Link>
          {count > 1 && (
            <Link className="btn btn-large btn-outline" href={`${routes.history}#compare`}>
              What changed?
            </Link>
          )}
        </div>
      </div>
      <Rose
        className="medium:-order-1 medium:w-42"
        scores={scores}
        size={330}
        padding={6}
        rings
        textured
        letters
        reveal
      />
    </section>
  )
}
