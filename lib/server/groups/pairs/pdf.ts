import 'server-only'
import type { Paper } from '@/lib/pdf/paper'
import { plainDayIn } from '@/lib/when'
import type { Asker } from '../../reports/asker'
import { drawShared } from '../../reports/draw-shared'
import { renderOtherPdf } from '../../reports/pdf'
import type { Viewer } from '../../viewer/viewer'
import { requireShared } from './pairs'

interface PairPdfRequest {
  paper: Paper
  time_zone: string
  /** As typed, instead of the viewer's name and the other person's. */
  spellings: Partial<Record<'me' | 'other', string>>
  asker: Asker
}

/** How the viewer and one other person work together, as a PDF. Throws `not_found`. */
export async function drawPairPdf(
  viewer: Viewer,
  id: string,
  request: PairPdfRequest,
): Promise<{ pdf: Buffer; fileName: string }> {
  const { paper, time_zone: timeZone, spellings, asker } = request
  const read = async () => {
    const { agreedAt, people } = await requireShared(viewer, id)
    const [me, other] = people
    const spelled = [
      { ...me, name: spellings.me ?? me.name },
      { ...other, name: spellings.other ?? other.name },
    ] as const
    return { people: spelled, day: plainDayIn(agreedAt, timeZone) }
  }
  const { pdf, data } = await drawShared(read, (pair) =>
    renderOtherPdf({ kind: 'pair', pair, paper }, asker),
  )
  return { pdf, fileName: `DISC_Pair_${data.day}.pdf` }
}
