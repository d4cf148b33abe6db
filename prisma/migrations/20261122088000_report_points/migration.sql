-- What a reader says of the sentences of their report, and the field of work that words its examples.
ALTER TABLE "assessments" ADD COLUMN "field" VARCHAR(12);

CREATE TABLE "point_marks" (
    "assessment_id" VARCHAR(36) NOT NULL,
    "point" VARCHAR(16) NOT NULL,
    "fits" BOOLEAN NOT NULL,
    "marked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "point_marks_pkey" PRIMARY KEY ("assessment_id","point")
);

CREATE INDEX "point_marks_point_idx" ON "point_marks"("point");

ALTER TABLE "point_marks" ADD CONSTRAINT "point_marks_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
