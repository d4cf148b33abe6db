-- Nobody knows when results that are there already were last opened: their time begins today.
ALTER TABLE "assessments" ADD COLUMN     "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- What the sweeper looks for, so that a look takes the same time however much there is.
CREATE INDEX "assessment_drafts_updated_at_idx" ON "assessment_drafts"("updated_at");
CREATE INDEX "invitations_expires_at_idx" ON "invitations"("expires_at");
CREATE INDEX "mail_tokens_expires_at_idx" ON "mail_tokens"("expires_at");
CREATE INDEX "report_links_expires_at_idx" ON "report_links"("expires_at");
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");
-- Prisma's schema cannot say an index of some rows.
CREATE INDEX "assessments_guests_last_used_at_idx" ON "assessments"("last_used_at") WHERE "user_id" IS NULL AND NOT "is_sample";
CREATE INDEX "report_links_revoked_at_idx" ON "report_links"("revoked_at") WHERE "revoked_at" IS NOT NULL;
