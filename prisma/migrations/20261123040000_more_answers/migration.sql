-- Answers to further questions, which settle who leads (docs/decisions/101). The version before writes and reads none.
ALTER TABLE "assessments" ADD COLUMN "more_answers" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "assessments" ADD COLUMN "more_counted" SMALLINT NOT NULL DEFAULT 0;
