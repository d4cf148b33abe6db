import { Eye, EyeOff } from 'lucide'
import { LogoMark } from '@/components/charts/rose/logo-mark'
import { Icon } from '@/components/ui/icon'
import { When } from '@/components/ui/when'
import { CARD_NEVER, CARD_SEES } from '@/lib/copy/sharing'
import type { MembersSee } from '@/lib/members-see'
import { groupsMessages } from '@/lib/messages/groups'
import { PRODUCT } from '@/lib/product'
import type { Qr } from '@/lib/qr'
import { groupPath } from '@/lib/routes'
import { DeadEnd } from '../dead-end'
import { PersonName } from '../person-name'
import { Trail } from '../trail'
import { PrintButton } from './print-button'
import { QrPicture } from './qr-picture'
import { TypedLink } from './typed-link'
import './join-card.css'

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
    <div className="page page-close container grid grid-cols-1 gap-6 print:w-[148mm] print:gap-0 print:p-0 print:[page:join-card]">
      <Trail group={{ id: groupId, name }} here="Join card" />
      <div className="print:hidden! flex flex-wrap items-center gap-4">
        <PrintButton />
        <p className="text-ink-2 text-sm">A5, or half a sheet of A4.</p>
      </div>
      <article
        className="grid min-h-[209mm] narrow:min-h-0 w-[min(100%,148mm)] grid-cols-1 content-between gap-[8mm] border border-line bg-white p-[clamp(20px,12mm,12mm)] [--ink-2:#474b54] [--ink:#15171c] [color-scheme:light] [color:#15171c] print:border-0 print:text-[11pt]"
        aria-label="The card"
      >
        <header className="wrap-anywhere grid grid-cols-1 gap-3">
          <p>
            <PersonName person={leader} /> invites you to
          </p>
          <h1 className="line-clamp-[var(--lines,3)] min-w-0 text-[length:clamp(1.75rem,10mm,2.5rem)] leading-[1.06] tracking-[-0.028em]">
            <bdi>{name}</bdi>
          </h1>
          <p className="max-w-[26rem]">
            28 short questions about how you work. You get your own result, and we get a map of the
            team.
          </p>
        </header>
        <div className="grid grid-cols-[56mm_minmax(0,1fr)] narrow:grid-cols-1 items-center gap-[7mm]">
          <QrPicture
            code={code}
            className="block w-full narrow:max-w-[56mm] rounded-[3mm] border-[0.5mm] [border-color:#15171c]"
            label="The link as a QR code"
          />
          <div className="grid grid-cols-1 gap-3">
            <p className="font-650 text-[1.35rem] leading-tight">Point your camera here.</p>
            <p>
              <span className="block">Or type</span>
              <b className="wrap-anywhere">
                <TypedLink url={url} />
              </b>
            </p>
          </div>
        </div>
        <div>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] narrow:grid-cols-1 rounded-[3mm] border text-14 [border-color:#15171c] [&_dt+dd+dt+dd]:border-0 [&_dt+dd+dt+dd]:border-t narrow:[&_dt+dd+dt+dd]:border-t-0 [&_dt+dd+dt+dd]:border-dashed [&_dt+dd+dt+dd]:[border-color:#85878b] [&_dt+dd+dt]:border-0 [&_dt+dd+dt]:border-t [&_dt+dd+dt]:border-dashed [&_dt+dd+dt]:[border-color:#85878b]">
            <dt className="flex gap-[2mm] whitespace-nowrap px-[3mm] py-[2mm] font-600">
              <Icon of={Eye} />
              They see
            </dt>
            <dd className="px-[3mm] py-[2mm] narrow:pt-0">{CARD_SEES[members_see]}</dd>
            <dt className="flex gap-[2mm] whitespace-nowrap px-[3mm] py-[2mm] font-600">
              <Icon of={EyeOff} />
              They never see
            </dt>
            <dd className="px-[3mm] py-[2mm] narrow:pt-0">{CARD_NEVER}</dd>
          </dl>
          <p className="mt-[4mm] flex flex-wrap items-center justify-between gap-x-[4mm] gap-y-[1mm] text-13">
            <span className="flex items-center gap-2 font-650">
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
      title={groupsMessages.noLink}
      isWhole
      href={groupPath(groupId)}
      label="Back to the group"
    >
      You can make one on the group’s page.
    </DeadEnd>
  )
}
