'use client'

import { useEffect } from 'react'
import { useRouter } from '@/components/ui/language/use-router'
import { groupSettingsPath, inviteToGroupPath } from '@/lib/routes'

/** Parts of a group's page that have become pages of their own. */
const MOVED: Readonly<Record<string, (id: string) => string>> = {
  '#invite': inviteToGroupPath,
  '#join-link': inviteToGroupPath,
  '#sent': inviteToGroupPath,
  '#members-see': groupSettingsPath,
  '#part': groupSettingsPath,
}

/** An address that names such a part leads on to it. */
export function OldAnchors({ groupId }: { groupId: string }) {
  const router = useRouter()
  useEffect(() => {
    const { hash } = window.location
    const path = MOVED[hash]
    if (path) router.replace(`${path(groupId)}${hash}`)
  }, [router, groupId])
  return null
}
