CREATE INDEX CONCURRENTLY "memberships_result_id_idx" ON "memberships"("result_id");
