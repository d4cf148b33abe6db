import '@/app/utilities.css'
import type { Metadata } from 'next'
import { LivePhone } from '@/components/groups/live/phone/live-phone'
import { ScriptNote } from '@/components/layout/needs-script'
import { title } from '@/lib/copy/live/phone'
import { readPlace } from './place'

/** The group’s name stands nowhere before someone has come in. */
export const metadata: Metadata = {
  title,
  robots: { index: false },
  referrer: 'no-referrer',
}

interface PageProps {
  params: Promise<{ code: string }>
}

export default async function LivePage({ params }: PageProps) {
  const { code } = await params
  return (
    <>
      <ScriptNote />
      <LivePhone code={code} first={await readPlace(code)} />
    </>
  )
}
