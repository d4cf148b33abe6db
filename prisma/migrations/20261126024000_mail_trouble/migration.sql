-- CreateEnum
CREATE TYPE "mail_trouble" AS ENUM ('delayed', 'refused', 'failed');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "mail_trouble" "mail_trouble";

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "mail_trouble" "mail_trouble";

-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "mail_trouble" "mail_trouble";
