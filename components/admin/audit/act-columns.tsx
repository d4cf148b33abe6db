import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { AdminAct } from '@/lib/api/admin/admin'
import { adminUserPath } from '@/lib/routes'
import type { Column } from '../admin-table'
import { PersonLink } from '../person-link'
import { ACT_NAMES, actorWords, detailWords, targetWords } from './act-words'

/** What an admin did: when, who, what, to whom, and from where. */
export const ACT_COLUMNS: [Column<AdminAct>, ...Column<AdminAct>[]] = [
  { label: 'When', cell: ({ at }) => <When at={at} form="moment" /> },
  { label: 'Who', cell: (act) => <Actor act={act} /> },
  { label: 'What', cell: (act) => <What act={act} /> },
  { label: 'To', cell: ({ target }) => <Target target={target} /> },
  { label: 'From', cell: ({ client }) => client ?? 'Not kept' },
]

function Actor({ act: { via, actor } }: { act: AdminAct }) {
  if (!actor?.email) return <span>{actorWords({ via, actor })}</span>
  return <PersonLink person={{ id: actor.id, name: actor.name ?? '', email: actor.email }} />
}

function What({ act }: { act: AdminAct }) {
  const details = detailWords(act)
  return (
    <>
      <span>{ACT_NAMES[act.act]}</span>
      {details && <span className="text-ink-2">{`: ${details}`}</span>}
    </>
  )
}

function Target({ target }: { target: AdminAct['target'] }) {
  const words = targetWords(target)
  if (target.kind !== 'user' || !target.id || !target.name) return <span>{words}</span>
  return <Link href={adminUserPath(target.id)}>{words}</Link>
}
