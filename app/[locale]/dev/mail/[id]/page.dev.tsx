import '@/app/utilities.css'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { MailView } from '@/components/dev/mail-view'
import { PageFrame } from '@/components/layout/page-frame'
import { localPath } from '@/lib/languages/of-page'
import { routes } from '@/lib/routes'
import { findMailFile } from '@/lib/server/mail/files'

export const metadata: Metadata = { title: 'Mail' }

export default async function DevMailPage(props: { params: Promise<{ id: string }> }) {
  const { id } = await props.params
  const mail = await findMailFile(id)
  if (!mail) redirect(await localPath(routes.devMail))
  return (
    <PageFrame>
      <MailView mail={mail} />
    </PageFrame>
  )
}
