-- CreateTable
CREATE TABLE "try_mails" (
    "user_id" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_on" DATE NOT NULL,

    CONSTRAINT "try_mails_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "try_mails_due_on_idx" ON "try_mails"("due_on");

-- AddForeignKey
ALTER TABLE "try_mails" ADD CONSTRAINT "try_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
