import { Info, Lock } from 'lucide'
import { useSay, useWords } from '#words'
import { BandRose } from '@/components/charts/rose/band-rose'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { LETTER_NAMES, perLetter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { forResult, routes } from '@/lib/routes'
import { AgainLinks } from './again-links'
import { DoubtLine } from './notes/doubt-line'
import { ReportLink } from './offer/sales-link'
import { OwnLinks } from './own-links'
import { heroTone } from './style/hero-tone'
import { KeyTraits } from './style/key-traits'

/** The same for everyone: the decoy says nothing about the person's own bands. */
const DECOY_BANDS = perLetter(() => 'MED' as const)

interface ShortResultProps {
  preview: ResultPreview
  isSignedIn: boolean
  /** Not only opened by a mailed link. */
  isOwn: boolean
}

/** The short result: the primary letter, the style's name and the free traits. */
export function ShortResult({ preview, isSignedIn, isOwn }: ShortResultProps) {
  const { style, named, primary, unlocked, resultId, missing } = preview
  const isFew = missing > 0 && !unlocked
  const words = useWords('results.short')
  const hero = useWords('results.hero')
  const say = useSay()
  return (
    <>
      <section className={`isolate border-tone-mid border-b bg-tone-tint ${heroTone(named.doubt)}`}>
        <div className="container grid grid-cols-[minmax(0,1fr)_230px] narrow:grid-cols-1! items-center gap-[clamp(36px,5.4vw,56px)] px-0 pt-[clamp(32px,5.4vw,56px)] pb-[clamp(44px,5.8vw,60px)]">
          <div>
            <div className="mb-5 grid gap-3 leading-normal">
              <DoubtLine doubt={named.doubt} />
              <p>
                {say(words.primary, {
                  letter: LETTER_NAMES[primary],
                  b: (letter) => <b>{letter}</b>,
                })}
              </p>
            </div>
            <h1 className="mb-3 text-d2">{isFew ? `${named.title}.` : style.name}</h1>
            {!isFew && (
              <p className={`nickname mb-7 tone-${primary}`}>
                <span>{say(hero.nickname, { nickname: style.nickname })}</span> <b>{style.code}</b>
              </p>
            )}
            <div>
              {unlocked ? (
                <ReportLink preview={preview} className="btn btn-large" />
              ) : (
                <Link
                  className="btn btn-large narrow:w-full!"
                  href={forResult(routes.enhancedGuestResults, resultId)}
                >
                  {words.preview}
                </Link>
              )}
            </div>
          </div>
          <div className="relative grid place-items-center">
            <BandRose
              bands={DECOY_BANDS}
              size={230}
              className="opacity-50 [filter:blur(7px)_grayscale(0.7)]"
            />
            {!unlocked && (
              <span className="absolute grid size-14 place-items-center rounded-circle border border-line bg-surface">
                <Icon of={Lock} />
              </span>
            )}
          </div>
        </div>
      </section>
      <div className="container px-0 pt-[clamp(36px,4.7vw,48px)] pb-[clamp(44px,6.2vw,64px)]">
        <p className="flex max-w-[44rem] items-baseline gap-3 text-ink-2">
          <Icon
            of={Info}
            className="size-[1em] flex-none stroke-[1.9] [transform:translateY(2px)]"
          />
          <span>
            <span>{words.leftOut}</span>{' '}
            {unlocked && (
              <Link
                className="font-600 text-ink"
                href={forResult(routes.enhancedGuestResults, resultId)}
              >
                {words.preview}
              </Link>
            )}
          </span>
        </p>
        {!isFew && <KeyTraits preview={preview} />}
        <AgainLinks>
          {isOwn && <OwnLinks resultId={resultId} isInAccount={isSignedIn} />}
        </AgainLinks>
      </div>
    </>
  )
}
