-- Who on the launch list has been written to; with the delivery of the mail the row goes.
ALTER TABLE "prospective_users" ADD COLUMN     "mail_queued_at" TIMESTAMPTZ(3);

-- What the sweeper looks for; Prisma's schema cannot say an index of some rows.
CREATE INDEX "prospective_users_mail_queued_at_idx" ON "prospective_users"("mail_queued_at") WHERE "mail_queued_at" IS NOT NULL;
