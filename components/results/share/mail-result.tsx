import { Words } from '@/lib/words/words'
import { MailForm } from './mail-form'

/** Mails a guest their free result; with its words. */
export const MailResult = (props: { resultId: string }) => (
  <Words of={['results.mail']}>
    <MailForm {...props} />
  </Words>
)
