-- CreateTable
CREATE TABLE "pair_comparisons" (
    "id" UUID NOT NULL,
    "first_id" VARCHAR(36) NOT NULL,
    "first_name" VARCHAR(60),
    "second_id" VARCHAR(36),
    "second_name" VARCHAR(60),
    "hash" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "agreed_at" TIMESTAMPTZ(3),

    CONSTRAINT "pair_comparisons_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "pair_comparisons_hash_key" ON "pair_comparisons"("hash");

-- CreateIndex
CREATE INDEX "pair_comparisons_first_id_idx" ON "pair_comparisons"("first_id");

-- CreateIndex
CREATE INDEX "pair_comparisons_second_id_idx" ON "pair_comparisons"("second_id");

-- CreateIndex
CREATE INDEX "pair_comparisons_expires_at_idx" ON "pair_comparisons"("expires_at");

-- AddForeignKey
ALTER TABLE "pair_comparisons" ADD CONSTRAINT "pair_comparisons_first_id_fkey" FOREIGN KEY ("first_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pair_comparisons" ADD CONSTRAINT "pair_comparisons_second_id_fkey" FOREIGN KEY ("second_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
