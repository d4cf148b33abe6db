import '@/app/utilities.css'
import type { Metadata } from 'next'
import { connection } from 'next/server'
import { MailList } from '@/components/dev/mail-list'
import { PageFrame } from '@/components/layout/page-frame'
import { env } from '@/lib/server/base/env'
import { listMailFiles } from '@/lib/server/mail/files'

export const metadata: Metadata = { title: 'Mail' }

export default async function DevMailPage() {
  await connection()
  return (
    <PageFrame>
      <MailList mails={await listMailFiles()} isSent={env.smtpUrl !== null} />
    </PageFrame>
  )
}
