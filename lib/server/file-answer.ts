import 'server-only'

/** An answer that a browser keeps as a file of this name. */
export function fileAnswer(content: Uint8Array | string, type: string, fileName: string): Response {
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  })
}
