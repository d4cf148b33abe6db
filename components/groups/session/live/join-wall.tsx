import { useMemo } from 'react'
import { QrPicture } from '@/components/groups/group/qr-picture'
import type { Wall } from '@/lib/api/live'
import { JOIN_WALL } from '@/lib/copy/live/wall'
import { MOST_NAMED } from '@/lib/disc/team/session'
import { qrOf } from '@/lib/qr'
import sheet from '../session.module.css'
import { Title } from '../sheets'
import { RingSign } from './circle-walls'
import styles from './live.module.css'

/** More rings than these say no more. */
const MOST_RINGS = 72

/** How one comes in, and who has. */
export function JoinWall({ wall }: { wall: Wall }) {
  const { code, link, allows_guests, joined, names } = wall
  const qr = useMemo(() => qrOf(link), [link])
  const { before, strong, after } = allows_guests ? JOIN_WALL.ofAnyone : JOIN_WALL.ofMembers
  return (
    <div className={styles.join}>
      <div className={sheet.said}>
        <Title>{JOIN_WALL.title}</Title>
        <p className={sheet.text}>
          <span>{before}</span> <b>{strong}</b> <span>{after}</span>
        </p>
        <Here joined={joined} names={names} />
      </div>
      <div className={styles.door}>
        <QrPicture code={qr} label={JOIN_WALL.qr} className={styles.qr} />
        <p className={styles.typed}>
          <span>{JOIN_WALL.typeAt(new URL(link).host)}</span>
          <b>{`${code.slice(0, 3)} ${code.slice(3)}`}</b>
        </p>
      </div>
    </div>
  )
}

/** A ring for each who has come; of a few, with the names of those who agreed. */
function Here({ joined, names }: Pick<Wall, 'joined' | 'names'>) {
  if (joined === 0) return null
  const isFew = joined <= MOST_NAMED
  const unnamed = Math.max(0, joined - (isFew ? names.length : 0))
  return (
    <ul className={styles.here} data-many={!isFew || undefined} aria-label={JOIN_WALL.here(joined)}>
      {isFew &&
        names.map(({ id, name }) => (
          <li key={id}>
            <RingSign />
            <bdi>{name}</bdi>
          </li>
        ))}
      {Array.from({ length: Math.min(unnamed, MOST_RINGS) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
        <li key={at}>
          <RingSign />
          <span className="sr-only">{JOIN_WALL.noName}</span>
        </li>
      ))}
    </ul>
  )
}
