import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { STYLE_CONTENT } from '@/lib/disc/content/all'
import type { Point, StyleContent } from '@/lib/disc/content/types'
import { planGoals } from '@/lib/disc/result/action-plan'
import { isStyleCode } from '@/lib/disc/styles'
import { messages } from '@/lib/messages'
import { readsReportOf } from '../assessments/results'
import type { Viewer } from '../viewer/viewer'

/** The texts of a style as the API writes them. `detailed` needs the complete report of a result with that code. */
export async function getPersonalityContent(
  viewer: Viewer,
  code: string,
  type: 'preview' | 'detailed',
) {
  if (!isStyleCode(code)) throw new ApiError('not_found', messages.api.notFound)
  const content = STYLE_CONTENT[code]
  if (type === 'preview') return toWire(content)
  if (!(await readsReportOf(viewer, code))) {
    throw new ApiError('premium_required', messages.api.premium)
  }
  return { ...toWire(content), detailed: toDetailed(content) }
}

function toWire({ code, name, nickname, preview }: StyleContent) {
  const { pace, perspective, focus } = preview.coreTraits
  return {
    code,
    name,
    nickname,
    preview: {
      keywords: [...preview.keywords],
      core_traits: { pace: pace.title, perspective: perspective.title, focus: focus.title },
      summary: preview.summary,
    },
  }
}

function toDetailed({ code, detail }: StyleContent) {
  return {
    description: detail.description.join('\n\n'),
    core_values: detail.coreValues.map(inOneLine),
    strengths: detail.strengths.map(inOneLine),
    limitations: detail.limitations.map(inOneLine),
    development_tips: [...detail.developmentTips],
    work_style: {
      leadership: detail.workStyle.leadership,
      team_role: detail.workStyle.teamRole,
      communication: detail.workStyle.communication,
      environment: detail.workStyle.environment,
    },
    career_matches: detail.careers.map(inOneLine),
    action_plan: planGoals(code, detail.goals).map(({ goal, metric, deadline, firstStep }) => ({
      goal,
      metric,
      deadline,
      first_step: firstStep,
    })),
    communication: {
      say: detail.phrases.map((phrase) => phrase.say),
      avoid: detail.phrases.map((phrase) => phrase.avoid),
    },
  }
}

const inOneLine = ({ title, text }: Point) => `${title}: ${text}`
