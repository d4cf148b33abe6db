-- AlterEnum
ALTER TYPE "mail_token_kind" ADD VALUE 'sign_in';

-- AlterTable
ALTER TABLE "mail_tokens" ADD COLUMN "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "mail_token_browsers" (
    "token_hash" CHAR(64) NOT NULL,
    "browser" CHAR(64) NOT NULL,

    CONSTRAINT "mail_token_browsers_pkey" PRIMARY KEY ("token_hash", "browser")
);

-- AddForeignKey
ALTER TABLE "mail_token_browsers" ADD CONSTRAINT "mail_token_browsers_token_hash_fkey" FOREIGN KEY ("token_hash") REFERENCES "mail_tokens"("hash") ON DELETE CASCADE ON UPDATE CASCADE;
