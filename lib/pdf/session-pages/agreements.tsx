import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { agreementPages } from '../../disc/team/session'
import { COLORS } from '../colors'
import { Mark } from '../drawing/mark'
import { FramedPage } from '../layout'
import type { PrintedPerson } from '../printed-kit'
import { LIVE_WIDTH, type } from '../type'
import { TypedLine } from '../typed-line'
import { TypedText } from '../typed-text'
import { Blank, MOST_LISTED } from './cards'
import { Footer, type KitPageProps } from './page'

const MARK = 20
const NAME = 110
const GAP = 12
const TEXT = LIVE_WIDTH - MARK - NAME - 2 * GAP

/** As many as in the presenter view. */
export const pagesOfAgreements = (people: readonly PrintedPerson[]) =>
  agreementPages(people.slice(0, MOST_LISTED))

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: GAP,
    height: 42,
    borderTopWidth: 0.6,
    borderTopColor: COLORS.line,
  },
})

interface AgreementsProps extends KitPageProps {
  people: readonly PrintedPerson[]
  /** 0 for the first page of them. */
  index: number
}

/** What each person agreed to do, and a line for each who has yet to say it. */
export function Agreements({ people, index, ...page }: AgreementsProps) {
  const title = index === 0 ? 'One agreement each' : 'One agreement each, continued'
  return (
    <FramedPage {...page} title={title} about={<Footer kit={page.kit} />} gap={14}>
      <Text style={type.h1}>{title}</Text>
      <View>
        {people.map(({ id, letter, name, agreement }) => (
          <View key={id} style={styles.row} wrap={false}>
            <View style={{ width: MARK }}>{letter && <Mark letter={letter} size={MARK} />}</View>
            <View style={{ width: NAME }}>
              <TypedLine text={name} width={NAME} size={10.5} />
            </View>
            {agreement ? (
              <TypedText text={agreement} width={TEXT} size={10} mostLines={2} />
            ) : (
              <View style={{ height: 24, justifyContent: 'flex-end' }}>
                <Blank width={TEXT} />
              </View>
            )}
          </View>
        ))}
      </View>
    </FramedPage>
  )
}
