import '@/app/utilities.css'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CodeScreen } from '@/components/groups/live/phone/code-screen'
import { CODE } from '@/lib/copy/live/phone'
import { readJoinCode, readLiveCode } from '@/lib/join-code'
import { localPath } from '@/lib/languages/of-page'
import { joinPath, livePath } from '@/lib/routes'

export const metadata: Metadata = {
  title: CODE.page,
  robots: { index: false },
  referrer: 'no-referrer',
}

interface PageProps {
  searchParams: Promise<{ code?: string | string[] }>
}

/** Where a code is typed: six letters lead to a live session, the twelve of a join link to its group. */
export default async function CodePage({ searchParams }: PageProps) {
  const { code } = await searchParams
  if (typeof code !== 'string' || code.trim() === '') return <CodeScreen />
  // A whole link may have been pasted.
  const typed = code.split('/').at(-1) ?? ''
  const live = readLiveCode(typed)
  if (live) redirect(await localPath(livePath(live)))
  const join = readJoinCode(typed)
  if (join) redirect(await localPath(joinPath(join)))
  return <CodeScreen wrong={code} />
}
