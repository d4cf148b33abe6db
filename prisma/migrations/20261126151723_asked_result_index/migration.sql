CREATE INDEX CONCURRENTLY "join_requests_result_id_idx" ON "join_requests"("result_id");
