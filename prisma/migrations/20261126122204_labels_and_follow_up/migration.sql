-- CreateEnum
CREATE TYPE "worked" AS ENUM ('yes', 'partly', 'no');

-- AlterTable
ALTER TABLE "assessment_drafts" ADD COLUMN     "label" VARCHAR(30);

-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "label" VARCHAR(30);

-- AlterTable
ALTER TABLE "memberships" ADD COLUMN     "result_id" VARCHAR(36);

-- AlterTable
ALTER TABLE "agreements" ADD COLUMN     "answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "mails_from" TIMESTAMPTZ(3),
ADD COLUMN     "mails_sent" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "worked" "worked";

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_result_id_fkey" FOREIGN KEY ("result_id") REFERENCES "assessments"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
