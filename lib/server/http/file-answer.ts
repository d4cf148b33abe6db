import 'server-only'
import { WHOLE_ANSWER } from '@/lib/api/endpoint'

/** An answer that a browser keeps as a file of this name. */
export function fileAnswer(
  content: Uint8Array | string | ReadableStream,
  type: string,
  fileName: string,
): Response {
  const isWhole = content instanceof Uint8Array
  return new Response(isWhole ? new Uint8Array(content) : content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      ...(isWhole && { [WHOLE_ANSWER]: '1' }),
    },
  })
}

/** A PDF that was drawn, likewise. */
export const pdfAnswer = ({ pdf, fileName }: { pdf: Uint8Array; fileName: string }): Response =>
  fileAnswer(pdf, 'application/pdf', fileName)
