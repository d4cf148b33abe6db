-- AlterTable
ALTER TABLE "users" ALTER COLUMN "suggestions" SET DEFAULT false;
