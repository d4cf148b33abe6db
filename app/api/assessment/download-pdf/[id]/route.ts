import { downloadPdf } from '@/lib/api/assessment'
import { handler } from '@/lib/server/handler'
import { downloadReport } from '@/lib/server/reports'

export const GET = handler(downloadPdf, async ({ viewer, params, query }) => {
  const { pdf, fileName } = await downloadReport(viewer, params.id, {
    personName: query.user_name,
    paper: query.paper,
  })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Content-Length': String(pdf.byteLength),
    },
  })
})
