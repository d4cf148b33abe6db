'use client'

import { createContext, useContext, useEffect, useState } from 'react'
import { useUser } from '@/components/account/auth/use-user'
import { Link } from '@/components/ui/link'
import type { AnswerOf } from '@/lib/api/endpoint'
import type { getLatestResult } from '@/lib/api/results'
import { letterLink, styleLink } from '@/lib/copy/disc/words'
import type { Letter } from '@/lib/disc/letters'
import { isStyleCode, type StyleCode } from '@/lib/disc/styles'
import { letterPath, resultPath, routes, typePath } from '@/lib/routes'

type Latest = Pick<AnswerOf<typeof getLatestResult>, 'assessment_id' | 'standing'>

/** What the reader is called: null without a result, undefined until that is known. */
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
  const { href, text } = ownWay(code, latest) ?? { href: start, text: styleLink.start }
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
  const letters = latest?.standing.map(({ primary_type }) => primary_type) ?? []
  const [first, ...more] = new Set(letters)
  if (!latest || !first) return null
  if (letters.includes(letter)) return { href: pathOf(latest), text: letterLink.own }
  const text = more[0] ? letterLink.others(first, more[0]) : letterLink.other(first)
  return { href: more[0] ? routes.history : letterPath(first), text }
}

function ownWay(code: StyleCode, latest: Latest | null | undefined) {
  const own = (latest?.standing ?? []).flatMap(
    ({ personality_type_code: code, personality_type_name: name }) =>
      code !== null && name !== null && isStyleCode(code) ? { code, name } : [],
  )
  const [first, second] = own
  if (!latest || !first) return null
  if (own.some((one) => one.code === code)) return { href: pathOf(latest), text: styleLink.own }
  if (!second) return { href: typePath(first.code), text: styleLink.other(first.name) }
  return { href: routes.history, text: styleLink.others(first.name, second.name) }
}

/** Where the reader sees what they are called. */
function pathOf({ assessment_id, standing }: Latest): string {
  if (standing.length > 1) return routes.history
  return standing[0]?.sittings === 1 ? resultPath(assessment_id) : routes.together
}

/** For a reader who has not taken the assessment. */
export function UnlessTaken({ children }: { children: React.ReactNode }) {
  return useContext(Own) ? null : children
}
