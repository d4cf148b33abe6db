import { useSay, useWords } from '#words'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { isEnough } from '@/lib/disc/result/over-time'
import { resultPath, routes } from '@/lib/routes'
import { DAY_MS } from '@/lib/when'

/** So many stand beside each other on a phone; of more, the last ones, and a link to the others. */
const MOST = 5
const LAST = 3

interface ThreadProps {
  /** All sittings, newest first. */
  results: readonly AccountResult[]
  className: string | undefined
}

/** Time as a thread: a mark for each sitting, which opens it, as far apart as the sittings were; the dashed place is for the next. */
export function Thread({ results, className }: ThreadProps) {
  const words = useWords('home.you')
  const say = useSay()
  const shown = results.slice(0, results.length > MOST ? LAST : MOST).toReversed()
  const earlier = results.length - shown.length
  return (
    <nav className={className} aria-label={words.sittings}>
      <ol className="relative flex max-w-140 flex-wrap items-start before:absolute before:top-4 before:right-5.5 before:left-7 before:border-0 before:border-ink before:border-t-2 before:border-dotted">
        {earlier > 0 && (
          <li className="pr-2">
            <Link
              className="relative block min-h-11 bg-tone-tint pr-2 font-550 text-13 text-ink-2 leading-8"
              href={`${routes.history}#one-by-one`}
            >
              {say(words.earlier, { count: earlier })}
            </Link>
          </li>
        )}
        {shown.map((result, at) => (
          <li
            key={result.resultId}
            className="flex justify-end"
            style={{ flexGrow: at === 0 ? 0 : daysBetween(shown[at - 1], result) }}
          >
            <Sitting result={result} />
          </li>
        ))}
        <li className="flex min-w-18 narrow:min-w-12 flex-1 justify-end">
          <a
            className="relative grid size-11 content-start justify-items-center pt-1.5"
            href="#take-again"
          >
            <span className="block size-5 rounded-circle border-2 border-ink border-dashed bg-tone-tint" />
            <span className="sr-only">{words.again}</span>
          </a>
        </li>
      </ol>
    </nav>
  )
}

/** At least one, so that two of one day stand apart. */
const daysBetween = (before: AccountResult | undefined, now: AccountResult) =>
  before
    ? Math.max(1, Math.round((now.completedAt.getTime() - before.completedAt.getTime()) / DAY_MS))
    : 0

function Sitting({ result }: { result: AccountResult }) {
  const words = useWords('home.you')
  const { resultId, completedAt, named } = result
  const hasLetter = isEnough(result) && named.doubt.kind !== 'none'
  return (
    <Link
      className="relative grid min-h-11 min-w-14 narrow:min-w-12 justify-items-center gap-1.5 no-underline"
      href={resultPath(resultId)}
    >
      <span className="bg-tone-tint px-1">
        {hasLetter ? (
          <StyleMark letter={named.doubt.first} size={32} />
        ) : (
          <span className="m-1 block size-6 rounded-circle border-2 border-line-strong border-dashed" />
        )}
      </span>
      <span className="sr-only">{isEnough(result) ? named.title : words.tooFew}</span>
      <When
        at={completedAt}
        form="month"
        className="whitespace-nowrap font-550 text-13 text-ink-2"
      />
    </Link>
  )
}
