import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { labelOf, TO_DO, thoughtOf } from '../../copy/session'
import { SESSION_MINUTES, type SessionStep, sessionSteps } from '../../disc/team/session'
import { sayWhen } from '../../when'
import { COLORS } from '../colors'
import { FramedPage } from '../layout'
import type { PrintedKit } from '../printed-kit'
import { WithNames } from '../stands-out'
import { LIVE_WIDTH, type } from '../type'
import { TypedLine } from '../typed-line'
import { tieLastWord } from '../words'
import { arePaired } from './exercises'
import { Footer, type KitPageProps } from './page'

const MINUTES_WIDTH = 46
const LABEL_WIDTH = 92

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    gap: 14,
    paddingVertical: 6.5,
    borderTopWidth: 0.6,
    borderTopColor: COLORS.line,
  },
})

/** Page 1: the steps of the hour, and what to do and say at each. */
export function Plan({ kit, ...page }: KitPageProps) {
  const { view, findings } = kit
  return (
    <FramedPage {...page} title="The hour" about={<Footer kit={kit} />} gap={12}>
      <View>
        <TypedLine text={kit.groupName} width={LIVE_WIDTH} size={25} isTitle />
        <Text style={[type.body, { color: COLORS.ink2 }]}>
          {`A session of ${SESSION_MINUTES} minutes, ${sayWhen(kit.day)}`}
        </Text>
      </View>
      <View>
        {sessionSteps(view.shows, findings.length).map((step) => (
          <View key={`${step.kind}${step.at}`} style={styles.row} wrap={false}>
            <Text style={[type.h3, { width: MINUTES_WIDTH }]}>{`${step.minutes} min`}</Text>
            <Text style={[type.strong, { width: LABEL_WIDTH }]}>{labelOf(step)}</Text>
            <View style={{ flex: 1 }}>
              <OnScreen step={step} kit={kit} />
              <Text style={type.list}>{tieLastWord(TO_DO[step.kind])}</Text>
            </View>
          </View>
        ))}
      </View>
      <Text style={type.note}>
        Names, letters and places here are those that members of the group show each other. Cut out
        the name cards, and have the agreements ready for the end.
      </Text>
    </FramedPage>
  )
}

/** What the screen shows meanwhile. */
function OnScreen({ step, kit }: { step: SessionStep; kit: PrintedKit }) {
  if (step.kind === 'finding') {
    const { title = '' } = kit.findings[step.at] ?? {}
    return <WithNames text={title} width={320} isStrong />
  }
  const { title, before, strong, after } = thoughtOf(step, {
    shows: kit.view.shows,
    shown: kit.people.filter(({ letter }) => letter).length,
    inPairs: arePaired(kit),
  })
  const sentence = [before, strong, after].filter(Boolean).join(' ')
  return (
    <View style={{ marginBottom: 2 }}>
      <Text style={type.strong}>{title}</Text>
      {sentence !== '' && <Text style={type.small}>{tieLastWord(sentence)}</Text>}
    </View>
  )
}
