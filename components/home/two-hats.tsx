import { useSay, useWords } from '#words'
import { Rose } from '@/components/charts/rose/rose'
import { DoubtLine } from '@/components/results/notes/doubt-line'
import { heroTone } from '@/components/results/style/hero-tone'
import { Link } from '@/components/ui/link'
import type { Hat as HatResult } from '@/lib/disc/result/home'
import { resultPath, routes } from '@/lib/routes'

interface TwoHatsProps {
  hats: readonly HatResult[]
  way: React.ReactNode
}

/** Two labels that differ for sure: two names beside each other, and none above. */
export function TwoHats({ hats, way }: TwoHatsProps) {
  const words = useWords('home.you')
  return (
    <>
      <h1 className="sr-only">{words.title}</h1>
      <div className="grid grid-cols-2 narrow:grid-cols-1">
        {hats.map((hat) => (
          <Hat key={hat.label} hat={hat} />
        ))}
      </div>
      {way && <div className="container mt-8 max-w-96 narrow:max-w-none">{way}</div>}
    </>
  )
}

function Hat({ hat }: { hat: HatResult }) {
  const { label, resultId, named, style, scores, sittings } = hat
  const { doubt, title } = named
  const words = useWords('home.you')
  const { nickname } = useWords('results.hero')
  const say = useSay()
  return (
    <section
      className={`wrap-anywhere grid content-start justify-items-start border-tone-mid border-b bg-tone-tint narrow:px-5! px-12 narrow:py-6.5 pt-12 pb-13 first:pl-[max(20px,calc((100vw-1176px)/2))] ${heroTone(doubt)}`}
      aria-label={label}
    >
      <p className="mb-3 font-650 text-17">
        <bdi>{label}</bdi>
      </p>
      <Rose className="mb-6 narrow:w-50" scores={scores} size={280} padding={4} textured />
      <DoubtLine doubt={doubt} />
      <h2 className="mt-3.5 mb-2.5 text-d2">{style?.name ?? title}</h2>
      {style && (
        <p className={`nickname mb-3.5 tone-${doubt.first}`}>
          <span>{say(nickname, { nickname: style.nickname })}</span> <b>{style.code}</b>
        </p>
      )}
      {sittings === 1 ? (
        <Link
          className="link min-h-10"
          href={resultPath(resultId)}
          aria-label={say(words.oneOf, { label })}
        >
          {words.one}
        </Link>
      ) : (
        <Link className="link min-h-10" href={`${routes.history}#one-by-one`}>
          {say(words.several, { count: sittings })}
        </Link>
      )}
    </section>
  )
}
