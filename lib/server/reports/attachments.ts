import 'server-only'
import type { Mail } from '@/lib/mail/mails'
import { reportFile } from './reports'

/** The files that go with a mail: a receipt has the report that it is for, unless that was locked or deleted since. */
export async function attachmentsOf({ kind, data }: Mail) {
  if (kind !== 'receipt' || !data.resultId) return []
  const file = await reportFile(data.resultId)
  if (!file) return []
  return [{ filename: file.fileName, content: file.pdf, contentType: 'application/pdf' }]
}
