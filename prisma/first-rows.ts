import { PrismaPg } from '@prisma/adapter-pg'
import { styleOf } from '../lib/disc/styles'
import { PREVIEW_COUPONS } from '../lib/pricing'
import { PrismaClient } from '../lib/server/generated/prisma/client'
import { SAMPLE } from './seed-data'

/** Writes what a fresh database holds. Safe to call at every start: nothing that exists is changed. */
export async function seed(connectionString: string): Promise<void> {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) })
  try {
    await write(db)
  } finally {
    await db.$disconnect()
  }
}

async function write(db: PrismaClient): Promise<void> {
  await db.coupon.createMany({
    data: PREVIEW_COUPONS.map((coupon) => ({ ...coupon, previewOnly: true })),
    skipDuplicates: true,
  })

  const { code, primary, secondary } = styleOf(SAMPLE.scores)
  await db.assessment.createMany({
    data: [
      {
        id: SAMPLE.id,
        isSample: true,
        formVersion: SAMPLE.formVersion,
        // It has no answers: its scores are the seed's own.
        scorerVersion: 'sample',
        answers: [],
        counted: 28,
        dScore: SAMPLE.scores.D,
        iScore: SAMPLE.scores.I,
        sScore: SAMPLE.scores.S,
        cScore: SAMPLE.scores.C,
        primaryLetter: primary,
        secondaryLetter: secondary,
        styleCode: code,
        completedAt: SAMPLE.completedAt,
      },
    ],
    skipDuplicates: true,
  })
}
