import { Eye, EyeOff } from 'lucide'
import { LogoMark } from '@/components/charts/rose/logo-mark'
import { Icon } from '@/components/ui/icon'
import { When } from '@/components/ui/when'
import { CARD_NEVER, CARD_SEES } from '@/lib/copy/sharing'
import type { MembersSee } from '@/lib/members-see'
import { messages } from '@/lib/messages'
import { PRODUCT } from '@/lib/product'
import type { Qr } from '@/lib/qr'
import { groupPath } from '@/lib/routes'
import { DeadEnd } from '../dead-end'
import { PersonName } from '../person-name'
import { Trail } from '../trail'
import styles from './join-card.module.css'
import { PrintButton } from './print-button'
import { QrPicture } from './qr-picture'
import { TypedLink } from './typed-link'

interface JoinCardProps {
  groupId: string
  card: {
    url: string
    name: string
    members_see: MembersSee
    leader: { first_name: string; last_name: string }
    last_day: string
  }
  code: Qr
}

/** The card of a join link for the wall: a sheet of A5 with the code, and who sees what. */
export function JoinCard({ groupId, card, code }: JoinCardProps) {
  const { url, name, leader, members_see, last_day } = card
  return (
    <div className={`wrap stack page close ${styles.page}`}>
      <Trail group={{ id: groupId, name }} here="Join card" />
      <div className="row wraps gap-m unprinted">
        <PrintButton />
        <p className="sm mut">A5, or half a sheet of A4.</p>
      </div>
      <article className={`stack ${styles.card}`} aria-label="The card">
        <header className="stack gap-s anywhere">
          <p>
            <PersonName person={leader} /> invites you to
          </p>
          <h1 className={`d3 clamped ${styles.name}`}>
            <bdi>{name}</bdi>
          </h1>
          <p className={styles.what}>
            28 short questions about how you work. You get your own result, and we get a map of the
            team.
          </p>
        </header>
        <div className={`grid middle ${styles.way}`}>
          <QrPicture code={code} className={styles.code} label="The link as a QR code" />
          <div className="stack gap-s">
            <p className={`bold ${styles.point}`}>Point your camera here.</p>
            <p>
              <span className="own-line">Or type</span>
              <b className="anywhere">
                <TypedLink url={url} />
              </b>
            </p>
          </div>
        </div>
        <div className={styles.foot}>
          <dl className={styles.panes}>
            <dt>
              <Icon of={Eye} />
              They see
            </dt>
            <dd>{CARD_SEES[members_see]}</dd>
            <dt>
              <Icon of={EyeOff} />
              They never see
            </dt>
            <dd>{CARD_NEVER}</dd>
          </dl>
          <p className={`row apart ${styles.last}`}>
            <span className="row gap-xs bold">
              <LogoMark size={18} />
              {PRODUCT}
            </span>
            <span>
              Free. Works until <When at={last_day} />.
            </span>
          </p>
        </div>
      </article>
    </div>
  )
}

/** In its place, while the group has no link that works. */
export function NoJoinCard({ groupId }: { groupId: string }) {
  return (
    <DeadEnd
      title={messages.groups.noLink}
      isWhole
      href={groupPath(groupId)}
      label="Back to the group"
    >
      You can make one on the group’s page.
    </DeadEnd>
  )
}
