-- AlterTable
ALTER TABLE "pair_comparisons" ADD COLUMN     "agreement" VARCHAR(200),
ADD COLUMN     "agreement_by_first" BOOLEAN,
ADD COLUMN     "agreement_from" TIMESTAMPTZ(3);
