'use client'

import { createContext, useContext, useEffect, useState } from 'react'
import { useUser } from '@/components/account/auth/use-user'
import { Link } from '@/components/ui/link'
import type { AssessmentResult } from '@/lib/api/results'
import { letterLink } from '@/lib/copy/disc/words'
import type { Letter } from '@/lib/disc/letters'
import { isStyleCode, type StyleCode } from '@/lib/disc/styles'
import { letterPath, resultPath, routes, typePath } from '@/lib/routes'

type Latest = Pick<
  AssessmentResult,
  'assessment_id' | 'personality_type_code' | 'personality_type_name'
>

/** The reader's newest result: null for none, undefined until that is known. */
const Own = createContext<Latest | null | undefined>(undefined)

/** Asks for it once for all buttons of a page. A public page without an answer reads as for a visitor. */
export function OwnStyle({ children }: { children: React.ReactNode }) {
  const user = useUser()
  const [latest, setLatest] = useState<Latest | null>()
  useEffect(() => {
    if (!user) {
      setLatest(user)
      return
    }
    const ended = new AbortController()
    // Without `call`, which would ask a reader whose session has ended to sign in again.
    fetch('/api/results/latest', { signal: ended.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Latest>) : null))
      .catch(() => null)
      .then((found) => {
        if (!ended.signal.aborted) setLatest(found)
      })
    return () => ended.abort()
  }, [user])
  return <Own value={latest}>{children}</Own>
}

interface OwnStyleLinkProps {
  /** The style of the page. */
  code: StyleCode
  className?: string
}

/** The one way on from a style's page: to the assessment, or to what the reader already knows of themself. */
export function OwnStyleLink({ code, className = '' }: OwnStyleLinkProps) {
  const latest = useContext(Own)
  const start = useUser() ? routes.assessment : routes.guestAssessment
  const { href, text } = ownWay(code, latest) ?? { href: start, text: 'See if this is you' }
  return (
    <Link
      className={`${className} ${latest === undefined ? '[html[data-session="kept"]_&]:invisible' : ''}`}
      href={href}
    >
      {text}
    </Link>
  )
}

interface OwnLetterLinkProps {
  /** The letter of the page. */
  letter: Letter
  /** The words of the button that starts the assessment. */
  action: string
  className?: string
}

/** The same from a letter's page. */
export function OwnLetterLink({ letter, action, className = '' }: OwnLetterLinkProps) {
  const latest = useContext(Own)
  const start = useUser() ? routes.assessment : routes.guestAssessment
  const { href, text } = ownLetterWay(letter, latest) ?? { href: start, text: action }
  return (
    <Link
      className={`${className} ${latest === undefined ? '[html[data-session="kept"]_&]:invisible' : ''}`}
      href={href}
    >
      {text}
    </Link>
  )
}

function ownLetterWay(letter: Letter, latest: Latest | null | undefined) {
  const own = latest?.personality_type_code ?? ''
  if (!latest || !isStyleCode(own)) return null
  const lead = own.charAt(0) as Letter
  if (lead === letter) return { href: resultPath(latest.assessment_id), text: letterLink.own }
  return { href: letterPath(lead), text: letterLink.other(lead) }
}

function ownWay(code: StyleCode, latest: Latest | null | undefined) {
  const own = latest?.personality_type_code ?? ''
  if (!latest || !isStyleCode(own)) return null
  if (own === code) return { href: resultPath(latest.assessment_id), text: 'This is you' }
  return { href: typePath(own), text: `Yours is ${latest.personality_type_name}` }
}

/** For a reader who has not taken the assessment. */
export function UnlessTaken({ children }: { children: React.ReactNode }) {
  return useContext(Own) ? null : children
}
