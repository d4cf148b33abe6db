import { Rose } from '@/components/charts/rose/rose'
import { DoubtLine } from '@/components/results/notes/doubt-line'
import { ScoreCards } from '@/components/results/scores/score-cards'
import { Link } from '@/components/ui/link'
import { sample } from '@/lib/copy/sample'
import type { Report } from '@/lib/disc/result/report'
import { routes } from '@/lib/routes'
import { DownloadSample } from './download-sample'
import styles from './sample-hero.module.css'
import { SampleTag } from './sample-tag'

/** Whose report this would be: name, picture and the four scores. No price: there is nothing of one's own to sell yet. */
export function SampleHero({ report }: { report: Report }) {
  const { code, name, named, nickname, preview, primary, scores, scoreLines } = report
  return (
    <section className={`tone-${primary} hero`}>
      <div className={`wrap grid middle medium-stack ${styles.columns}`}>
        <div>
          <div className={`row gap-s semibold ${styles.code}`}>
            <DoubtLine doubt={named.doubt} />
          </div>
          <h1 className={`d1 anywhere ${styles.name}`}>{name}</h1>
          <p className={`nickname ${styles.nickname}`}>
            <span>{`“${nickname}”`}</span> <b>{code}</b>
          </p>
          <p className={`lede ink ${styles.summary}`}>{preview.summary}</p>
          <div className={`row wraps narrow-fills ${styles.actions}`}>
            <DownloadSample />
            <Link className="btn outline" href={routes.guestAssessment}>
              {sample.take}
            </Link>
          </div>
        </div>
        <div className={`grid gap-xs ${styles.picture}`}>
          <Rose scores={scores} size={380} padding={6} rings textured letters />
          <SampleTag />
        </div>
        <div className="spans">
          <ScoreCards lines={scoreLines} label="The sample’s four scores" />
        </div>
      </div>
    </section>
  )
}
