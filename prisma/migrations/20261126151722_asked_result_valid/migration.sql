ALTER TABLE "join_requests" VALIDATE CONSTRAINT "join_requests_result_id_fkey";
