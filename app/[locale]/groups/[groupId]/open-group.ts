import { redirect } from 'next/navigation'
import { cache } from 'react'
import { localPath } from '@/lib/languages/of-page'
import { groupPath } from '@/lib/routes'
import { requireGroup } from '@/lib/server/groups/groups'
import { nullIfNotFound } from '@/lib/server/http/not-found'
import { requirePerson } from '@/lib/server/http/page-gate'

/** A group as the viewer has it, once for a page and its title; null where there is none. `path` is where to come back to. */
export const openGroup = cache(async (groupId: string, path: string) => {
  const viewer = await requirePerson(path)
  return { viewer, group: await nullIfNotFound(requireGroup(viewer, groupId)) }
})

/** … for a page that its leaders alone have. An archived group has nothing to change: its own page says so. */
export async function openLed(groupId: string, path: string) {
  const { viewer, group } = await openGroup(groupId, path)
  if (!group?.is_leader) return { viewer, group: null }
  if (group.archived_at !== null) redirect(await localPath(groupPath(groupId)))
  return { viewer, group }
}
