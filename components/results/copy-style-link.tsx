'use client'

import type { StyleCode } from '@/lib/disc/styles'
import { typePath } from '@/lib/routes'
import { CopyLinkView } from './copy-link-view'
import { useCopiedAddress } from './use-copied-address'

interface CopyStyleLinkProps {
  code: StyleCode
  /** The label. */
  children?: React.ReactNode
}

/** Copies the address of a style's public page: that page says nothing about the person who shares it. */
export function CopyStyleLink({ code, children }: CopyStyleLinkProps) {
  return <CopyLinkView link={useCopiedAddress(typePath(code))}>{children}</CopyLinkView>
}
