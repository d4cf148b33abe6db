-- AlterTable
ALTER TABLE "join_requests" ADD COLUMN     "result_id" VARCHAR(36);

-- AddForeignKey
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_result_id_fkey" FOREIGN KEY ("result_id") REFERENCES "assessments"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
