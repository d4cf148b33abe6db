import { PrismaPg } from '@prisma/adapter-pg'
import { FORM_VERSION } from '../lib/disc/form/items'
import { IN_FORCE } from '../lib/disc/model/scorers'
import { publicSample, SAMPLE_ID } from '../lib/disc/result/public-sample'
import { PREVIEW_COUPONS } from '../lib/pricing'
import { PrismaClient } from '../lib/server/generated/prisma/client'

/** Writes what a fresh database holds. Safe to call at every start: of what exists, only the public sample changes, with the form and the scorer. */
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

  const { code, primary, secondary, scores, certainty, counted, completedAt } = publicSample()
  const sample = {
    isSample: true,
    ...IN_FORCE,
    formVersion: FORM_VERSION,
    // They follow from a rule (lib/disc/result/public-sample.ts), and no statistic counts them.
    answers: [],
    counted,
    certainty: { ...certainty },
    dScore: scores.D,
    iScore: scores.I,
    sScore: scores.S,
    cScore: scores.C,
    primaryLetter: primary,
    secondaryLetter: secondary,
    styleCode: code,
    completedAt,
  }
  await db.assessment.upsert({
    where: { id: SAMPLE_ID },
    create: { id: SAMPLE_ID, ...sample },
    update: sample,
  })
}
