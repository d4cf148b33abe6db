-- AlterTable
ALTER TABLE "mail_token_browsers" ADD COLUMN     "code_tries" INTEGER NOT NULL DEFAULT 0;
