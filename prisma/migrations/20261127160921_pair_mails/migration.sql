-- CreateTable
CREATE TABLE "pair_mails" (
    "pair_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "pair_mails_pkey" PRIMARY KEY ("pair_id","user_id")
);

-- CreateIndex
CREATE INDEX "pair_mails_user_id_idx" ON "pair_mails"("user_id");

-- AddForeignKey
ALTER TABLE "pair_mails" ADD CONSTRAINT "pair_mails_pair_id_fkey" FOREIGN KEY ("pair_id") REFERENCES "pair_comparisons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pair_mails" ADD CONSTRAINT "pair_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
