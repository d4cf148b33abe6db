/** The frame of every page after the cover: margins, bookmark, body and footer. */
import { Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Report } from '../disc/result/report'
import { COLORS } from './colors'
import type { Paper } from './paper'
import { LIVE_WIDTH, MARGIN_BOTTOM, MARGIN_TOP, PAPER_SIZE, type } from './type'

const PAGE_COUNT = 9
const SAMPLE_PAGE_COUNT = 6

/** What every page is given. */
export interface PageProps {
  report: Report
  paper: Paper
  /** Marks each page of the public sample. */
  sample?: boolean
}

const styles = StyleSheet.create({
  page: { paddingTop: MARGIN_TOP, paddingBottom: MARGIN_BOTTOM, backgroundColor: COLORS.surface },
  mark: { position: 'absolute', top: 24, height: 18 },
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
  /** Fixed: a page number that depends on the layout makes it run twice. */
  number: number
  count: number
  /** Stands above the text, at the right. */
  mark?: ReactNode
  /** The least room between two children. */
  gap?: number
  /** How the children share the height: spread from top to bottom, or from the top on. */
  spread?: boolean
  children: ReactNode
}

/** One page with its margins, bookmark and footer. */
export function FramedPage(props: FramedPageProps) {
  const { paper, title, about, number, count, mark, gap = 18, spread = true, children } = props
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
        <Text style={type.note}>{`${number} of ${count}`}</Text>
      </View>
    </Page>
  )
}

interface ReportPageProps extends PageProps {
  title: string
  /** 2 to 8. */
  number: number
  gap?: number
  children: ReactNode
}

/** One page of the report. Its children are spread over the height, first at the top and last at the bottom. */
export function ReportPage({ report, sample = false, ...page }: ReportPageProps) {
  const { title } = report.named
  if (!sample) return <FramedPage {...page} about={title} count={PAGE_COUNT} />
  return (
    <FramedPage
      {...page}
      about={`Sample report: ${title}`}
      count={SAMPLE_PAGE_COUNT}
      mark={<SampleTag />}
    />
  )
}

/** Stands on each page of the sample, so that none passes for a person's report. */
export function SampleTag() {
  return (
    <View style={styles.tag}>
      <Text style={[type.note, { fontWeight: 600 }]}>Sample</Text>
    </View>
  )
}
