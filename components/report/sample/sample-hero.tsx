import { Bar } from '@/components/charts/bars/score-bar'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Rose } from '@/components/charts/rose/rose'
import { CertaintyNote } from '@/components/results/notes/certainty-note'
import { DoubtLine } from '@/components/results/notes/doubt-line'
import { Link } from '@/components/ui/link'
import { sample } from '@/lib/copy/sample'
import { rangeText } from '@/lib/disc/result/certainty-text'
import type { Report, ScoreLine } from '@/lib/disc/result/report'
import { routes } from '@/lib/routes'
import { DownloadSample } from './download-sample'
import styles from './sample-hero.module.css'
import { SampleTag } from './sample-tag'

/** Whose report this would be: name, picture and the four scores. No price: there is nothing of one's own to sell yet. */
export function SampleHero({ report }: { report: Report }) {
  const { code, name, named, nickname, preview, primary, scores, scoreLines, reading } = report
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
          <CertaintyNote reading={reading} named={named} />
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
        <ul className={`grid gap-s spans ${styles.scores}`} aria-label="The sample’s four scores">
          {scoreLines.map((line) => (
            <Score key={line.letter} line={line} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Score({ line: { letter, name, score, range, band } }: { line: ScoreLine }) {
  return (
    <li className={`tone-${letter} surface ${styles.score}`}>
      <p className={`row gap-xs sm semibold anywhere ${styles.letter}`}>
        <StyleMark letter={letter} size={22} />
        <span>{name}</span>
      </p>
      <p className={`num flex wraps baseline ${styles.value}`}>
        <b>{score}</b>
        {range && <span className="fine mut">{`range ${rangeText(range)}`}</span>}
      </p>
      <Bar letter={letter} score={score} range={range} />
      <p className={`xs semibold mut ${styles.band}`}>{band.text}</p>
    </li>
  )
}
