/** The frame of every page after the cover: margins, bookmark, body and footer. */
import { Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Report } from '../disc/result/report'
import { COLORS } from './colors'
import type { Paper } from './paper'
import { LIVE_WIDTH, MARGIN_BOTTOM, MARGIN_TOP, PAPER_SIZE, type } from './type'

/** What every page is given. */
export interface PageProps {
  report: Report
  paper: Paper
  /** "2 of 10". */
  number: string
  /** Marks each page of the public sample. */
  sample?: boolean
}

const styles = StyleSheet.create({
  page: { paddingTop: MARGIN_TOP, paddingBottom: MARGIN_BOTTOM, backgroundColor: COLORS.surface },
  // Text that has less room than a line is not drawn.
  mark: { position: 'absolute', top: 22, height: 22 },
  tag: {
    paddingVertical: 2,
    paddingHorizontal: 7,
    borderWidth: 1,
    borderStyle: 'dashed',
    borderColor: COLORS.lineStrong,
    borderRadius: 5,
  },
  // An explicit height: react-pdf #3416.
  footer: {
    position: 'absolute',
    bottom: 26,
    height: 24,
    width: LIVE_WIDTH,
    paddingTop: 8,
    borderTopWidth: 0.6,
    borderTopColor: COLORS.line,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
})

/** The side margin that centers the live width on a paper. */
export function sideMargin(paper: Paper): number {
  return (PAPER_SIZE[paper][0] - LIVE_WIDTH) / 2
}

/** The height between the margins; a point less, so that rounding never opens a second page. */
export function liveHeight(paper: Paper): number {
  return PAPER_SIZE[paper][1] - MARGIN_TOP - MARGIN_BOTTOM - 1
}

interface FramedPageProps {
  paper: Paper
  /** The title of the bookmark. */
  title: string
  /** The document's title, at the left of the footer. */
  about: ReactNode
  /** At the right: "2 of 10". */
  number: string
  /** Stands above the text, at the right. */
  mark?: ReactNode
  /** The least room between two children. */
  gap?: number
  /** From the top to the bottom of the page, else from the top on. */
  spread?: boolean
  children: ReactNode
}

/** One page with its margins, bookmark and footer. What has no room on its sheet goes on on the next one. */
export function FramedPage(props: FramedPageProps) {
  const { paper, title, about, number, mark, gap = 26, spread = false, children } = props
  const left = sideMargin(paper)
  const justifyContent = spread ? 'space-between' : 'flex-start'
  const body = { minHeight: liveHeight(paper), gap, justifyContent } as const
  return (
    <Page
      size={PAPER_SIZE[paper]}
      bookmark={title}
      style={[styles.page, { paddingHorizontal: left }]}
    >
      <View style={body}>{children}</View>
      {mark && (
        <View fixed style={[styles.mark, { right: left }]}>
          {mark}
        </View>
      )}
      {/* Fixed, or its place in the margin would count as a second page. */}
      <View fixed style={[styles.footer, { left }]}>
        {typeof about === 'string' ? <Text style={type.note}>{about}</Text> : about}
        <Text style={type.note}>{number}</Text>
      </View>
    </Page>
  )
}

interface ReportPageProps
  extends PageProps,
    Pick<FramedPageProps, 'title' | 'gap' | 'spread' | 'children'> {}

/** One page of the report. */
export function ReportPage({ report, sample = false, ...page }: ReportPageProps) {
  const { title } = report.named
  if (!sample) return <FramedPage {...page} about={title} />
  return <FramedPage {...page} about={`Sample report: ${title}`} mark={<SampleTag />} />
}

/** Stands on each page of the sample, so that none passes for a person's report. */
export function SampleTag() {
  return (
    <View style={styles.tag}>
      <Text style={[type.note, { fontWeight: 600 }]}>Sample</Text>
    </View>
  )
}
