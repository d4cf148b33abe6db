-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "certainty" JSONB,
ADD COLUMN     "quality" JSONB;
