-- AlterTable
ALTER TABLE "report_links" ADD COLUMN     "opens_result" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "share_links" (
    "id" UUID NOT NULL,
    "assessment_id" VARCHAR(36) NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "style_code" VARCHAR(2) NOT NULL,
    "called" VARCHAR(40),
    "compares" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "share_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "share_links_assessment_id_key" ON "share_links"("assessment_id");

-- CreateIndex
CREATE UNIQUE INDEX "share_links_hash_key" ON "share_links"("hash");

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
