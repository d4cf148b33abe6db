import { pdfMessages } from '@/lib/messages/pdf'
import { Link } from '../link'

interface PdfNoteProps {
  /** Where the same is read; the page itself, unless it is another. */
  href?: string
}

/** Beside the download of a PDF: it has no tags, so who listens reads the page. */
export function PdfNote({ href }: PdfNoteProps) {
  const { here, session, isAccessible } = pdfMessages.untagged
  return (
    <p className="print:hidden! w-full text-ink-2 text-sm">
      {href ? <Link href={href}>{session}</Link> : <a href="#main">{here}</a>}
      <span>{` ${isAccessible}`}</span>
    </p>
  )
}
