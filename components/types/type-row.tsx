import Link from 'next/link'
import { StyleCircle } from '@/components/charts/style-circle'
import type { Letter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { typePath } from '@/lib/routes'
import styles from './type-row.module.css'

/** One style in a list: its circle, its names and its keywords. The whole row leads to its page. */
export function TypeRow({ type }: { type: ResultPreview['style'] }) {
  const { code, name, nickname, keywords } = type
  return (
    <li className={styles.row}>
      <StyleCircle
        size={76}
        gap={1}
        letters={false}
        lit={[...code] as Letter[]}
        decorative
        className={styles.circle}
      />
      <div>
        <h3 className={styles.name}>
          <Link href={typePath(code)} className={styles.link}>
            {name}
          </Link>
          <span className={styles.code}>{code}</span>
        </h3>
        <p className={styles.nickname}>“{nickname}”</p>
        <p className="text-15 mut leading-45">{keywords.join(', ')}</p>
      </div>
    </li>
  )
}
