import { Text, View } from '@react-pdf/renderer'
import { TEAM_NOTE } from '../../disc/content/team'
import { COLORS } from '../colors'
import { FramedPage } from '../layout'
import { type } from '../type'
import { tieLastWord } from '../words'
import { Footer, type TeamPageProps } from './page'

/** Page 2: what the mix gives, what it costs, what to do. */
export function Dynamics({ team, paper, count }: TeamPageProps) {
  const { dynamics, headline } = team.comparison
  return (
    <FramedPage
      paper={paper}
      title="Working together"
      about={<Footer team={team} />}
      number={2}
      count={count}
      gap={22}
      spread={false}
    >
      <View>
        <Text style={[type.h1, { marginBottom: 8 }]}>Working together</Text>
        {headline && <Text style={type.lede}>{tieLastWord(headline.text)}</Text>}
      </View>
      <Part title="Strengths" points={dynamics.strengths} />
      <Part title="Challenges" points={dynamics.challenges} />
      <Part title="Recommendations" points={dynamics.recommendations} />
      <Text style={[type.note, { marginTop: 6 }]}>{TEAM_NOTE}</Text>
    </FramedPage>
  )
}

function Part({ title, points }: { title: string; points: readonly string[] }) {
  const row = { borderTopWidth: 0.6, borderTopColor: COLORS.line, paddingVertical: 6 }
  return (
    <View>
      <Text style={[type.h2, { marginBottom: 8 }]}>{title}</Text>
      {points.map((point) => (
        <View key={point} style={row} wrap={false}>
          <Text style={type.body}>{tieLastWord(point)}</Text>
        </View>
      ))}
    </View>
  )
}
