import 'server-only'

/** An answer that a browser keeps as a file of this name. */
export function fileAnswer(
  content: Uint8Array | string | ReadableStream,
  type: string,
  fileName: string,
): Response {
  return new Response(content instanceof Uint8Array ? new Uint8Array(content) : content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  })
}
