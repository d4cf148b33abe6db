-- A new address counts once its link is opened, and the old one can undo it for 7 days.
CREATE TABLE "email_changes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "old_email" VARCHAR(254) NOT NULL,
    "new_email" VARCHAR(254) NOT NULL,
    "confirm_hash" CHAR(64) NOT NULL,
    "undo_hash" CHAR(64) NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "session_id" UUID NOT NULL,
    "proven_at" TIMESTAMPTZ(3),
    "waits_until" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "undo_until" TIMESTAMPTZ(3),

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "email_changes_confirm_hash_key" ON "email_changes"("confirm_hash");
CREATE UNIQUE INDEX "email_changes_undo_hash_key" ON "email_changes"("undo_hash");
CREATE INDEX "email_changes_user_id_idx" ON "email_changes"("user_id");
CREATE INDEX "email_changes_old_email_idx" ON "email_changes"("old_email");
CREATE INDEX "email_changes_asked_at_idx" ON "email_changes"("asked_at");

ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
