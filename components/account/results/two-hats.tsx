import { Tag } from 'lucide'
import { Rose } from '@/components/charts/rose/rose'
import { Icon } from '@/components/ui/icon'
import { countOf } from '@/lib/counts'
import { doHatsDiffer, type Hat, hatsInWords } from '@/lib/disc/result/hats'
import styles from './two-hats.module.css'

/** Two labels beside each other, and the letters that differ between them: with a name each, where they are two. */
export function TwoHats({ hats }: { hats: readonly [Hat, Hat] }) {
  const areTwo = doHatsDiffer(hats)
  return (
    <section className={`card grid middle medium-stack ${styles.card}`} aria-labelledby="two-hats">
      <div className="grid gap-s anywhere">
        <h2 id="two-hats" className="d3">
          Two hats
        </h2>
        <p className="mut">{hatsInWords(hats)}</p>
      </div>
      <ul className={`grid ${styles.hats}`}>
        {hats.map(({ label, title, scores, sittings }) => (
          <li key={label} className={`grid gap-s anywhere ${styles.hat}`}>
            <Rose scores={scores} size={190} padding={5} rings />
            {areTwo && <h3 className="h4">{title}</h3>}
            <b className={`row gap-xs sm pill ${styles.label}`}>
              <Icon of={Tag} />
              <bdi>{label}</bdi>
            </b>
            <span className="sm mut">{countOf(sittings, 'sitting')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
