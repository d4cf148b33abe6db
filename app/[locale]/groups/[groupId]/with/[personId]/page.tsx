import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountFrame } from '@/app/account-frame'
import { MissingGroup } from '@/components/groups/group/missing-group'
import { ColleagueScreen } from '@/components/groups/member/colleague-screen'
import { colleagueIn } from '@/components/groups/member/colleagues'
import { youTwo } from '@/lib/copy/you-two'
import { localPath } from '@/lib/languages/of-page'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { colleaguePath, groupPath } from '@/lib/routes'
import { requireGroup } from '@/lib/server/groups/groups'
import { nullIfNotFound } from '@/lib/server/http/not-found'
import { requirePerson } from '@/lib/server/http/page-gate'

export const metadata: Metadata = { title: youTwo.pageTitle, ...PRIVATE_PAGE }

interface PageProps {
  params: Promise<{ groupId: string; personId: string }>
}

export default async function ColleaguePage({ params }: PageProps) {
  const { groupId, personId } = await params
  const viewer = await requirePerson(colleaguePath(groupId, personId))
  const group = await nullIfNotFound(requireGroup(viewer, groupId))
  if (group && group.archived_at !== null) redirect(await localPath(groupPath(groupId)))
  const two = group && colleagueIn(group, viewer.session.user.id, personId)
  return (
    <AccountFrame>
      {two ? <ColleagueScreen group={group} {...two} /> : <MissingGroup />}
    </AccountFrame>
  )
}
