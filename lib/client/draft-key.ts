/** Where a guest's unfinished assessment is kept, and how far it got: for pages without the assessment's code. */
export const DRAFT_KEY = 'discern.guest-assessment'

/** The question at which a guest stopped; null where nothing was answered. What cannot be read counts as nothing. */
export function stoppedAt(): { question: number; total: number } | null {
  try {
    const { answers, questions, choices } = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '')
    const [answered, total] = [answers.length, questions.length]
    const isBegun = answered > 0 || choices.most !== null || choices.least !== null
    return isBegun && answered < total ? { question: answered + 1, total } : null
  } catch {
    return null
  }
}
