import { COLORS } from '../colors'
import type { Paper } from '../paper'
import type { PrintedKit } from '../printed-kit'
import { TypedLine } from '../typed-line'

/** What every page of a session is given. */
export interface KitPageProps {
  kit: PrintedKit
  paper: Paper
  /** "1 of 5". */
  number: string
}

/** Under each page: whose it is. */
export function Footer({ kit }: Pick<KitPageProps, 'kit'>) {
  return <TypedLine text={kit.groupName} width={300} size={8.5} color={COLORS.ink3} />
}
