import { Rose } from '@/components/charts/rose/rose'
import { AgainLinks } from '@/components/results/again-links'
import { HowSure } from '@/components/results/notes/how-sure'
import styles from '@/components/results/result-body.module.css'
import { NumberTable } from '@/components/results/scores/letter-tables'
import { KeyTraits } from '@/components/results/style/key-traits'
import { ResultHero } from '@/components/results/style/result-hero'
import { Link } from '@/components/ui/link'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { overSittings } from '@/lib/disc/result/over-time'
import type { Together } from '@/lib/disc/result/together'
import { routes } from '@/lib/routes'
import { RevealRings } from './reveal-rings'

interface TogetherViewProps {
  together: Together
  /** All sittings of the person, the newest first. */
  results: readonly AccountResult[]
}

/** What all sittings say together, as a result of its own. */
export function TogetherView({ together, results }: TogetherViewProps) {
  const { named, style, scores, scoreLines, traits, sittings } = together
  const areLabeled = results.some(({ label }) => label !== null)
  return (
    <>
      <ResultHero
        result={{ resultId: '', named, settling: null }}
        style={style}
        isOwn={false}
        eyebrow={
          <p className="font-600 text-ink-2">
            {overSittings(sittings, results.length, areLabeled)}
          </p>
        }
        picture={<Rose scores={scores} size={400} padding={6} rings textured letters reveal />}
      >
        <Link className="btn btn-large" href={routes.history}>
          See each sitting
        </Link>
      </ResultHero>
      <div className={`container ${styles.body}`}>
        <HowSure named={named}>
          <NumberTable lines={scoreLines} />
        </HowSure>
        <RevealRings lines={scoreLines} />
        <KeyTraits preview={{ traits, unlocked: true }} />
        <AgainLinks isInAccount />
      </div>
    </>
  )
}
