-- AlterTable
ALTER TABLE "mail_tokens" ADD COLUMN     "code_hash" VARCHAR(43),
ADD COLUMN     "code_tries" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "mail_token_browsers" ADD COLUMN     "needs_code" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "email_changes" ADD COLUMN     "code_hash" VARCHAR(43),
ADD COLUMN     "code_tries" INTEGER NOT NULL DEFAULT 0;
