import { metrics } from '@/lib/api/system'
import { readFigures } from '@/lib/server/http/figures'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(
  metrics,
  async ({ headers }) =>
    new Response(await readFigures(headers), {
      headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
    }),
)
