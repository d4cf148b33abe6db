
-- CreateTable
CREATE TABLE "live_sessions" (
    "id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "code" VARCHAR(6) NOT NULL,
    "allows_guests" BOOLEAN NOT NULL,
    "step_kind" VARCHAR(12) NOT NULL DEFAULT 'join',
    "step_of" VARCHAR(80) NOT NULL DEFAULT '',
    "is_shown" BOOLEAN NOT NULL DEFAULT false,
    "shows_names" BOOLEAN NOT NULL DEFAULT false,
    "is_revealed" BOOLEAN NOT NULL DEFAULT false,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "live_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "participants" (
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "user_id" UUID,
    "name" VARCHAR(24),
    "hash" VARCHAR(64) NOT NULL,
    "shows_name" BOOLEAN NOT NULL,
    "uses_result" BOOLEAN NOT NULL,
    "may_be_guessed" BOOLEAN NOT NULL,
    "has_turned_over" BOOLEAN NOT NULL DEFAULT false,
    "result_id" VARCHAR(36),
    "dot_id" UUID NOT NULL,
    "dot_x" DOUBLE PRECISION,
    "dot_y" DOUBLE PRECISION,
    "is_dot_left" BOOLEAN NOT NULL DEFAULT false,
    "agreement" VARCHAR(200),
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_sent_out" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "participants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "given_answers" (
    "participant_id" UUID NOT NULL,
    "step" VARCHAR(93) NOT NULL,
    "answer" VARCHAR(4) NOT NULL,

    CONSTRAINT "given_answers_pkey" PRIMARY KEY ("participant_id","step")
);

-- CreateTable
CREATE TABLE "shown_counts" (
    "session_id" UUID NOT NULL,
    "step" VARCHAR(93) NOT NULL,
    "counts" JSONB NOT NULL,

    CONSTRAINT "shown_counts_pkey" PRIMARY KEY ("session_id","step")
);

-- CreateTable
CREATE TABLE "refused_findings" (
    "group_id" UUID NOT NULL,
    "finding" VARCHAR(80) NOT NULL,
    "refused_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refused_findings_pkey" PRIMARY KEY ("group_id","finding")
);

-- CreateIndex
CREATE UNIQUE INDEX "live_sessions_group_id_key" ON "live_sessions"("group_id");

-- CreateIndex
CREATE UNIQUE INDEX "live_sessions_code_key" ON "live_sessions"("code");

-- CreateIndex
CREATE INDEX "live_sessions_ends_at_idx" ON "live_sessions"("ends_at");

-- CreateIndex
CREATE UNIQUE INDEX "participants_hash_key" ON "participants"("hash");

-- CreateIndex
CREATE INDEX "participants_user_id_idx" ON "participants"("user_id");

-- CreateIndex
CREATE INDEX "participants_result_id_idx" ON "participants"("result_id");

-- CreateIndex
CREATE UNIQUE INDEX "participants_session_id_user_id_key" ON "participants"("session_id", "user_id");

-- AddForeignKey
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participants" ADD CONSTRAINT "participants_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "live_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participants" ADD CONSTRAINT "participants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participants" ADD CONSTRAINT "participants_result_id_fkey" FOREIGN KEY ("result_id") REFERENCES "assessments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "given_answers" ADD CONSTRAINT "given_answers_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shown_counts" ADD CONSTRAINT "shown_counts_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "live_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refused_findings" ADD CONSTRAINT "refused_findings_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
