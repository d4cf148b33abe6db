import type { Metadata } from 'next'
import { AccountFrame } from '@/app/account-frame'
import { MissingGroup } from '@/components/groups/group/missing-group'
import { SettingsScreen } from '@/components/groups/group/settings-screen'
import { SETTINGS_PAGE } from '@/lib/copy/team-story'
import { groupsMessages } from '@/lib/messages/groups'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { groupSettingsPath } from '@/lib/routes'
import { readOwn } from '@/lib/server/groups/own'
import { nullIfNotFound } from '@/lib/server/http/not-found'
import { openLed } from '../open-group'

interface PageProps {
  params: Promise<{ groupId: string }>
}

const open = (groupId: string) => openLed(groupId, groupSettingsPath(groupId))

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { group } = await open((await params).groupId)
  const title = group ? SETTINGS_PAGE.tab(group.name) : groupsMessages.notFound
  return { title, ...PRIVATE_PAGE }
}

export default async function SettingsPage({ params }: PageProps) {
  const { viewer, group } = await open((await params).groupId)
  const own = group && (await nullIfNotFound(readOwn(viewer, group)))
  return (
    <AccountFrame>
      {group && own ? (
        <SettingsScreen
          group={group}
          personId={viewer.session.user.id}
          part={own.part}
          choice={own.choice}
        />
      ) : (
        <MissingGroup />
      )}
    </AccountFrame>
  )
}
